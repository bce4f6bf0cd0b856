// A short sound, for those who look elsewhere: something is asked of them.
import { h } from './dom.js';
import { text } from './words.js';

const SILENT = 'salon.silent';
const NOTES = [659, 880]; // Hz
const EACH = 0.16; // seconds

/** Whether sounds are wanted. */
export function isLoud() {
  return localStorage.getItem(SILENT) !== '1';
}

/** Two soft notes. A browser that lets no page sound before it was touched stays silent. */
export function chime() {
  if (!isLoud() || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  NOTES.forEach((pitch, n) => {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + n * EACH;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 2 * EACH);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + 2 * EACH);
  });
  setTimeout(() => audio.close(), 2000);
}

/** The setting, for the page of one's account. */
export function soundSetting() {
  const box = h('input', {
    type: 'checkbox',
    checked: isLoud(),
    onchange: () => {
      if (box.checked) localStorage.removeItem(SILENT);
      else localStorage.setItem(SILENT, '1');
    },
  });
  return h('label', { class: 'check' }, box, h('span', null, text('sound-setting')));
}

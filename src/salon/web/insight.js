// What bots make of a game that is over: the answers that cost most, and what was better.
import { get } from './api.js';
import { button, h } from './dom.js';
import { sideOf } from './named.js';
import { text } from './words.js';

/** @import { Analysis, Update, Weighed } from './wire.d.ts' */

const AGAIN = 1500; // ms between two looks at how far it is

/**
 * A panel that asks for nothing until it is wanted: a whole game is much to think about.
 * @param {string} table @param {Update} update @param {(move: number) => void} goTo
 */
export function insightPanel(table, update, goTo) {
  const room = h('div', { class: 'insight-room' }, h('p', null, text('insight-about')));
  const status = h('p', { role: 'status', class: 'insight-status' });
  const ask = button(text('insight-ask'), () => begin(), { icon: 'ui-play' });
  const panel = h(
    'section',
    { class: 'panel insight', 'aria-label': text('insight-title') },
    h('header', null, h('h2', null, text('insight-title'))),
    room,
    ask,
    status,
  );

  function begin() {
    ask.disabled = true;
    look().catch((/** @type {Error} */ error) => {
      ask.disabled = false;
      status.textContent = error.message;
    });
  }

  /** Ask until the whole game has been looked through, or nobody looks any more. */
  async function look() {
    for (;;) {
      /** @type {Analysis} */
      const found = await get(`/api/tables/${table}/analysis`);
      const over = found.done >= found.of;
      status.textContent = over ? text('insight-done', { n: found.weighed ?? 0 }) : text('insight-at', { n: found.done, of: found.of });
      if (over) {
        ask.remove();
        room.replaceChildren(list(found.dear ?? []));
        return;
      }
      await new Promise((done) => setTimeout(done, AGAIN));
      if (!panel.isConnected) return;
    }
  }

  /** @param {Weighed[]} dear */
  function list(dear) {
    if (!dear.length) return h('p', null, text('insight-nothing'));
    return h(
      'ol',
      { class: 'moments' },
      dear.map((found) =>
        h(
          'li',
          { 'data-side': sideOf(`seat.${found.seat}`, update.seats) },
          h(
            'div',
            null,
            h('h3', null, text('insight-cost', { name: update.seats[found.seat]?.name ?? '', given: found.given, n: found.cost })),
            h('p', null, text('insight-best', { chance: found.lines[0]?.chance ?? 0, given: found.chance })),
            h(
              'div',
              { class: 'lines' },
              found.lines.map((line) => h('p', null, text('insight-line', { answers: line.answers.join(' → '), chance: line.chance }))),
            ),
            h('button', { type: 'button', class: 'cl', onclick: () => goTo(found.move - 1) }, text('see-moment', { n: found.move })),
          ),
        ),
      ),
    );
  }

  return panel;
}

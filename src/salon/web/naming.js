// What somebody is called: asked of a guest who sits down, before others see them.
import { RequestError, get, post } from './api.js';
import { button, h } from './dom.js';
import { keepShare, newShare } from './fairness.js';
import { comeIn, iAm, meet, whoAmI } from './session.js';
import { confirmed } from './toast.js';
import { text } from './words.js';

/** Whether a guest is still to say what to be called, with these others around. @param {string[]} others */
export function isNameless(others = []) {
  const me = whoAmI();
  return !me || (me.guest && (Boolean(me.nameless) || others.includes(me.name)));
}

/**
 * Ask what somebody wants to be called, and do something with it; asked again while it is refused.
 * @param {{title: string, lead?: string, yes: string, taken?: string[], act: (name: string) => Promise<void>}} how
 * @returns {Promise<boolean>}  whether it was done
 */
export function askName({ title, lead, yes, taken = [], act }) {
  return new Promise((done) => {
    const me = whoAmI();
    const box = h('input', {
      class: 'search',
      maxlength: 24,
      required: true,
      autocomplete: 'nickname',
      'aria-label': text('what-to-call-you'),
      value: me && !me.nameless ? me.name : '',
    });
    const problem = h('p', { class: 'problem', role: 'alert' });
    const close = (/** @type {boolean} */ named) => {
      dialog.close();
      dialog.remove();
      done(named);
    };
    const give = async (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = box.value.trim();
      if (!name) return;
      try {
        await act(name);
        close(true);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        problem.textContent = error.message;
        box.setAttribute('aria-invalid', 'true');
        box.focus();
      }
    };
    const ideas = text('name-ideas')
      .split('|')
      .filter((idea) => !taken.includes(idea))
      .map((idea) =>
        button(idea, () => {
          box.value = idea;
          box.focus();
        }),
      );
    const dialog = h(
      'dialog',
      { class: 'sheet-dialog naming', 'aria-label': title, oncancel: () => close(false) },
      h(
        'form',
        { onsubmit: give },
        h('h2', null, title),
        lead ? h('p', null, lead) : null,
        h('label', { class: 'field' }, h('span', null, text('what-to-call-you')), box),
        h('p', { class: 'muted small' }, text('others-see-name'), taken.length ? ` ${text('names-taken', { names: taken.join(', ') })}` : ''),
        problem,
        h('p', { class: 'ideas acts' }, h('span', { class: 'muted small' }, text('no-idea')), ideas),
        h(
          'p',
          { class: 'acts' },
          h('button', { class: 'btn primary', type: 'submit' }, yes),
          button(text('cancel'), () => close(false)),
          me && !me.guest ? null : h('a', { class: 'btn', href: '/account' }, text('have-account')),
        ),
      ),
    );
    dialog.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) close(false);
    });
    document.body.append(dialog);
    dialog.showModal();
    box.focus();
  });
}

/** The running tables of a guest who logs in: are they to come along? `null`: do not log in after all. @returns {Promise<boolean | null>} */
export async function askToCarry() {
  const me = whoAmI();
  if (!me?.guest) return false;
  const { mine } = await get('/api/tables');
  const going = mine.filter((/** @type {import('./wire.d.ts').TableInfo} */ table) => table.status !== 'ended' && table.mine);
  if (!going.length) return false;
  return new Promise((done) => {
    const close = (/** @type {boolean | null} */ carry) => {
      dialog.close();
      dialog.remove();
      done(carry);
    };
    const bring = button(text('carry-yes'), () => close(true), { kind: 'primary' });
    const dialog = h(
      'dialog',
      { class: 'sheet-dialog carry', 'aria-label': text('carry-title'), oncancel: () => close(null) },
      h('h2', null, text('carry-title')),
      h('p', null, text('carry-more', { name: me.name })),
      h(
        'ul',
        { class: 'plain-list' },
        going.map((/** @type {import('./wire.d.ts').TableInfo} */ table) =>
          h('li', null, h('b', null, table.title), ' ', table.seats.map((seat) => seat.name || text('open-seat')).join(', ')),
        ),
      ),
      h(
        'p',
        { class: 'acts' },
        bring,
        button(text('carry-no'), () => close(false)),
        button(text('cancel'), () => close(null)),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
    bring.focus();
  });
}

/** A guest who logs out cannot come back: they are warned. @returns {Promise<boolean>} */
export async function mayLogOut() {
  const me = whoAmI();
  if (!me?.guest) return true;
  return confirmed(text('sure-log-out'), { yes: text('log-out'), more: text('sure-log-out-more') });
}

/** Be somebody with a name. @param {string} title @param {string} yes */
export async function comeInNamed(title, yes) {
  return askName({
    title,
    yes,
    act: async (name) => {
      await comeIn();
      iAm(await post('/api/settings', { name }));
    },
  });
}

/** Sit down at a table, with a name; whether one does. @param {import('./table.js').Table} table @param {number} seat @param {string} invitation */
export async function sitDown(table, seat, invitation) {
  const taken = (table.update?.seats ?? []).flatMap((each) => (each.kind === 'open' ? [] : [each.name]));
  const sit = async (/** @type {string | undefined} */ name) => {
    await comeIn();
    const share = newShare();
    keepShare(table.id, share);
    table.info = await post(`/api/tables/${table.id}/join`, { seat, invitation, promise: share.promise, name });
  };
  const title = text('sit-down-title', { title: table.info.title });
  try {
    if (!isNameless(taken)) await sit(undefined);
    else if (!(await askName({ title, yes: text('sit-down'), taken, act: sit }))) return false;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    table.complain(error.message);
    return false;
  }
  await meet();
  table.page.redrawMasthead();
  return true;
}

/** The link to a seat. @param {string} table @param {number} seat @param {string} [secret] */
export function invitationLink(table, seat, secret) {
  return `${location.origin}/tables/${table}#seat=${seat}${secret ? `&invitation=${secret}` : ''}`;
}

// Around the editor: what differs from the base, the test, and who may use a pack.
import { get, post } from '../api.js';
import { button, fill, h, heads } from '../dom.js';
import { copy } from '../toast.js';
import { text } from '../words.js';

/** @typedef {import('../app.js').Page} Page */
/** @typedef {import('../wire.d.ts').TrialInfo} TrialInfo */
/** @typedef {import('../wire.d.ts').ShareState} ShareState */
/** @typedef {import('../wire.d.ts').PackInfo} PackInfo */

/** @param {string} id @param {string} title @param {string} name */
const head = (id, title, name) =>
  h(
    'header',
    { class: 'pk-head' },
    h('div', null, h('p', { class: 'caps' }, name), h('h1', null, title)),
    h('span', { class: 'spring' }),
    h('a', { class: 'btn', href: `/packs/${id}` }, text('pack-go-on')),
  );

/** @param {Page} page @param {string} id */
export async function comparePage(page, id) {
  /** @type {import('../wire.d.ts').Comparison} */
  const found = await get(`/api/packs/${id}/compare`);
  page.place(found.name);
  const all = found.differences ?? [];
  fill(
    page.main,
    head(id, text('pack-compare-title'), found.name),
    h('p', { class: 'pk-lede' }, all.length ? text(found.same ? 'pack-differ-same' : 'pack-differ', { n: all.length }) : text('pack-differ-not')),
    h(
      'ol',
      { class: 'pk-differences' },
      all.map((one) =>
        h(
          'li',
          { class: 'panel' },
          h('h2', null, h('a', { href: `/packs/${id}#${one.card}` }, one.name), h('small', null, [one.group, ...(one.fields ?? [])].join(' · '))),
          h(
            'div',
            { class: 'pk-two' },
            side(text('pack-before-was'), one.before ?? [], one.now ?? []),
            side(text('pack-now'), one.now ?? [], one.before ?? []),
          ),
        ),
      ),
    ),
  );
}

/** @param {string} title @param {string[]} said @param {string[]} other */
function side(title, said, other) {
  return h(
    'div',
    null,
    h('p', { class: 'caps' }, title),
    said.map((sentence) => h('p', null, other.includes(sentence) ? sentence : h('mark', null, sentence))),
  );
}

const AGAIN = 700; // ms between two looks at a test

/** @param {Page} page @param {string} id */
export async function testPage(page, id) {
  /** @type {PackInfo} */
  const info = await get(`/api/packs/${id}`);
  page.place(info.line.name);
  const state = h('section', { class: 'panel pk-trial', 'aria-label': text('pack-test') });
  let there = true;
  fill(page.main, head(id, text('pack-test-title'), info.line.name), h('p', { class: 'pk-lede' }, text('pack-test-about')), state);
  const bar = h('progress', { 'aria-label': text('pack-test') });
  const said = h('p', { role: 'status' });

  const begin = async () => follow(await post(`/api/packs/${id}/versions`));
  const follow = async (/** @type {TrialInfo} */ trial) => {
    if (!there) return;
    const waits = trial.state === 'waiting';
    if (!waits && trial.state !== 'running') return draw(trial);
    bar.max = trial.of ?? 1;
    bar.value = trial.done ?? 0;
    said.textContent = waits ? text('pack-test-waits') : text('pack-test-runs', { n: trial.done ?? 0, of: trial.of ?? 0 });
    if (!state.contains(bar)) fill(state, said, bar);
    setTimeout(async () => there && follow(await get(`/api/packs/${id}/trial`)), AGAIN);
  };
  const draw = (/** @type {TrialInfo} */ trial) => {
    const bad = (info.faults ?? []).filter((fault) => !fault.doubt);
    const start = button(text('pack-test-begin'), begin, { kind: 'primary' });
    if (trial.state === 'passed') {
      const version = trial.version ?? 0;
      fill(
        state,
        h('h2', { class: 'pk-yes' }, text('pack-test-passed', { n: trial.done ?? 0 })),
        h('p', null, text('pack-test-figures', { moves: trial.moves ?? 0 })),
        figures(trial),
        h('p', { role: 'status' }, text('pack-test-kept', { n: version })),
      );
      get('/api/packs').then((shelf) => {
        const line = shelf.packs.find((/** @type {import('../wire.d.ts').PackLine} */ pack) => pack.id === id);
        const found = line?.versions?.find((/** @type {import('../wire.d.ts').PackVersion} */ one) => one.version === version);
        if (!found) return;
        state.append(
          h('p', null, text('pack-digest'), ' ', h('code', { class: 'pk-digest' }, found.digest)),
          h(
            'p',
            { class: 'acts' },
            h('a', { class: 'btn primary', href: `/new/${line.game}?pack=${found.id}` }, text('pack-play')),
            h('a', { class: 'btn', href: `/packs/${id}/share` }, text('pack-share')),
            h('a', { class: 'btn', href: `/api/packs/${id}/export?version=${version}`, download: true }, text('pack-export')),
          ),
        );
      });
      return;
    }
    if (trial.state === 'unkept') {
      fill(
        state,
        h('h2', null, text('pack-test-passed', { n: trial.done ?? 0 })),
        h('p', { class: 'problem', role: 'status' }, text('pack-test-unkept', { problem: trial.problem ?? '' })),
        figures(trial),
        h('p', { class: 'acts' }, start),
      );
      return;
    }
    if (trial.state === 'failed') {
      fill(
        state,
        h('h2', { class: 'pk-no' }, text('pack-test-failed', { n: (trial.done ?? 0) + 1, move: trial.move ?? 0 })),
        trial.card ? h('p', null, text('pack-test-card'), ' ', h('a', { href: `/packs/${id}#${trial.card}` }, trial.name || trial.card)) : null,
        h('p', { class: 'muted' }, text('pack-test-promise', { promise: trial.promise ?? '', seats: trial.seats ?? 0, seed: (trial.seed ?? '').slice(0, 12) })),
        trial.ours ? h('p', null, text('pack-test-ours')) : null,
        h('h3', null, text('pack-test-last')),
        h(
          'ol',
          null,
          (trial.last ?? []).map((line) => h('li', null, line)),
        ),
        h('details', { open: true }, h('summary', null, text('pack-test-position')), (trial.position ?? []).map(sheet)),
        h('p', { class: 'acts' }, start),
      );
      return;
    }
    fill(
      state,
      trial.state === 'late' || trial.state === 'broken' ? h('p', { class: 'problem' }, text(`pack-test-${trial.state}`)) : null,
      bad.length
        ? [
            h('p', { class: 'problem' }, text('pack-test-faults', { n: bad.length })),
            h(
              'ul',
              null,
              bad.slice(0, 20).map((fault) => h('li', null, h('a', { href: `/packs/${id}#${fault.card}` }, fault.said))),
            ),
          ]
        : h('p', { class: 'acts' }, start),
    );
  };
  follow(await get(`/api/packs/${id}/trial`));
  return () => {
    there = false;
  };
}

/** How the games of a test ended, who won them, and what never came up. @param {TrialInfo} trial */
function figures(trial) {
  const missed = trial.missed ?? [];
  return h(
    'div',
    { class: 'pk-figures' },
    h(
      'ul',
      null,
      (trial.ends ?? []).map(({ said, n }) => h('li', null, text('pack-test-end', { said, n }))),
      (trial.wins ?? []).map(({ seats, won }) => h('li', null, text('pack-test-wins', { seats, won: won.join(' · ') }))),
      trial.things ? h('li', null, text('pack-test-came-up', { n: trial.things - missed.length, of: trial.things })) : null,
    ),
    missed.length ? h('details', null, h('summary', null, text('pack-test-missed')), h('p', null, missed.join(' · '))) : null,
  );
}

/** @param {Page} page @param {string} id */
export async function sharePage(page, id) {
  /** @type {[PackInfo, ShareState]} */
  const [info, first] = await Promise.all([get(`/api/packs/${id}`), get(`/api/packs/${id}/share`)]);
  page.place(info.line.name);
  const box = h('section', { class: 'panel', 'aria-label': text('pack-share') });
  fill(page.main, head(id, text('pack-share-title'), info.line.name), box);

  const draw = (/** @type {ShareState} */ state) => {
    let wanted = state.share;
    const affirm = h('input', { type: 'checkbox', checked: Boolean(state.affirmed), disabled: Boolean(state.affirmed) });
    const send = async (/** @type {number} */ drop) =>
      draw(await post(`/api/packs/${id}/share`, { share: drop ? state.share : wanted, affirm: affirm.checked, drop }));
    const help = async (/** @type {import('../wire.d.ts').Taker} */ taker) =>
      draw(await post(`/api/packs/${id}/share`, { share: state.share, helper: taker.id, helps: !taker.helps }));
    const address = state.link ? `${location.origin}/packs/take#${state.link}` : '';
    fill(
      box,
      h(
        'fieldset',
        { class: 'choices' },
        h('legend', { class: 'caps' }, text('pack-share-who')),
        /** @type {const} */ (['private', 'link', 'house']).map((kind) =>
          h(
            'label',
            { class: 'choice' },
            h('input', {
              type: 'radio',
              name: 'share',
              checked: kind === state.share,
              onchange: () => {
                wanted = kind;
              },
            }),
            h('span', null, text(`pack-share-${kind}`)),
          ),
        ),
      ),
      h('p', { class: 'muted' }, text('pack-share-about')),
      h('p', { class: 'pk-rights' }, h('b', null, text('pack-rights-title')), ' ', text('pack-rights')),
      h('label', { class: 'check' }, affirm, h('span', null, text('pack-affirm'))),
      state.asked ? h('p', { role: 'status' }, text('pack-asked')) : null,
      address
        ? h(
            'p',
            { class: 'pk-link' },
            h('input', { class: 'search', readonly: true, value: address, 'aria-label': text('pack-link') }),
            button(text('pack-copy-link'), () => copy(address)),
          )
        : state.linked && state.share === 'link'
          ? h('p', { class: 'muted' }, text('pack-link-there'))
          : null,
      h(
        'p',
        { class: 'acts' },
        button(text(state.share === 'link' ? 'pack-share-again' : 'pack-share-do'), () => send(0), { kind: 'primary' }),
      ),
      state.takers?.length
        ? [
            h('h2', null, text('pack-takers', { n: state.takers.length })),
            h('p', { class: 'muted' }, text('pack-share-helpers')),
            h(
              'ul',
              { class: 'pk-takers' },
              state.takers.map((taker) =>
                h(
                  'li',
                  null,
                  h('span', null, taker.name, taker.helps ? h('small', { class: 'pk-tag' }, text('pack-helps')) : null),
                  button(text(taker.helps ? 'pack-help-no-more' : 'pack-let-help'), () => help(taker)),
                  button(text('pack-take-from'), () => send(taker.id)),
                ),
              ),
            ),
          ]
        : null,
    );
  };
  draw(first);
}

/** A table of the position at which a game stopped. @param {import('../wire.d.ts').Sheet} found */
function sheet(found) {
  const words = (/** @type {number | import('../wire.d.ts').Part[]} */ cell) => (typeof cell === 'number' ? cell : cell.map((part) => part.text).join(', '));
  return h(
    'div',
    { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': found.title },
    h('h3', null, found.title),
    h(
      'table',
      { class: 'grid-table' },
      heads(found.columns),
      h(
        'tbody',
        null,
        found.rows.map((row) =>
          h(
            'tr',
            null,
            row.map((cell) => h('td', null, words(cell))),
          ),
        ),
      ),
    ),
  );
}

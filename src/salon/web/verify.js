// Was the deck fair? What the house promised, what it shows now, and every draw again, in this browser.
import { get, getOnce } from './api.js';
import { button, h, icon, panel } from './dom.js';
import { hearPromise, kept, short, verifyLink } from './fairness.js';
import { firstDifference, promiseOf, sealOf, seedOf } from './fate.js';
import { cardsOf } from './rules.js';
import { copy } from './toast.js';
import { text } from './words.js';

/** @import { Draws, Fairness, TableInfo } from './wire.d.ts' */

/**
 * One thing that was looked at; `holds` is null where there is nothing to compare.
 * @typedef {{name: string, holds: boolean | null, words: string}} Check
 */

/** @param {import('./app.js').Page} page @param {string} id */
export async function verifyPage(page, id) {
  document.body.classList.add('plain');
  page.place(text('fair-title'));
  /** @type {[TableInfo, Fairness]} */
  const [info, told] = await Promise.all([get(`/api/tables/${id}`), get(`/api/tables/${id}/fairness`)]);
  const link = /^#([0-9a-f]{64})(?:\.([0-9a-f]{64}))?$/.exec(location.hash);
  const mine = kept(id);
  const promised = { commitment: mine?.commitment ?? link?.[1], seal: mine?.seal ?? link?.[2], linked: link?.[1] };
  hearPromise(id, told);
  const over = told.stage === 'over';
  /** @type {[Draws, any] | null} */
  const proof = over ? await Promise.all([get(`/api/tables/${id}/draws`), get(`/api/tables/${id}/record`)]) : null;
  const { names } = await getOnce(`${cardsOf(info)}/words`);
  const checks = [promiseCheck(told, promised), ...(proof ? proofChecks(told, proof, { info, promised, mine }) : [])];
  page.main.append(
    h('h1', null, text('fair-title')),
    verdict(checks, over),
    panel(
      text('fair-checks'),
      {},
      h(
        'ol',
        { class: 'checks' },
        checks.map((check) =>
          h('li', { class: mark(check.holds), 'data-check': check.name }, h('b', null, text(`fair-${check.name}`)), h('span', null, check.words)),
        ),
      ),
    ),
    panel(text('fair-numbers'), {}, numbers(told, info)),
    proof ? panel(text('fair-draws'), {}, drawList(proof[0], info, names)) : '',
    panel(text('fair-how'), {}, h('p', null, text('fair-how-text')), h('p', { class: 'muted' }, text('fair-how-limits'))),
    h(
      'p',
      { class: 'acts' },
      h('a', { class: 'btn primary', href: `/tables/${id}` }, icon('ui-table'), text('fair-to-table')),
      button(text('fair-keep-link'), () => copy(location.origin + verifyLink(id)), { icon: 'ui-share' }),
      over ? h('a', { class: 'btn', href: `/api/tables/${id}/record`, download: '' }, text('record')) : null,
    ),
  );
}

/** @param {boolean | null} holds */
const mark = (holds) => (holds === null ? 'unknown' : holds ? 'holds' : 'fails');

/** @param {Check[]} checks @param {boolean} over */
function verdict(checks, over) {
  const failed = checks.filter((check) => check.holds === false);
  const kind = failed.length ? 'no' : !over ? 'later' : checks[0].holds === null ? 'unkept' : 'yes';
  return h(
    'section',
    { class: `panel fair-verdict ${kind}`, role: 'status', 'data-verdict': kind },
    h('h2', null, text(`fair-verdict-${kind}`)),
    h('p', null, failed.length ? failed.map((check) => `${text(`fair-${check.name}`)}: ${check.words}`).join(' ') : text(`fair-verdict-${kind}-more`)),
  );
}

/** The promise that was kept outside the house, against the one it names now. @param {Fairness} told @param {{commitment?: string, linked?: string}} promised @returns {Check} */
function promiseCheck(told, { commitment, linked }) {
  const other = [commitment, linked].find((known) => known && known !== told.commitment);
  if (other) return { name: 'promise', holds: false, words: text('fair-promise-no', { kept: short(other), now: short(told.commitment) }) };
  if (!commitment) return { name: 'promise', holds: null, words: text('fair-promise-unkept') };
  return { name: 'promise', holds: true, words: text('fair-promise-yes') };
}

/**
 * What can be checked when the seed is shown.
 * @param {Fairness} told @param {[Draws, any]} proof
 * @param {{info: TableInfo, promised: {commitment?: string, seal?: string}, mine: import('./fairness.js').Kept | null}} known
 * @returns {Check[]}
 */
function proofChecks(told, [draws, record], { info, promised: { commitment = told.commitment, seal }, mine }) {
  const { house = '', seed = '', shares = [] } = told;
  const nameOf = (/** @type {number} */ seat) => info.seats[seat]?.name || text('seat-number', { n: seat + 1 });
  const yesNo = (/** @type {string} */ name, /** @type {boolean} */ holds) => ({ name, holds, words: text(`fair-${name}-${holds ? 'yes' : 'no'}`) });
  const checks = [yesNo('house', promiseOf(house) === commitment)];
  if (told.mixed) {
    const broken = shares.find(({ promise, secret }) => secret && promiseOf(secret) !== promise);
    const other = seal && seal !== sealOf(told.commitment, told.table, shares);
    const share = mine?.share;
    const lost = share && !shares.some(({ promise, secret }) => promise === share.promise && secret === share.secret);
    const absent = shares.filter(({ secret }) => !secret).map(({ seat }) => nameOf(seat));
    const wrong = broken
      ? text('fair-shares-broken', { name: nameOf(broken.seat) })
      : other
        ? text('fair-shares-other')
        : lost && mine?.given
          ? text('fair-shares-dropped')
          : '';
    const words = wrong || (lost ? text('fair-shares-lost') : absent.length ? text('fair-shares-absent', { names: absent.join(', ') }) : '');
    const given = shares.length ? text('fair-shares-yes', { names: shares.map(({ seat }) => nameOf(seat)).join(', ') }) : text('fair-shares-none');
    const holds = wrong ? false : lost || !shares.length ? null : true;
    checks.push(/** @type {any} */ ({ name: 'shares', holds, words: words || given }));
    checks.push(yesNo('seed', seedOf(house, told.table, shares) === seed));
  }
  checks.push(yesNo('record', record.header.seed === seed && record.header.commitment === told.commitment));
  checks.push(drawCheck(seed, draws));
  return checks;
}

/** @param {string} seed @param {Draws} found */
function drawCheck(seed, found) {
  const wrong = firstDifference(seed, found.draws);
  if (wrong) return { name: 'draws', holds: false, words: text('fair-draws-no', { ...wrong, said: wrong.said + 1, found: wrong.found + 1 }) };
  if (found.fault) return { name: 'draws', holds: false, words: text('fair-draws-fault', { reason: found.fault }) };
  return { name: 'draws', holds: true, words: text('fair-draws-yes', { n: found.draws.length }) };
}

/** @param {Fairness} told @param {TableInfo} info */
function numbers(told, info) {
  const line = (/** @type {string} */ label, /** @type {string | undefined} */ value) =>
    h('div', null, h('dt', null, label), h('dd', { class: 'digits' }, value || text('fair-at-the-end')));
  const { shares = [] } = told;
  return h(
    'dl',
    { class: 'numbers' },
    line(text('fair-commitment'), told.commitment),
    told.seal ? line(text('fair-seal'), told.seal) : null,
    line(text('fair-house-seed'), told.house),
    shares.flatMap(({ seat, promise, secret }) => {
      const name = info.seats[seat]?.name || text('seat-number', { n: seat + 1 });
      return [line(text('fair-share-promise', { name }), promise), line(text('fair-share-secret', { name }), secret || (told.house ? text('fair-never') : ''))];
    }),
    told.mixed ? line(text('fair-game-seed'), told.seed) : null,
  );
}

/** The draws, by the move after which they came. @param {Draws} found @param {TableInfo} info @param {Record<string, string>} names */
function drawList(found, info, names) {
  /** @type {Map<number, string[]>} */
  const byMove = new Map();
  for (const [move, n, outcome] of found.draws) byMove.set(move, [...(byMove.get(move) ?? []), `${outcome + 1}/${n}`]);
  const said = (/** @type {number} */ move) => {
    const { seat, action } = found.moves[move - 1] ?? { seat: 0, action: '' };
    return move ? `${text('fair-move', { n: move })} · ${info.seats[seat]?.name ?? ''}: ${names[action] ?? action}` : text('the-start');
  };
  return h(
    'details',
    { class: 'draws' },
    h('summary', null, text('fair-draws-show', { n: found.draws.length })),
    h('p', { class: 'muted small' }, text('fair-draws-hint')),
    h(
      'ol',
      null,
      [...byMove].map(([move, outcomes]) => h('li', null, h('b', null, said(move)), ' ', h('span', { class: 'digits' }, outcomes.join('  ')))),
    ),
  );
}

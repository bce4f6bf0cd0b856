// A worked example on the board: a position of the real board, and one step after each answer.
import { getOnce, post } from '../api.js';
import { address, load } from '../assets.js';
import { fill, h, loadEmblems, tool } from '../dom.js';
import * as generic from '../generic.js';
import { showCard } from '../rules.js';
import { go, stay } from '../router.js';
import { comeIn } from '../session.js';
import { Stage } from '../stage.js';
import { currentLanguage, speakOf, text } from '../words.js';
import { book } from './data.js';
import { about, shelve } from './entries.js';
import { address as here, asked, head, keys } from './frame.js';

/** @param {import('../app.js').Page} page @param {string} game @param {string} id */
export async function examplePage(page, game, id) {
  /** @type {[import('../wire.d.ts').StageInfo, import('./data.js').BookInfo, any, any]} */
  const [scene, rules, words, cards] = await Promise.all([
    getOnce(`/api/games/${game}/examples/${id}`),
    book(game),
    getOnce(`/api/games/${game}/words`),
    getOnce(`/api/games/${game}/cards`),
  ]);
  const board = await loadBoard(game, scene);
  speakOf(words.labels);
  document.body.classList.add('lib-scene');
  page.place(scene.title, rules.title);
  const shelf = shelve(game, rules);
  const told = shelf.examples.get(id);
  const stage = new Stage(board.id, () => {});
  stage.dock.append(stage.hand);
  const strip = h('div', { class: 'strip' });
  const status = h('p', { class: 'num', role: 'status' });
  const list = h('ol', { class: 'lib-steps' });
  const last = scene.steps.length - 1;
  let shown = -1;

  /** @param {number} step */
  const to = (step) => {
    const next = Math.max(0, Math.min(last, step));
    stay(here({ step: next ? String(next) : '' }));
    draw(next);
  };

  /** @param {number} step */
  const draw = (step) => {
    const before = shown;
    shown = step;
    const { view, texts, sheets = [], log } = scene.steps[step];
    const follows = step === before + 1 && before >= 0;
    board.draw(stage.board, {
      game,
      view,
      texts,
      sheets,
      previous: follows ? scene.steps[before].view : null,
      events: follows ? log : [],
      again: [],
      you: scene.you ?? null,
      seats: scene.seats,
      name: (/** @type {string} */ symbol) => nameOf(symbol),
      text,
      question: null,
      answers: new Map(),
      choose: () => {},
      card: (/** @type {string} */ symbol) => showCard({ game }, symbol, nameOf(symbol)),
      clause: (/** @type {string} */ clause) => go(`/rules/${game}#${clause}`),
      language: currentLanguage(),
      reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isCard: (/** @type {string} */ symbol) => known.has(symbol) || (symbol.startsWith('card.') && known.has(symbol.split('.')[1])),
      names: words.names,
      words: words.labels,
      cards,
      printed: words.printed,
      hand: stage.hand,
      strip,
      log: scene.steps.slice(0, step + 1).flatMap((one) => one.log),
    });
    status.textContent = text('step-of', { n: step, of: last });
    for (const [n, item] of [...list.children].entries()) {
      if (n === step) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
  };

  const known = new Set(cards.flatMap((/** @type {{id: string}} */ card) => [card.id, card.id.split('.').slice(1).join('.')]));
  /** @param {string} symbol */
  const nameOf = (symbol) => {
    const [kind, number] = symbol.split('.');
    if (kind === 'seat') return scene.seats[Number(number)]?.name ?? symbol;
    return words.names[symbol] ?? words.labels[symbol.replaceAll('.', '-')] ?? symbol;
  };

  fill(
    list,
    scene.steps.map((step, n) =>
      h(
        'li',
        null,
        h(
          'button',
          { type: 'button', 'data-n': n, onclick: () => to(n) },
          n ? h('b', null, step.said) : h('b', null, text('position-before')),
          step.log.map((line) => h('span', null, line.text)),
        ),
      ),
    ),
    scene.asked ? h('li', { class: 'muted' }, h('span', null, scene.asked)) : null,
  );
  fill(
    page.main,
    await head('rules', game, scene.title),
    h(
      'div',
      { class: 'lib-stage' },
      h(
        'aside',
        { 'aria-label': text('steps') },
        h('p', null, h('a', { href: `/rules/${game}/examples#${id}` }, text('list-examples'))),
        told?.disputed ? h('p', { class: 'lib-disputed' }, text('disputed')) : null,
        told?.note ? h('p', { class: 'muted' }, told.note) : null,
        h(
          'p',
          { class: 'lib-stepper' },
          tool(text('step-back'), 'ui-step-back', () => to(shown - 1)),
          status,
          tool(text('step-on'), 'ui-step-on', () => to(shown + 1)),
        ),
        h('p', null, h('button', { type: 'button', class: 'btn', onclick: () => playOn(game, id, shown) }, text('play-example'))),
        list,
        h('h2', { class: 'caps' }, text('in-the-rules')),
        told ? about(shelf, told.clauses) : null,
      ),
      h(
        'section',
        { class: 'lib-board', 'aria-label': scene.title },
        h('h2', { class: 'vh' }, text('the-board')),
        strip,
        h('div', { class: 'hall' }, stage.root),
      ),
    ),
  );
  draw(Math.min(last, Number(asked('step')) || 0));
  const forget = keys((event) => {
    if (event.key === 'ArrowRight') to(shown + 1);
    if (event.key === 'ArrowLeft') to(shown - 1);
  });
  return () => {
    forget();
    document.body.classList.remove('lib-scene');
  };
}

/** A table of one's own that begins where the example stands. @param {string} game @param {string} id @param {number} step */
async function playOn(game, id, step) {
  await comeIn();
  const opened = await post(`/api/games/${game}/examples/${id}/play`, { step });
  go(`/tables/${opened.table.id}`);
}

/** @param {string} game @param {import('../wire.d.ts').StageInfo} scene @returns {Promise<import('../context.js').Board>} */
async function loadBoard(game, scene) {
  if (scene.emblems) await loadEmblems(scene.emblems);
  if (!scene.board) return generic;
  const id = `board-${game}`;
  if (!document.getElementById(id)) document.head.append(h('link', { id, rel: 'stylesheet', href: address(`${scene.board}/board.css`) }));
  return load(`${scene.board}/board.js`);
}

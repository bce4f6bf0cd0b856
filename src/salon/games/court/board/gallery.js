/** Paints the gallery: the phases of the turn, the plates of the players, the columns of the characters. */
import { icon } from '../../../web/dom.js';
import { bar, CHARACTERS, isScored, kindAsked } from './data.js';
import { cardBack, drawn, el, keep, miniCard, nameOf, stands, write } from './parts.js';
import { reach } from './pointer.js';

/** @typedef {import('./data.js').Player} Player */
/** @typedef {import('./data.js').Plate} Plate */
/** @typedef {import('./data.js').Cell} Cell */
/** @typedef {import('./data.js').Column} Column */
/** @typedef {import('./data.js').Board} Board */

/** @param {Board} board */
export function paintPhases(board) {
  const { table, view } = board;
  keep(board.phases, view.result ? [] : view.phases, (name) => el('li', '', name));
  for (const item of board.phases.children) {
    if (!(item instanceof HTMLElement)) continue;
    write(item, table.text(`board-phase-${item.dataset.key}`));
    if (item.dataset.key === view.phase) item.setAttribute('aria-current', 'step');
    else item.removeAttribute('aria-current');
  }
  const great = CHARACTERS.filter((character) => (view.markers[character] ?? 0) >= view.great).length;
  board.ending.replaceChildren(el('b', '', `${great} / ${view.ending}`), ` ${table.text('board-great')}`);
}

/** @param {Board} board @param {number} seat */
export function paintPlate(board, seat) {
  const { table, view } = board;
  const plate = /** @type {Plate} */ (board.plates[seat]);
  const player = /** @type {Player} */ (view.players[seat]);
  const mine = seat === view.you;
  const name = nameOf(table, seat);
  stands(plate.root, `seat.${seat}`, 'group');
  plate.root.classList.toggle('active', view.active === seat);
  plate.root.classList.toggle('victim', view.victim === seat);
  plate.name.replaceChildren(name);
  if (mine) plate.name.append(' ', drawn('small', '', `(${table.text('board-you')})`));
  const placed = Object.values(player.piles).reduce((sum, pile) => sum + pile.length, 0);
  /** @type {[string, number][]} */
  const facts = [
    ['board-in-hand', player.hand.length],
    ['board-placed', placed],
  ];
  const final = view.result && board.stage >= CHARACTERS.length;
  if (view.result) {
    const points = isScored(view) ? (pointsSoFar(board)[seat] ?? 0) : (view.result.scores[seat] ?? 0);
    facts.splice(0, 1, ['board-points', points]);
  }
  plate.facts.replaceChildren(
    ...facts.map(([key, count]) => {
      const fact = drawn('span', '', table.text(key));
      fact.append(drawn('b', '', String(count)));
      return fact;
    }),
  );
  const wins = Boolean(final && view.result?.winners.includes(seat));
  plate.root.classList.toggle('wins', wins);
  if (wins) plate.facts.append(drawn('span', 'court-wins', table.text('board-wins')));
  const known = mine ? [] : player.hand.filter((card) => card !== null);
  plate.shown.replaceChildren(...known.map((card) => miniCard(board, card, '')));
  const said = facts.map(([key, count]) => `${table.text(key)} ${count}`);
  plate.root.setAttribute('aria-label', [name, ...said, ...(wins ? [table.text('board-wins')] : []), ...known.map((card) => table.name(card))].join(', '));
}

/** @param {Board} board  @returns {number[]} */
function pointsSoFar(board) {
  const { view } = board;
  if (board.stage >= CHARACTERS.length && view.result) return view.result.scores;
  const points = view.players.map(() => 0);
  for (const character of CHARACTERS.slice(0, board.stage)) {
    for (const seat of view.scores[character]?.takers ?? []) {
      points[seat] = (points[seat] ?? 0) + (view.markers[character] ?? 0);
    }
  }
  return points;
}

/** @param {Board} board @param {string} character */
export function paintColumn(board, character) {
  const { table, view } = board;
  const column = /** @type {Column} */ (board.columns.get(character));
  const name = table.name(`character.${character}`);
  const count = view.markers[character] ?? 0;
  const favored = view.favors.includes(character);
  const picked = view.you !== null && (view.players[view.you]?.picks ?? []).includes(character);
  stands(column.head, `character.${character}`, 'group');
  column.root.classList.toggle('acting', view.acting === character);
  column.root.classList.toggle('target', view.target === character);
  column.root.classList.toggle('great', count >= view.great);
  write(column.name, name);
  column.name.classList.toggle('long', name.length > 12);
  column.name.title = name;
  keep(
    column.tokens,
    Array.from({ length: count }, (_, index) => String(index)),
    () => el('span', 'court-token'),
  );
  for (const token of column.tokens.children) if (!token.firstChild) token.append(icon('marker', 'court-icon'));
  column.total.dataset.text = String(count);
  column.favor.hidden = column.away.hidden = !favored;
  column.favor.title = column.away.title = table.text('board-favored');
  column.pick.hidden = !picked;
  column.head.setAttribute(
    'aria-label',
    [
      name,
      `${table.text('board-markers')}: ${count}`,
      ...(favored ? [table.text('board-favored')] : []),
      ...(picked ? [table.text('board-choice')] : []),
      ...(view.acting === character ? [table.text('board-acting')] : []),
      ...(view.target === character ? [table.text('board-target')] : []),
    ].join(', '),
  );
  const height = Math.max(...view.players.map((player) => player.piles[character]?.length ?? 0));
  const result = isScored(view) && CHARACTERS.indexOf(character) < board.stage ? (view.scores[character] ?? null) : null;
  const coming = isScored(view) && !result;
  column.root.classList.toggle('scored', result !== null);
  // A character is a promising choice if some card of the hand would do; only where values matter.
  const choosing = kindAsked(view) === 'character';
  const limit = choosing ? bar(view, character, view.victim) : null;
  column.head.classList.toggle('would', limit?.may ?? false);
  column.head.classList.toggle('wont', limit !== null && !limit.may);
  view.players.forEach((player, seat) => {
    const cell = /** @type {Cell} */ (column.cells[seat]);
    const cards = player.piles[character] ?? [];
    const most = cards.length > 0 && cards.length === height;
    const seen = coming && seat !== view.you ? cards.map(() => null) : cards;
    const look = JSON.stringify([seen, table.language]);
    if (cell.look !== look) {
      cell.look = look;
      cell.fan.replaceChildren(
        // One of them to be chosen lies below the question, where a finger hits it.
        ...seen.map((card) => el('span', 'court-step', card === null ? cardBack() : miniCard(board, card, character))),
      );
    }
    write(cell.count, String(cards.length));
    cell.root.classList.toggle('most', most);
    cell.root.classList.toggle('empty', cards.length === 0);
    const open = seen.filter((card) => card !== null).length;
    cell.root.classList.toggle('several', open > 3);
    cell.root.classList.toggle('many', open > 5);
    cell.root.classList.toggle('mine', seat === view.you);
    cell.root.classList.toggle('chosen', view.target === character && (view.victim ?? view.active) === seat);
    const action = reach(board, seat, character);
    const would = action !== null && view.acting ? bar(view, character, seat) : null;
    cell.root.classList.toggle('aim', action !== null);
    cell.root.classList.toggle('would', would?.may ?? false);
    cell.root.classList.toggle('wont', would !== null && !would.may);
    cell.root.dataset.most = table.text('board-most');
    const said = [nameOf(table, seat), name, `${table.text('board-cards')}: ${cards.length}`];
    if (most) said.push(table.text('board-most'));
    said.push(...seen.filter((card) => card !== null).map((card) => table.name(card)));
    const [matches, extra] = [result?.matches[seat] ?? 0, result?.most[seat] ?? 0];
    const takes = count > 0 && (result?.takers.includes(seat) ?? false);
    cell.root.classList.toggle('takes', takes);
    cell.sum.replaceChildren();
    if (result && cards.length) {
      const parts = extra ? `✓${matches} + ${extra} = ${matches + extra}` : `✓${matches}`;
      cell.sum.append(el('span', '', parts));
      if (takes) cell.sum.append(el('b', '', `+${count}`));
      said.push(parts, ...(takes ? [`${table.text('board-takes')} ${count}`] : []));
    }
    cell.root.setAttribute('aria-label', said.join(', '));
  });
}

// A table's picture on the front page: the position, drawn by a module of its game; the poster where there is none.
import { address, load } from './assets.js';
import { h } from './dom.js';

/** @import { Card, GameInfo } from './wire.d.ts' */

/** @param {Card} card @param {GameInfo[]} games @returns {HTMLElement | null} */
export function picture(card, games) {
  const poster = posterOf(card, games);
  const { board } = card.table;
  if (!board || !Object.keys(card.picture ?? {}).length) return poster;
  const place = h('div', { class: 'mini', role: 'img', 'aria-label': card.pictured ?? '' });
  show(place, board, card).catch(() => {
    if (poster) place.replaceWith(poster);
  });
  return place;
}

/** @param {HTMLElement} place @param {string} board @param {Card} card */
async function show(place, board, card) {
  const { draw } = await load(`${board}/mini.js`);
  const drawing = await draw(card.picture);
  drawing.setAttribute('aria-hidden', 'true');
  drawing.setAttribute('focusable', 'false');
  place.replaceChildren(drawing);
}

/** @param {Card} card @param {GameInfo[]} games */
function posterOf(card, games) {
  const poster = games.find((game) => game.id === card.table.game)?.poster;
  if (!poster) return null;
  const image = h('img', { src: address(poster.address), alt: '', width: 420, height: 180, loading: 'lazy' });
  image.style.setProperty('--focus', poster.narrow || poster.focus);
  return image;
}

/**
 * The small pieces that the board of v1919 is made of, and how a drawing is laid over the one before it.
 *
 * What can be chosen is always a button whose text is its answer and nothing more; its style stretches it
 * over the card it belongs to. So a card may say much, and is still called by its name.
 */
import { h, icon } from '../../../web/dom.js';

/** @typedef {import('../../../web/dom.js').Child} Child */

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} [name]  the class
 * @param {...(Child | Child[])} inside
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, name, ...inside) {
  return h(tag, name ? { class: name } : null, ...inside);
}

/** A number with its sign. @param {number} n */
export const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);

/** @param {string} nation @param {string} [more] */
export const flag = (nation, more = '') => icon(`flag-${nation}`, `v-flag ${more}`.trim());

/** @param {string} nation */
export const cube = (nation) => icon('cube', `v-cube ${nation}`);

/** @param {string} nation */
export const disc = (nation) => icon('disc', `v-disc ${nation}`);

/** A heap of cubes: so many that one sees how many. @param {string} nation @param {number} n */
export function cubes(nation, n) {
  return el(
    'span',
    'v-cubes',
    Array.from({ length: n }, () => cube(nation)),
  );
}

/** A disc with its owner's flag. @param {string} nation */
export function unit(nation) {
  return el('span', `v-unit ${nation}`, disc(nation), flag(nation));
}

/** Stars of an Issue. @param {number} n @param {string} label */
export function stars(n, label) {
  return h('span', { class: 'v-stars', title: label }, icon('vp'), el('b', '', n));
}

/** A Strategy counter on its gold square. @param {string} name @param {string} label */
export function counter(name, label) {
  const [kind, nation] = name.startsWith('naval') || name.startsWith('empire') ? name.split('_') : [name, ''];
  return h('span', { class: 'v-counter', title: label, role: 'img', 'aria-label': label }, icon(`co-${kind}`), nation ? flag(nation) : null);
}

/** A change: an emblem and a signed number. @param {SVGElement} emblem @param {number} n @param {string} label */
export function change(emblem, n, label) {
  return h('span', { class: 'v-fx', title: label }, emblem, signed(n));
}

/**
 * Something to choose: a button with the words of its answer. Without an answer it shows the card.
 * @param {import('../../../web/table.js').TableContext} table
 * @param {string} symbol
 * @param {string} text
 * @param {Child[]} [inside]  drawn instead of the text
 */
export function hit(table, symbol, text, inside) {
  const answer = table.answers.has(symbol);
  if (!answer && !table.isCard(symbol)) return h('span', { class: 'v-name', 'data-symbol': symbol }, inside ?? text);
  return h(
    'button',
    {
      type: 'button',
      class: answer ? 'v-hit' : 'v-name',
      'data-action': answer ? symbol : null,
      'data-card': answer ? null : symbol,
      'data-symbol': symbol,
      'aria-label': inside ? text : null,
    },
    inside ?? text,
  );
}

/**
 * What lies under a card or a space that is no answer now: a press asks why, or names it before the answer that leads to it.
 * What stands on the card keeps its own press.
 * @param {import('../../../web/table.js').TableContext} table @param {string} symbol @param {boolean} [pointer]  it is one of many: keys do not stop at it
 */
export function spot(table, symbol, pointer = false) {
  if (table.answers.has(symbol)) return null;
  return h('span', { class: 'v-spot', 'data-action': symbol, 'data-symbol': symbol, 'data-key': 'spot', 'data-pointer': pointer ? '' : null });
}

/** A panel. @param {string} title @param {string} name @param {Child[]} head @param {...(Child | Child[])} inside */
export function panel(title, name, head, ...inside) {
  return h('section', { class: `panel ${name}`, 'aria-label': title }, el('header', '', el('h2', '', title), el('span', 'spring'), head), ...inside);
}

const OWN = new Set(['open', 'data-sent']); // attributes that belong to who reads, not to the drawing

/**
 * Make one element look like another, changing no more than is needed: what stays the same stays in its
 * place, with its focus. Children with a `data-key` are found again by it.
 * @param {Element} now
 * @param {Element} wanted
 */
export function morph(now, wanted) {
  if (now.isEqualNode(wanted)) return; // most of a board stays as it was
  for (const { name } of [...now.attributes]) {
    if (!wanted.hasAttribute(name) && !OWN.has(name)) now.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) {
    if (now.getAttribute(name) === value || (OWN.has(name) && now.hasAttribute(name))) continue;
    if (name === 'style')
      /** @type {HTMLElement} */ (now).style.cssText = value; // an attribute may not carry style
    else now.setAttribute(name, value);
  }
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  /** @type {ChildNode[]} */
  const plain = [];
  for (const child of now.childNodes) {
    const key = keyOf(child);
    if (key) keyed.set(key, /** @type {Element} */ (child));
    else plain.push(child);
  }
  /** @type {ChildNode | null} */
  let place = now.firstChild;
  for (const child of [...wanted.childNodes]) {
    const key = keyOf(child);
    /** @type {ChildNode | undefined} */
    let same = key ? keyed.get(key) : undefined;
    if (key) keyed.delete(key);
    else {
      const index = plain.findIndex((had) => had.nodeName === child.nodeName);
      if (index >= 0) [same] = plain.splice(0, index + 1).slice(-1);
      // What was passed over is gone: it stays in the parent until the end, and is swept away there.
    }
    if (same && same.nodeName === child.nodeName) {
      if (same instanceof Element && child instanceof Element) morph(same, child);
      else if (same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue;
    } else {
      same = child;
    }
    if (same === place) place = place.nextSibling;
    else now.insertBefore(same, place);
    kept.add(same);
  }
  for (const child of [...now.childNodes]) {
    if (kept.has(child)) kept.delete(child);
    else child.remove();
  }
}

/** @type {Set<Node>}  the children found or made by the `morph` at work */
const kept = new Set();

/** @param {Node} node */
function keyOf(node) {
  return node instanceof Element ? node.getAttribute('data-key') : null;
}

// Elements: made, filled and found. Text is always text, never markup.
import { address, read } from './assets.js';

/** @typedef {Node | string | number | null | undefined | false} Child */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element. `class` is its class; `on…` listens; `true` sets an attribute, `false` and `null` leave it out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any> | null} [with_]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, with_ = null, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(with_ ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (name === 'value' || name === 'checked' || name === 'selected') /** @type {any} */ (made)[name] = value;
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  add(made, children);
  return made;
}

/** @param {Element} parent @param {(Child | Child[])[]} children */
export function add(parent, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    if (child instanceof Node) parent.append(child);
    else parent.append(...(parent instanceof HTMLElement ? lines(String(child)) : [String(child)]));
  }
}

// Where a Japanese line may end, by its letters, which no other language of the house has: where kanji follow katakana,
// which browsers take for one word; for browsers that know nothing of words also after a mark, before an opening
// bracket, and where a word begins after kana.
const told = !CSS.supports('word-break', 'auto-phrase');
const ENDS = told
  ? /(?<=[、。・／＝：」）])(?![、。・／：」）ー])|(?<=[\u3041-\u309f])(?=[\u30a1-\u30fa\u4e00-\u9fff])|(?<=[\u30a1-\u30faー])(?=[\u4e00-\u9fff])|(?<=[^「（])(?=[「（])/u
  : /(?<=[\u30a1-\u30faー])(?=[\u4e00-\u9fff])/u;
document.documentElement.classList.toggle('told-words', told);

/** A text; in Japanese with places where its lines may end. @param {string} text */
function lines(text) {
  return text.split(ENDS).flatMap((piece, n) => (n ? [document.createElement('wbr'), piece] : [piece]));
}

/** Put these in place of all that is there. @param {Element} parent @param {...(Child | Child[])} children */
export function fill(parent, ...children) {
  parent.replaceChildren();
  add(parent, children);
}

/**
 * An element of a drawing.
 * @param {string} tag
 * @param {Record<string, string | number | null | undefined>} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function s(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) made.setAttribute(name, String(value));
  }
  add(made, children);
  return made;
}

/** An emblem by its id, of the house's or of the board's that is shown. @param {string} id @param {string} [kind] */
export function icon(id, kind = 'icon') {
  return s('svg', { class: kind, 'aria-hidden': 'true', focusable: 'false' }, s('use', { href: `#${id}` }));
}

/** @type {Map<string, Promise<void>>} */
const sprites = new Map();

/** Bring a part of the house's styles into the page, once. @param {string} name  `people`: of the pages of people */
export function loadStyles(name) {
  const id = `${name}-css`;
  if (document.getElementById(id)) return null;
  const sheet = h('link', { id, rel: 'stylesheet', href: address(`/web/${name}/${name}.css`) });
  const there = new Promise((done) => {
    sheet.addEventListener('load', done);
    sheet.addEventListener('error', done);
  });
  document.head.append(sheet);
  return there;
}

/** Bring emblems into the page, once: what they clip with does not resolve across documents. @param {string} from */
export function loadEmblems(from) {
  const found = sprites.get(from) ?? bring(from);
  sprites.set(from, found);
  found.catch(() => sprites.delete(from));
  return found;
}

/** @param {string} from */
async function bring(from) {
  const answer = await read(from);
  const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  drawing.setAttribute('class', 'sprite');
  document.body.prepend(document.importNode(drawing, true));
}

/**
 * A button with a word and perhaps an emblem.
 * @param {string} label
 * @param {(event: Event) => void} act
 * @param {{icon?: string, kind?: string, key?: string, title?: string}} [more]
 */
export function button(label, act, more = {}) {
  return h(
    'button',
    { type: 'button', class: `btn ${more.kind ?? ''}`.trim(), onclick: act, title: more.title },
    more.icon ? icon(more.icon) : null,
    h('span', null, label),
    more.key ? h('kbd', { 'aria-hidden': 'true' }, more.key) : null,
  );
}

/** A small square button that shows only its emblem. @param {string} label @param {string} emblem @param {(event: Event) => void} act */
export function tool(label, emblem, act) {
  return h('button', { type: 'button', class: 'tool', 'aria-label': label, title: label, onclick: act }, icon(emblem, ''));
}

/**
 * A panel with a title.
 * @param {string} title
 * @param {{class?: string, id?: string, head?: Child[]}} [more]
 * @param {...(Child | Child[])} children
 */
export function panel(title, more = {}, ...children) {
  return h(
    'section',
    { class: `panel ${more.class ?? ''}`.trim(), id: more.id, 'aria-label': title },
    h('header', null, h('h2', null, title), h('span', { class: 'spring' }), more.head ?? []),
    children.flat(),
  );
}

/**
 * A labelled field of a form.
 * @param {string} label @param {HTMLElement} input @param {string} [hint]
 */
export function field(label, input, hint) {
  return h('label', { class: 'field' }, h('span', null, label), input, hint ? h('small', null, hint) : null);
}

/**
 * The heads of a table's columns; over an empty one there is none, and an element stands as it is.
 * @param {(Child | Child[])[]} columns @param {string | null} [kind]  their class
 */
export function heads(columns, kind = null) {
  return h(
    'thead',
    null,
    h(
      'tr',
      null,
      columns.map((column) => (column instanceof Element ? column : h(column ? 'th' : 'td', column ? { scope: 'col', class: kind } : null, column))),
    ),
  );
}

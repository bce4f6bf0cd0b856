// The editor: the list of cards, one card as a form, and how it reads in every language.
import { get, post, send } from '../api.js';
import { button, fill, h } from '../dom.js';
import { say } from '../toast.js';
import { currentLanguage, text } from '../words.js';
import { drawList, drawSide } from './list.js';
import { doubt, fieldOf, keep, restore } from './origin.js';
import { drawFaults, drawProof, drawSheet, placeOf } from './sheet.js';

/** @typedef {import('../wire.d.ts').PackInfo} PackInfo */
/** @typedef {import('../wire.d.ts').FaultInfo} FaultInfo */
/** @typedef {import('../wire.d.ts').Edited} Edited */
/** @typedef {import('./form.js').Data} Data */
/** @typedef {{id: string, label: string, single: boolean, key: string, named: boolean, inner: string, fields: import('./form.js').Spec[]}} Group */

const AGAIN = 4000; // ms between two looks at what others do

/** @param {import('../app.js').Page} page @param {string} id */
export async function editorPage(page, id) {
  /** @type {PackInfo} */
  const info = await get(`/api/packs/${id}`);
  document.body.classList.add('editing');
  const editor = new Editor(page, info);
  return () => editor.leave();
}

export class Editor {
  /** @param {import('../app.js').Page} page @param {PackInfo} info */
  constructor(page, info) {
    this.page = page;
    this.id = info.line.id;
    this.info = info;
    this.cards = info.cards;
    /** @type {FaultInfo[]} */
    this.faults = info.faults ?? [];
    this.stamp = info.stamp;
    /** @type {Group[]} */
    this.groups = info.vocabulary.groups;
    this.group = this.groups[0];
    this.n = 0;
    /** @type {Map<string, string | undefined>} */
    this.kept = new Map(); // what was sent last, by its place
    /** @type {Map<string, string>} */
    this.unread = new Map(); // words of a line that could not be read, by their thing
    this.filter = 'all';
    this.wanted = '';
    /** @type {Promise<void>} */
    this.sending = Promise.resolve();
    this.waiting = 0;
    this.wrote = false; // so that others wait
    this.head = h('header', { class: 'pk-bar' });
    this.side = h('nav', { class: 'pk-side', 'aria-label': text('pack-cards') });
    this.sheet = h('section', { class: 'pk-sheet', 'aria-label': text('pack-card') });
    this.proof = h('aside', { class: 'pk-proof', tabindex: '0', 'aria-label': text('pack-proof') });
    this.saved = h('span', { class: 'muted pk-saved', role: 'status' });
    this.held = h('span', { class: 'pk-tag', role: 'status', hidden: true });
    this.languages = [...(info.line.languages ?? [currentLanguage()])];
    if (!this.languages.length) this.languages = [currentLanguage()];
    this.groupRow = h('div', { class: 'pk-groups', role: 'group', 'aria-label': text('pack-kinds') });
    this.filters = h('div', { class: 'pk-filters', role: 'group', 'aria-label': text('pack-filter') });
    this.list = h('ol', { class: 'pk-cards' });
    this.panes = h('div', { class: 'pk-panes', role: 'group', 'aria-label': text('pack-panes') });
    this.body = h('div', { class: 'pk-editor', 'data-pane': 'sheet' }, this.side, this.sheet, this.proof);
    fill(page.main, this.head, this.panes, this.body, footer());
    this.press = (/** @type {KeyboardEvent} */ event) => this.key(event);
    addEventListener('keydown', this.press);
    this.was = '';
    this.sheet.addEventListener('focusin', ({ target }) => {
      this.was = target instanceof HTMLInputElement ? target.value : '';
    });
    this.sheet.addEventListener('change', ({ target }) => {
      this.was = target instanceof HTMLInputElement ? target.value : '';
    });
    const asked = location.hash.slice(1);
    if (asked) this.find(asked);
    this.drawHead(info.undo ?? '', info.redo ?? '');
    this.drawPanes();
    drawSide(this);
    drawSheet(this);
    this.showCard();
    this.focusFirst();
    this.holds(info.pen);
    // Also where the page is closed, which ends no visit of it.
    this.layDown = () => {
      if (this.wrote) fetch(`/api/packs/${this.id}/pen`, { method: 'DELETE', keepalive: true }).catch(() => {});
      this.wrote = false;
    };
    addEventListener('pagehide', this.layDown);
    this.looking = setInterval(() => this.look().catch(() => {}), AGAIN);
  }

  leave() {
    clearInterval(this.looking);
    removeEventListener('pagehide', this.layDown);
    this.layDown();
    removeEventListener('keydown', this.press);
    document.body.classList.remove('editing');
  }

  // -- cards ------------------------------------------------------------------------------------

  /** @param {Group} group @returns {Data[]} */
  all(group = this.group) {
    return group.single ? [this.cards[group.id]] : this.cards[group.id];
  }

  /** @returns {Data} */
  get card() {
    return this.all()[this.n];
  }

  /** Where the card stands. */
  get place() {
    return this.group.single ? ['cards', this.group.id] : ['cards', this.group.id, String(this.n)];
  }

  /** The same as a fault names it. */
  get at() {
    return `/${this.place.slice(1).join('/')}`;
  }

  /** @param {Group} group @param {Data} card */
  symbolOf(group, card) {
    return group.single ? group.id : `${this.info.kinds[group.id] ?? group.id}.${card[group.key]}`;
  }

  /** What a card is called: as its owner says, or as the game has it. @param {Group} group @param {Data} card @param {string} [language] */
  nameOf(group, card, language = currentLanguage()) {
    if (group.single) return group.label;
    const own = card.name;
    if (own && Object.keys(own).length) return own[language] ?? Object.values(own)[0];
    return this.info.names[this.symbolOf(group, card)]?.[language] ?? String(card[group.key]);
  }

  /** @param {string} symbol */
  find(symbol) {
    for (const group of this.groups) {
      const n = this.all(group).findIndex((card) => this.symbolOf(group, card) === symbol);
      if (n >= 0) [this.group, this.n] = [group, n];
    }
  }

  /** @param {string} at @param {boolean} [doubts] */
  faultsAt(at, doubts = true) {
    return this.faults.filter((fault) => (fault.path === at || fault.path.startsWith(`${at}/`)) && (doubts || !fault.doubt));
  }

  /** @param {Group} group @param {number} n */
  atOf(group, n) {
    return group.single ? `/${group.id}` : `/${group.id}/${n}`;
  }

  /** Whether a card was keyed in: `printed`, `unsure`, or not. @param {Data} card */
  stateOf(card) {
    if (card.unsure?.length) return 'unsure';
    return card.printed?.length ? 'printed' : 'base';
  }

  /** Whether it is keyed in; of a board, whether it is another. @param {Group} group @param {Data} card */
  isDone(group, card) {
    if (group.single) return JSON.stringify(card) !== JSON.stringify(this.info.base[group.id]);
    return this.stateOf(card) !== 'base';
  }

  // -- the frame --------------------------------------------------------------------------------

  /** @param {string} undo @param {string} redo */
  drawHead(undo, redo) {
    this.page.place(this.info.line.name);
    const bad = this.faults.filter((fault) => !fault.doubt).length;
    const undone = button(undo ? text('pack-undo', { what: undo }) : text('pack-undo-none'), () => this.step('undo'), { key: 'Ctrl Z' });
    const redone = button(redo ? text('pack-redo', { what: redo }) : text('pack-redo-none'), () => this.step('redo'), { key: 'Ctrl Y' });
    undone.disabled = !undo;
    redone.disabled = !redo;
    const focus = this.head.contains(document.activeElement) ? document.activeElement?.textContent : '';
    fill(
      this.head,
      h('h1', null, this.info.line.name),
      h('span', { class: 'pk-tag' }, text('pack-draft')),
      this.held,
      this.saved,
      h('span', { class: 'spring' }),
      bad ? button(text('pack-faults', { n: bad }), () => this.nextFault(), { kind: 'pk-bad', key: 'Alt N' }) : null,
      undone,
      redone,
      h('a', { class: 'btn', href: `/packs/${this.id}/compare` }, text('pack-compare')),
      h('a', { class: 'btn', href: `/packs/${this.id}/test` }, text('pack-test')),
      h('a', { class: 'btn', href: `/packs/${this.id}/share` }, text('pack-share')),
    );
    if (focus) for (const one of this.head.querySelectorAll('button')) if (one.textContent === focus) one.focus();
  }

  /** On a narrow screen one of the three is shown. */
  drawPanes() {
    const now = this.body.dataset.pane;
    fill(
      this.panes,
      ['side', 'sheet', 'proof'].map((pane) =>
        h('button', { type: 'button', 'aria-pressed': String(pane === now), onclick: () => this.showPane(pane) }, text(`pack-pane-${pane}`)),
      ),
    );
  }

  /** @param {string} pane */
  showPane(pane) {
    this.body.dataset.pane = pane;
    this.drawPanes();
  }

  // -- one card ---------------------------------------------------------------------------------

  /** @param {Group} group @param {number} n @param {boolean} [focus] */
  go(group, n, focus = false) {
    this.group = group;
    this.n = Math.max(0, Math.min(n, this.all(group).length - 1));
    history.replaceState(null, '', `#${this.symbolOf(this.group, this.card)}`);
    drawList(this);
    drawSheet(this);
    this.showCard();
    if (focus) {
      this.showPane('sheet');
      this.focusFirst();
    }
    this.list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }

  focusFirst() {
    /** @type {HTMLElement | null} */ (this.sheet.querySelector('input, select, [tabindex="0"]'))?.focus();
  }

  /** The card as it was before anything was keyed in. */
  takeBack() {
    const before = this.group.single ? this.info.base[this.group.id] : this.info.base[this.group.id][this.n];
    const label = text('pack-take-back');
    if (this.group.single) {
      const puts = Object.keys({ ...this.card, ...before }).map((key) => ({ path: [...this.place, key], value: before[key] ?? null }));
      this.cards[this.group.id] = structuredClone(before);
      this.put(puts, label);
    } else {
      this.cards[this.group.id][this.n] = structuredClone(before);
      this.put([{ path: this.place, value: before }], label);
    }
    this.redraw();
  }

  redraw() {
    const focused = document.activeElement?.closest('[data-key]')?.getAttribute('data-key');
    const at = document.activeElement?.closest('[data-at]')?.getAttribute('data-at');
    const open = [...this.sheet.querySelectorAll('details[open]')].map((found) => found.closest('[data-at]')?.getAttribute('data-at'));
    drawSheet(this);
    for (const found of this.sheet.querySelectorAll('details')) if (open.includes(found.closest('[data-at]')?.getAttribute('data-at') ?? '')) found.open = true;
    const here =
      (focused && this.sheet.querySelector(`[data-key="${CSS.escape(focused)}"]`)) || (at && this.sheet.querySelector(`[data-at="${CSS.escape(at)}"]`));
    if (here instanceof HTMLElement)
      (here.matches('button') ? here : /** @type {HTMLElement | null} */ (here.querySelector('input, select, [tabindex="0"], button')))?.focus();
  }

  // -- changes ----------------------------------------------------------------------------------

  /** A field of the card has another value now: it, or the thing in it, was read off a card. @param {string} field @param {string} [mark] */
  changed(field, mark = field) {
    const { card, place } = this;
    if (field && JSON.stringify(card[field]) === this.kept.get([...place, field].join('/'))) return; // told twice, by Enter and on leaving
    const puts = [];
    if (field) {
      puts.push({ path: [...place, field], value: card[field] ?? null });
      const printed = new Set(card.printed ?? []);
      if (field !== 'wish') printed.add(mark);
      if (printed.size && !this.group.single) card.printed = [...printed];
    }
    if (!this.group.single) for (const note of ['printed', 'unsure']) puts.push({ path: [...place, note], value: card[note] ?? null });
    const label = this.group.fields.find(({ name }) => name === field)?.label ?? (field === 'name' ? text('pack-called') : '');
    this.put(puts, `${this.nameOf(this.group, card)}${label ? `: ${label}` : ''}`.slice(0, 80));
  }

  /** Send what was changed, in the order in which it was. @param {{path: string[], value: any}[]} puts @param {string} label */
  put(puts, label) {
    const show = this.symbolOf(this.group, this.card);
    const sent = structuredClone(puts);
    for (const { path, value } of sent) this.kept.set(path.join('/'), JSON.stringify(value ?? undefined));
    this.waiting += 1;
    this.wrote = true;
    this.saved.textContent = text('pack-saving');
    this.sending = this.sending.then(async () => {
      try {
        this.take(await send('PATCH', `/api/packs/${this.id}/draft`, { puts: sent, label, stamp: this.stamp, show }), show);
      } catch (error) {
        say(error instanceof Error ? error.message : String(error), { kind: 'bad' });
        await this.reload();
      } finally {
        this.waiting -= 1;
      }
    });
  }

  async reload() {
    const info = await get(`/api/packs/${this.id}`);
    this.info = info;
    this.holds(info.pen);
    this.take({ ...info, cards: info.cards, name: info.line.name }, '');
  }

  /** @param {Edited} found @param {string} shown */
  take(found, shown) {
    this.stamp = found.stamp;
    this.faults = found.faults ?? [];
    if (found.name) this.info.line.name = found.name;
    if (found.cards && this.waiting <= 1) {
      this.cards = found.cards;
      this.kept.clear();
      this.redraw();
    }
    this.saved.textContent = text('pack-saved', { at: new Date().toLocaleTimeString(currentLanguage()) });
    this.drawHead(found.undo ?? '', found.redo ?? '');
    drawList(this);
    drawFaults(this);
    if (shown && shown === this.symbolOf(this.group, this.card)) drawProof(this, found.shown ?? {});
    else this.showCard();
  }

  /** @param {'undo' | 'redo'} what */
  step(what) {
    this.waiting += 1;
    this.sending = this.sending.then(async () => {
      try {
        this.take(await post(`/api/packs/${this.id}/${what}`), '');
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
      } finally {
        this.waiting -= 1;
      }
    });
  }

  // -- what is wrong ----------------------------------------------------------------------------

  /** Put in what was probably meant. @param {FaultInfo} fault */
  mend(fault) {
    const parts = fault.path.split('/').slice(1 + this.place.length - 1);
    const field = parts[0];
    /** @type {any} */
    let inside = this.card;
    for (const part of parts.slice(0, -1)) inside = inside[part];
    const last = parts[parts.length - 1];
    if (inside && typeof inside[last] === 'object' && typeof fault.fix !== 'object') return;
    if (fault.code.includes('choice') && inside && !Array.isArray(inside) && typeof inside[last] === 'number') {
      inside[fault.fix] = inside[last]; // a key of a map
      delete inside[last];
    } else inside[last] = fault.fix;
    this.changed(field);
    this.redraw();
  }

  /** Go to the next card with a fault. */
  nextFault() {
    const bad = this.faults.filter((fault) => !fault.doubt);
    const here = bad.findIndex((fault) => fault.path.startsWith(`${this.at}/`));
    const next = bad.find((fault, n) => n > here && !fault.path.startsWith(`${this.at}/`)) ?? bad[0];
    if (!next) return;
    const [, group, n] = next.path.split('/');
    const found = this.groups.find(({ id }) => id === group);
    if (found) this.go(found, Number(n) || 0, true);
    const place = placeOf(this, next.path);
    /** @type {HTMLElement | null | undefined} */ (place?.querySelector('input, select, [tabindex="0"]'))?.focus();
  }

  // -- how it reads -----------------------------------------------------------------------------

  async showCard() {
    const symbol = this.symbolOf(this.group, this.card);
    const found = await get(`/api/packs/${this.id}/cards/${symbol}`);
    if (symbol === this.symbolOf(this.group, this.card)) drawProof(this, found);
  }

  // -- keys -------------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const typing = target.matches('input:not([type=checkbox]), textarea');
    const control = event.ctrlKey || event.metaKey;
    const settle = () => target instanceof HTMLInputElement && target.dispatchEvent(new Event('change'));
    const does = (/** @type {() => void} */ act) => {
      event.preventDefault();
      act();
    };
    if (event.isComposing) return;
    if (control && event.key === 'Enter') {
      return does(() => {
        target.blur();
        keep(this);
        this.go(this.group, this.n + 1, true);
      });
    }
    if (control && event.key.toLowerCase() === 'z' && !(typing && /** @type {HTMLInputElement} */ (target).value !== this.was))
      return does(() => this.step(event.shiftKey ? 'redo' : 'undo'));
    if (control && event.key.toLowerCase() === 'y') return does(() => this.step('redo'));
    if (event.altKey && event.key === '?') return does(() => doubt(this, target));
    // By the key's place: with Alt some keyboards write other signs.
    if (event.altKey && event.code === 'KeyB') return does(() => restore(this, fieldOf(this, target)));
    if (event.altKey && event.code === 'KeyF') return does(() => this.mendHere(target));
    if (event.altKey && event.code === 'KeyN') return does(() => this.nextFault());
    if (event.key === 'PageDown') return does(() => this.go(this.group, this.n + 1, true));
    if (event.key === 'PageUp') return does(() => this.go(this.group, this.n - 1, true));
    if (event.key === '/' && !typing) return does(() => /** @type {HTMLElement | null} */ (this.side.querySelector('input'))?.focus());
    if (event.key === 'Enter' && target instanceof HTMLInputElement && this.sheet.contains(target)) {
      return does(() => {
        settle();
        this.onward(target);
      });
    }
  }

  /** After Enter: the next option, or else the next field. @param {HTMLElement} target */
  onward(target) {
    const at = (target.closest('.pk-option') ?? target.closest('.pk-item, .pk-field, .pk-names'))?.getAttribute('data-at') ?? '';
    const all = /** @type {HTMLElement[]} */ ([...this.sheet.querySelectorAll('.pk-option, .pk-item, .pk-field, .pk-names')]);
    const here = all.findIndex((found) => found.getAttribute('data-at') === at);
    const next = all.slice(here + 1).find((found) => !found.getAttribute('data-at')?.startsWith(`${at}/`));
    /** @type {HTMLElement | null | undefined} */ (next?.querySelector('input, select, [tabindex="0"], button'))?.focus();
  }

  // -- several at one pack, one after the other -----------------------------------------------------

  /** Look whether somebody else keys in, and what was changed meanwhile. */
  async look() {
    if (document.hidden || this.waiting) return;
    /** @type {import('../wire.d.ts').PenInfo} */
    const pen = await get(`/api/packs/${this.id}/pen`);
    if (this.waiting) return;
    this.holds(pen);
    if (pen.stamp !== this.stamp) await this.reload();
  }

  /** @param {import('../wire.d.ts').PenInfo | null | undefined} pen */
  holds(pen) {
    const holder = pen?.holder ?? '';
    this.sheet.inert = Boolean(holder);
    this.held.textContent = holder ? text('pack-held', { name: holder }) : '';
    this.held.title = holder ? text('pack-held-about') : '';
    this.held.hidden = !holder;
  }

  /** @param {HTMLElement} target */
  mendHere(target) {
    const at = target.closest('[data-at]')?.getAttribute('data-at') ?? '';
    const fits = (/** @type {FaultInfo} */ fault) => fault.fix !== null && fault.fix !== undefined;
    const fault = this.faultsAt(at).find(fits) ?? this.faultsAt(this.at).find(fits);
    if (fault) this.mend(fault);
  }
}

function footer() {
  const keys = [
    ['Tab', 'pack-key-tab'],
    ['Enter', 'pack-key-enter'],
    ['Ctrl Enter', 'pack-key-keep'],
    ['Alt ?', 'pack-key-unsure'],
    ['Alt B', 'pack-key-back'],
    ['Alt F', 'pack-key-fix'],
    ['/', 'pack-key-search'],
  ];
  return h(
    'p',
    { class: 'pk-keys' },
    keys.map(([key, words]) => h('span', null, h('kbd', null, key), ' ', text(words))),
  );
}

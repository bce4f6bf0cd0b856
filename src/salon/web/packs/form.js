// A form for anything that the vocabulary of a game's cards describes: nothing here knows a game.
import { fill, h } from '../dom.js';
import { text } from '../words.js';

/**
 * A value of the vocabulary.
 * @typedef {{kind: string, label?: string, name?: string, required?: boolean, default?: any, choices?: {id: any, label: string}[], either?: boolean,
 *   optional?: boolean, from?: number | null, to?: number | null, never?: number[], of?: any, keys?: Spec, record?: string, one_of?: string[], pattern?: string, group?: string, inside?: string, parts?: string[]}} Spec
 * @typedef {{id: any, label: string}} Choice
 * @typedef {{label?: string, tag?: string, fields: Spec[], sentence?: string}} RecordSpec
 * @typedef {Record<string, any>} Data
 */

const CHIPS = 10; // choices that stand in a row; more are a list

/** One card as fields. A change in one of them is told by the name of the field of the card that holds it. */
export class Form {
  /**
   * @param {Record<string, RecordSpec>} records @param {string} at  where the card stands, as a JSON Pointer
   * @param {(field: string) => void} changed
   * @param {(spec: Spec, record: Data) => Choice[]} [known]  the cards that a field may name
   */
  constructor(records, at, changed, known = () => []) {
    this.records = records;
    this.at = at;
    this.changed = changed;
    this.known = known;
  }

  /**
   * A field of a record.
   * @param {Spec} spec @param {Data} record @param {string} at  of the record @param {string} top  the card's field around it
   * @param {() => void} redraw
   */
  field(spec, record, at, top, redraw) {
    const name = /** @type {string} */ (spec.name);
    const path = `${at}/${name}`;
    const set = (/** @type {any} */ value) => {
      if (value === undefined || value === null) delete record[name];
      else record[name] = value;
      this.changed(top || name);
    };
    if (spec.kind === 'card') {
      const choices = this.known(spec, record);
      const found = spec.inside || spec.optional ? [{ id: spec.inside ? '' : null, label: text('pack-nothing') }, ...choices] : choices;
      const chosen = pick(found, record[name] ?? (spec.inside ? '' : null), (value) => {
        set(value || null);
        redraw();
      });
      return this.labelled(spec.label ?? name, path, chosen);
    }
    if (spec.parts && spec.of) spec.of.parts = spec.parts;
    const shown = record[name] ?? spec.default ?? (spec.kind === 'number' ? null : this.blank(spec));
    const inside = this.value(spec, shown, path, top || name, set, redraw);
    return this.labelled(spec.label ?? name, path, inside);
  }

  /** @param {string} label @param {string} path @param {HTMLElement} inside */
  labelled(label, path, inside) {
    const direct = inside.matches('input:not([type=checkbox]), select');
    if (inside.matches('.pk-check')) return h('div', { class: 'pk-field', 'data-at': path }, inside);
    return h(
      'div',
      { class: 'pk-field', 'data-at': path },
      direct
        ? h('label', null, h('span', { class: 'caps' }, label), inside)
        : h(
            'div',
            { role: inside.getAttribute('role') ? null : 'group', 'aria-label': inside.getAttribute('role') ? null : label },
            h('span', { class: 'caps' }, label),
            named(inside, label),
          ),
    );
  }

  /** What a value of a kind is before anybody has said. @param {Spec} spec @returns {any} */
  blank(spec) {
    switch (spec.kind) {
      case 'choice':
        return spec.optional ? null : spec.choices?.[0]?.id;
      case 'number':
        return Math.max(spec.from ?? 1, Math.min(1, spec.to ?? 1));
      case 'yes-no':
        return false;
      case 'list':
        return Array.from({ length: spec.from ?? 0 }, () => this.blank(spec.of));
      case 'pair':
        return spec.of.map((/** @type {Spec} */ each) => this.blank(each));
      case 'map':
        return {};
      case 'card':
        return this.known(spec, {})[0]?.id;
      case 'record':
        return this.blankRecord(spec.record ?? spec.one_of?.[0] ?? '');
      case 'either':
        return this.blank(spec.of[0]);
      default:
        return '';
    }
  }

  /** @param {string} name */
  blankRecord(name) {
    const record = this.records[name];
    /** @type {Data} */
    const made = record.tag ? { [record.tag]: name } : {};
    for (const field of record.fields) {
      const key = /** @type {string} */ (field.name);
      if (field.required) made[key] = field.kind === 'card' ? this.known(field, made)[0]?.id : this.blank(field);
    }
    return made;
  }

  /**
   * A control for a value.
   * @param {Spec} spec @param {any} value @param {string} path @param {string} top @param {(value: any) => void} set @param {() => void} redraw
   * @returns {HTMLElement}
   */
  value(spec, value, path, top, set, redraw) {
    switch (spec.kind) {
      case 'choice':
        return this.choice(spec, value, set);
      case 'number':
        return this.number(spec, value, set);
      case 'yes-no':
        return check(spec.label ?? '', Boolean(value), set);
      case 'list':
        return this.list(spec, value ?? [], path, top, set, redraw);
      case 'pair':
        return this.pair(spec, value, set);
      case 'map':
        return this.map(spec, value ?? {}, path, set);
      case 'card':
        return pick(this.known(spec, {}), value, set);
      case 'record':
        return this.record(spec, value, path, top, set, redraw);
      case 'either':
        return this.either(spec, value, path, top, set, redraw);
      default:
        return this.words(spec, value, set);
    }
  }

  /** @param {Spec} spec @param {any} value @param {(value: any) => void} set */
  choice(spec, value, set) {
    const choices = (spec.choices ?? []).map(({ id, label }) => ({ id, label }));
    if (spec.either) return this.oneOrOther(choices, String(value ?? ''), set);
    if (spec.optional) choices.push({ id: null, label: text('pack-nothing') });
    if (choices.length > CHIPS) return pick(choices, value, set);
    return chips(choices, value ?? null, set);
  }

  /** "a|b": either, as whoever decides likes. @param {{id: any, label: string}[]} choices @param {string} value @param {(value: any) => void} set */
  oneOrOther(choices, value, set) {
    let [first, second = ''] = value.split('|');
    const tell = () => set(second && second !== first ? `${first}|${second}` : first);
    return h(
      'span',
      { class: 'pk-either' },
      named(
        pick(choices, first, (found) => {
          first = found;
          tell();
        }),
        text('pack-choice'),
      ),
      h('span', null, text('pack-or')),
      named(
        pick([{ id: '', label: '–' }, ...choices], second, (found) => {
          second = found;
          tell();
        }),
        text('pack-or-choice'),
      ),
    );
  }

  /** @param {Spec} spec @param {any} value @param {(value: any) => void} set */
  number(spec, value, set) {
    const input = h('input', {
      type: 'number',
      inputmode: 'numeric',
      class: 'pk-number',
      min: spec.from,
      max: spec.to,
      step: 1,
      value: value ?? '',
      onchange: () => set(input.value === '' ? null : Number(input.value)),
    });
    return input;
  }

  /** @param {Spec} _ @param {any} value @param {(value: any) => void} set */
  words(_, value, set) {
    const input = h('input', { class: 'search', value: value ?? '', maxlength: 60, onchange: () => set(input.value) });
    return input;
  }

  /** @param {Spec} spec @param {any[]} value @param {(value: any) => void} set */
  pair(spec, value, set) {
    const now = [...(value ?? this.blank(spec))];
    return h(
      'span',
      { class: 'pk-pair' },
      spec.of.map((/** @type {Spec} */ each, /** @type {number} */ n) => {
        const one = this.value(
          each,
          now[n],
          '',
          '',
          (found) => {
            now[n] = found;
            set([...now]);
          },
          () => {},
        );
        const part = spec.parts?.[n];
        return part ? h('label', null, h('span', { class: 'muted' }, part), one) : named(one, String(n + 1));
      }),
    );
  }

  /** Numbers by key: an empty one is not there. @param {Spec} spec @param {Data} value @param {string} path @param {(value: any) => void} set */
  map(spec, value, path, set) {
    const now = { ...value };
    const known = spec.keys?.choices ?? [];
    const strange = Object.keys(now)
      .filter((key) => !known.some(({ id }) => id === key))
      .map((key) => ({ id: key, label: key }));
    return h(
      'span',
      { class: 'pk-map' },
      [...known, ...strange].map(({ id, label }) =>
        h(
          'label',
          { 'data-at': `${path}/${id}` },
          h('span', null, label),
          this.value(
            spec.of,
            now[id] ?? null,
            '',
            '',
            (found) => {
              if (found === null) delete now[id];
              else now[id] = found;
              set({ ...now });
            },
            () => {},
          ),
        ),
      ),
    );
  }

  /** @param {Spec} spec @param {any} value @param {string} path @param {string} top @param {(value: any) => void} set @param {() => void} redraw */
  record(spec, value, path, top, set, redraw) {
    const names = spec.one_of ?? [/** @type {string} */ (spec.record)];
    const tag = this.records[names[0]]?.tag ?? '';
    const now = value ?? this.blank(spec);
    const is = tag ? String(now[tag]) : names[0];
    const known = names.find((name) => name === is);
    const fields = known ? this.records[known].fields : [];
    const told = () => set(now);
    const inner = new Form(this.records, this.at, told, this.known);
    return h(
      'div',
      { class: 'pk-record' },
      names.length > 1
        ? h(
            'span',
            { 'data-at': `${path}/${tag}` },
            named(
              pick(
                names.map((id) => ({ id, label: this.records[id].label ?? id })),
                is,
                (found) => {
                  set(this.blankRecord(found));
                  redraw();
                },
              ),
              text('pack-sentence'),
            ),
          )
        : null,
      fields.map((field) => inner.field(field, now, path, top, redraw)),
    );
  }

  /** One kind of value or another. @param {Spec} spec @param {any} value @param {string} path @param {string} top @param {(value: any) => void} set @param {() => void} redraw */
  either(spec, value, path, top, set, redraw) {
    /** @type {Spec[]} */
    const kinds = spec.of;
    const fits = (/** @type {Spec} */ each) =>
      each.kind === 'record'
        ? typeof value === 'object' && value !== null
        : each.kind === 'choice'
          ? each.choices?.some(({ id }) => id === value)
          : typeof value === (each.kind === 'number' ? 'number' : 'string');
    const at = Math.max(0, kinds.findIndex(fits));
    const words = (/** @type {Spec} */ each) =>
      each.label ?? (each.kind === 'record' ? (this.records[each.record ?? '']?.label ?? text('pack-kind-record')) : text(`pack-kind-${each.kind}`));
    return h(
      'div',
      { class: 'pk-record' },
      named(
        pick(
          kinds.map((each, n) => ({ id: n, label: words(each) })),
          at,
          (found) => {
            set(this.blank(kinds[found]));
            redraw();
          },
        ),
        text('pack-kind'),
      ),
      named(this.value(kinds[at], value, path, top, set, redraw), words(kinds[at])),
    );
  }

  /** @param {Spec} spec @param {any[]} value @param {string} path @param {string} top @param {(value: any) => void} set @param {() => void} redraw */
  list(spec, value, path, top, set, redraw) {
    const now = [...value];
    const put = () => {
      set([...now]);
      redraw();
    };
    const fixed = spec.from !== undefined && spec.from === spec.to;
    return h(
      'div',
      { class: 'pk-list' },
      now.map((item, n) =>
        h(
          'div',
          { class: 'pk-item', role: 'group', 'aria-label': String(n + 1), 'data-at': `${path}/${n}` },
          h('span', { class: 'pk-count', 'aria-hidden': 'true' }, n + 1),
          named(
            this.value(
              spec.of,
              item,
              `${path}/${n}`,
              top,
              (found) => {
                now[n] = found;
                set([...now]);
              },
              redraw,
            ),
            String(n + 1),
          ),
          fixed || now.length <= (spec.from ?? 0)
            ? null
            : takeAway(path, n, () => {
                now.splice(n, 1);
                put();
              }),
        ),
      ),
      fixed || (spec.to !== null && spec.to !== undefined && now.length >= spec.to)
        ? null
        : h(
            'button',
            {
              type: 'button',
              class: 'pk-more',
              'data-key': `${path}/+`,
              onclick: () => {
                now.push(this.blank(spec.of));
                put();
              },
            },
            text('pack-add'),
          ),
    );
  }
}

/** Say what a control is for, where no label stands beside it. @param {HTMLElement} control @param {string} label */
function named(control, label) {
  if (!control.getAttribute('aria-label') && control.matches('input, select, [role]')) control.setAttribute('aria-label', label);
  return control;
}

/** @param {string} label @param {boolean} value @param {(value: boolean) => void} set */
export function check(label, value, set) {
  const input = h('input', { type: 'checkbox', checked: value, onchange: () => set(input.checked) });
  return h('label', { class: 'check pk-check' }, input, h('span', null, label));
}

/** One of many, as a list: its first letters lead to a choice. @param {{id: any, label: string}[]} choices @param {any} value @param {(value: any) => void} set */
export function pick(choices, value, set) {
  const known = choices.some(({ id }) => id === value);
  const all = known ? choices : [{ id: value, label: String(value ?? '–') }, ...choices]; // what is no choice is shown all the same
  const select = h(
    'select',
    { class: 'search pk-pick', onchange: () => set(all[select.selectedIndex].id) },
    all.map(({ id, label }) => h('option', { selected: id === value }, label)),
  );
  return select;
}

/** One of a few, as a row: each has a letter, which stands out. @param {{id: any, label: string}[]} choices @param {any} value @param {(value: any) => void} set */
export function chips(choices, value, set) {
  const letters = lettersOf(choices.map(({ label }) => label));
  const row = h('div', { class: 'pk-chips', role: 'radiogroup' });
  const at = Math.max(
    0,
    choices.findIndex(({ id }) => id === value),
  );
  const made = choices.map(({ id, label }, n) =>
    h(
      'button',
      {
        type: 'button',
        role: 'radio',
        class: 'pk-chip',
        'aria-checked': String(id === value),
        'aria-keyshortcuts': letters[n] || null,
        tabindex: n === at ? '0' : '-1',
        onclick: () => take(n),
      },
      underlined(label, letters[n]),
    ),
  );
  const take = (/** @type {number} */ n) => {
    made.forEach((chip, other) => {
      chip.setAttribute('aria-checked', String(other === n));
      chip.tabIndex = other === n ? 0 : -1;
    });
    made[n].focus();
    set(choices[n].id);
  };
  row.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const here = made.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const n = step ? (here + step + made.length) % made.length : letters.indexOf(event.key.toLowerCase());
    if (n < 0) return;
    event.preventDefault();
    event.stopPropagation();
    take(n);
  });
  fill(row, made);
  return row;
}

/** For each label a letter that no other has: its first one that is free. @param {string[]} labels */
export function lettersOf(labels) {
  /** @type {string[]} */
  const found = [];
  for (const label of labels) found.push([...label.toLowerCase()].find((letter) => /[\p{L}\p{N}]/u.test(letter) && !found.includes(letter)) ?? '');
  return found;
}

/** @param {string} label @param {string} letter @returns {(Node | string)[]} */
function underlined(label, letter) {
  const at = letter ? label.toLowerCase().indexOf(letter) : -1;
  return at < 0 ? [label] : [label.slice(0, at), h('u', null, label[at]), label.slice(at + 1)];
}

/** What takes one of a list away. @param {string} path  of the list @param {number} n @param {() => void} act */
export function takeAway(path, n, act) {
  const label = text('pack-take-away', { n: n + 1 });
  return h('button', { type: 'button', class: 'pk-small', 'data-key': `${path}/${n}/-`, 'aria-label': label, title: label, onclick: act }, '−');
}

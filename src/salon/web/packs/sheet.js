// One card as a form: its names, its fields, what is named on it, where it comes from; what is wrong, and how it reads.
import { button, fill, h } from '../dom.js';
import { currentLanguage, text } from '../words.js';
import { Form, check, takeAway } from './form.js';
import { line, write } from './line.js';
import { cardsFor, languagesOf } from './named.js';
import { sourceOf, sources, turn } from './origin.js';
import { tongues } from './shelf.js';

/** @typedef {import('./editor.js').Data} Data */

/** @param {import('./editor.js').Editor} editor */
export function drawSheet(editor) {
  const { group, card } = editor;
  const form = new Form(
    editor.info.vocabulary.records,
    editor.at,
    (field) => editor.changed(field),
    (spec, record) => cardsFor(editor, spec, record),
  );
  const redraw = () => editor.redraw();
  const total = editor.all().length;
  const house = editor.info.names[editor.symbolOf(group, card)]?.[currentLanguage()];
  const fields = group.fields.filter((field) => field.name !== group.key && field.name !== group.inner);
  const inner = group.fields.find((field) => field.name === group.inner);
  fill(
    editor.sheet,
    h(
      'header',
      { class: 'pk-card-head' },
      h('h2', null, group.single ? group.label : `${group.label} ${editor.n + 1}`),
      group.single ? null : h('p', { class: 'muted' }, text('pack-stands-for', { of: total, name: house ?? '' })),
      h('span', { class: 'spring' }),
      button(text('pack-before'), () => editor.go(group, editor.n - 1, true), { key: 'PgUp' }),
      button(text('pack-after'), () => editor.go(group, editor.n + 1, true), { key: 'PgDn' }),
    ),
    h('div', { class: 'pk-faults', 'aria-live': 'polite' }),
    group.named ? marked(editor, 'name', text('pack-called'), names(editor, card, editor.symbolOf(group, card), 'name', editor.at, 60)) : null,
    fields.map((field) => marked(editor, field.name ?? '', field.label ?? '', form.field(field, card, editor.at, '', redraw))),
    inner ? inside(editor, form, inner, card, redraw) : null,
    wish(editor, card),
    editor.group.single
      ? h(
          'p',
          null,
          button(text('pack-take-back'), () => editor.takeBack()),
        )
      : provenance(editor, card),
    h('p', { class: 'pk-rights' }, h('b', null, text('pack-rights-title')), ' ', text('pack-rights')),
  );
  drawFaults(editor);
}

/**
 * A field with where it comes from: as printed, not sure of it, or what the game has. A press goes from one to the next.
 * @param {import('./editor.js').Editor} editor @param {string} field @param {string} label @param {HTMLElement} inside
 */
function marked(editor, field, label, inside) {
  if (editor.group.single) return inside;
  const from = text(`pack-from-${sourceOf(editor, field)}`);
  inside.classList.add('pk-marked');
  inside.append(
    h(
      'button',
      {
        type: 'button',
        class: `pk-mark ${sourceOf(editor, field)}`,
        tabindex: '-1',
        'data-key': `${editor.at}/${field}/?`,
        'data-mark': field,
        'aria-label': text('pack-from', { field: label, from }),
        title: text('pack-from', { field: label, from }),
        'aria-keyshortcuts': 'Alt+? Alt+B',
        onclick: () => turn(editor, field),
      },
      from,
    ),
  );
  return inside;
}

/**
 * What a thing is called, in each language of the pack.
 * @param {import('./editor.js').Editor} editor
 * @param {Data} thing @param {string} symbol @param {string} top  the card's field that holds it @param {string} at @param {number} most
 */
function names(editor, thing, symbol, top, at, most) {
  return h(
    'div',
    { class: 'pk-names', 'data-at': `${at}/name` },
    languagesOf(editor, thing).map(({ id, name }) => {
      const input = h('input', {
        class: 'search',
        lang: id,
        maxlength: most,
        autocomplete: 'off',
        value: thing.name?.[id] ?? '',
        placeholder: editor.info.names[symbol]?.[id] ?? '',
        onchange: () => {
          const names = { ...thing.name };
          if (input.value.trim()) names[id] = input.value.trim();
          else delete names[id];
          if (Object.keys(names).length) thing.name = names;
          else delete thing.name;
          editor.changed(top, top === 'name' ? top : `${top}.${thing.id}`);
        },
      });
      return h('label', { 'data-at': `${at}/name/${id}` }, h('span', { class: 'caps' }, `${text('pack-called')} · ${name}`), input);
    }),
  );
}

/** What is named on a card, such as the options of one: each has a name, a line to type, and fields. @param {import('./editor.js').Editor} editor @param {Form} form @param {import('./form.js').Spec} spec @param {Data} card @param {() => void} redraw */
function inside(editor, form, spec, card, redraw) {
  const top = /** @type {string} */ (spec.name);
  /** @type {Data[]} */
  const things = card[top] ?? [];
  const record = editor.info.vocabulary.records[spec.of.record];
  const at = `${editor.at}/${top}`;
  const fields = record.fields.filter((/** @type {import('./form.js').Spec} */ field) => field.name !== 'id');
  const put = (/** @type {string} */ mark = top) => {
    card[top] = things;
    editor.changed(top, mark);
    redraw();
  };
  return h(
    'div',
    { class: 'pk-field pk-options', role: 'group', 'aria-label': spec.label, 'data-at': at },
    h('span', { class: 'caps' }, spec.label, h('code', null, text('pack-line-sample'))),
    things.map((thing, n) =>
      h(
        'div',
        { class: 'pk-option', role: 'group', 'aria-label': `${spec.label} ${n + 1}`, 'data-at': `${at}/${n}` },
        h('b', { class: 'pk-count', 'aria-hidden': 'true' }, n + 1),
        h(
          'div',
          null,
          marked(
            editor,
            `${top}.${thing.id}`,
            `${spec.label} ${n + 1}`,
            names(editor, thing, `option.${card[editor.group.key]}.${thing.id}`, top, `${at}/${n}`, 40),
          ),
          line(fields, thing, text('pack-line'), editor.unread.get(`${at}/${thing.id}`) ?? '', (found, left) => {
            write(fields, thing, found);
            if (left) editor.unread.set(`${at}/${thing.id}`, left);
            else editor.unread.delete(`${at}/${thing.id}`);
            put(`${top}.${thing.id}`);
          }),
          h(
            'details',
            { open: editor.faultsAt(`${at}/${n}`).length > 0 },
            h('summary', null, text('pack-numbers')),
            fields.map((/** @type {import('./form.js').Spec} */ field) =>
              new Form(form.records, at, () => editor.changed(top, `${top}.${thing.id}`), form.known).field(field, thing, `${at}/${n}`, top, redraw),
            ),
          ),
        ),
        takeAway(at, n, () => {
          things.splice(n, 1);
          put();
        }),
      ),
    ),
    things.length >= (spec.to ?? 99)
      ? null
      : h(
          'button',
          {
            type: 'button',
            class: 'pk-more',
            'data-key': `${at}/+`,
            onclick: () => {
              const thing = { ...form.blankRecord(spec.of.record), id: newId(things), source: 'designed' };
              things.push(thing);
              put();
            },
          },
          text('pack-add'),
        ),
  );
}

/** What no sentence here can say. @param {import('./editor.js').Editor} editor @param {Data} card */
function wish(editor, card) {
  const words = h('textarea', {
    class: 'search',
    maxlength: 400,
    rows: 2,
    onchange: () => {
      if (words.value.trim()) {
        card.wish = words.value.trim();
        // What a card says is in doubt while no sentence here says it.
        if (!card.unsure?.length) card.unsure = sources(editor).filter((field) => field !== 'name');
      } else delete card.wish;
      editor.changed('wish');
    },
  });
  words.value = card.wish ?? '';
  return editor.group.single
    ? null
    : h(
        'details',
        { class: 'pk-wish', open: Boolean(card.wish) },
        h('summary', null, text('pack-wish')),
        h('label', { 'data-at': `${editor.at}/wish` }, h('span', null, text('pack-wish-about')), words),
      );
}

/** Where the card comes from, and how to take it back. @param {import('./editor.js').Editor} editor @param {Data} card */
function provenance(editor, card) {
  return h(
    'div',
    { class: 'pk-source' },
    check(text('pack-printed'), editor.stateOf(card) !== 'base', (on) => {
      if (on) card.printed = card.printed?.length ? card.printed : ['name'];
      else {
        delete card.printed;
        delete card.unsure;
      }
      editor.changed('');
    }),
    check(text('pack-unsure'), Boolean(card.unsure?.length), (on) => {
      if (on) card.unsure = card.printed?.length ? [...card.printed] : ['name'];
      else delete card.unsure;
      editor.changed('');
    }),
    button(text('pack-take-back'), () => editor.takeBack()),
  );
}

/** @param {import('./editor.js').Editor} editor */
export function drawFaults(editor) {
  for (const old of editor.sheet.querySelectorAll('.pk-fault')) old.remove();
  for (const old of editor.sheet.querySelectorAll('[aria-invalid]:not(.pk-wrong)')) {
    old.removeAttribute('aria-invalid');
    old.removeAttribute('aria-describedby');
  }
  editor.faultsAt(editor.at).forEach((fault, n) => {
    const place = placeOf(editor, fault.path);
    const id = `pk-fault-${n}`;
    const said = h(
      'p',
      { class: `pk-fault ${fault.doubt ? 'doubt' : ''}`, id },
      h('span', null, place ? fault.text : fault.said),
      fault.fix !== null && fault.fix !== undefined
        ? h(
            'button',
            { type: 'button', class: 'pk-fix', onclick: () => editor.mend(fault) },
            text('pack-fix', { value: fault.fix_said || '…' }),
            h('kbd', { 'aria-hidden': 'true' }, 'Alt F'),
          )
        : null,
    );
    if (!place) {
      editor.sheet.querySelector('.pk-faults')?.append(said);
      return;
    }
    place.append(said);
    const control = place.matches('input, select') ? place : place.querySelector('input, select, [role="radiogroup"]');
    control?.setAttribute('aria-describedby', id);
    if (!fault.doubt) control?.setAttribute('aria-invalid', 'true');
    for (let around = place.closest('details'); around; around = around.parentElement?.closest('details') ?? null) around.open = true;
  });
}

/** The innermost field in which a fault lies. @param {import('./editor.js').Editor} editor @param {string} path @returns {HTMLElement | null} */
export function placeOf(editor, path) {
  for (let at = path; at.length > editor.at.length; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = editor.sheet.querySelector(`[data-at="${CSS.escape(at)}"]`);
    if (found instanceof HTMLElement) return found;
  }
  return null;
}

/** @param {import('./editor.js').Editor} editor @param {Record<string, import('../wire.d.ts').CardShown>} shown */
export function drawProof(editor, shown) {
  const some = Object.keys(shown).length > 0;
  editor.proof.classList.toggle('old', !some);
  if (!some) {
    fill(editor.proof, h('p', { class: 'muted' }, text('pack-proof-fault')));
    return;
  }
  fill(
    editor.proof,
    tongues().map(({ id, name }) =>
      shown[id]
        ? h(
            'article',
            { lang: id },
            h('p', { class: 'caps' }, name),
            h(
              'div',
              { class: 'pk-face' },
              h('h3', null, shown[id].name),
              (shown[id].facts ?? []).map((fact) => h('p', { class: 'muted' }, fact)),
              (shown[id].effect ?? []).map((sentence) => h('p', null, sentence)),
            ),
          )
        : null,
    ),
  );
}

/** An id for a new thing on a card that no other there has. @param {Data[]} things */
function newId(things) {
  let n = things.length + 1;
  while (things.some(({ id }) => id === `own_${n}`)) n += 1;
  return `own_${n}`;
}

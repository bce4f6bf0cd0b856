// The options of a game as fields of a form.
import { field, h } from './dom.js';

/** @import { GameInfo } from './wire.d.ts' */

/** Those that there are with so many seats. @param {GameInfo} game @param {number} seats */
function fitting(game, seats) {
  return Object.entries(game.options).filter(([, option]) => !option.seats?.length || option.seats.includes(seats));
}

/** A field for each option; what is chosen is kept in `chosen`. @param {GameInfo} game @param {number} seats @param {Record<string, any>} chosen */
export function optionFields(game, seats, chosen) {
  return fitting(game, seats).map(([name, option]) => {
    const keep = (/** @type {any} */ value) => {
      chosen[name] = value;
    };
    if (option.choices.length === 2 && option.choices.includes(true)) {
      return h(
        'label',
        { class: 'check' },
        h('input', {
          type: 'checkbox',
          checked: chosen[name] ?? option.default,
          onchange: (/** @type {Event} */ e) => keep(/** @type {HTMLInputElement} */ (e.target).checked),
        }),
        h('span', null, option.label, option.about ? h('small', { class: 'explains' }, option.about) : null),
      );
    }
    return field(
      option.label,
      h(
        'select',
        {
          class: 'search',
          onchange: (/** @type {Event} */ e) => keep(option.choices[/** @type {HTMLSelectElement} */ (e.target).selectedIndex]),
        },
        option.choices.map((choice) =>
          h('option', { selected: choice === (chosen[name] ?? option.default) }, option.labels?.[String(choice)] ?? String(choice)),
        ),
      ),
      option.about,
    );
  });
}

/** What was chosen of those. @param {GameInfo} game @param {number} seats @param {Record<string, any>} chosen */
export function chosenOf(game, seats, chosen) {
  const there = new Set(fitting(game, seats).map(([name]) => name));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => there.has(name)));
}

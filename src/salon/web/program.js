// Answers given ahead: what is to be answered for me when I am asked and not here.
import { RequestError, get, post } from './api.js';
import { button, field, fill, h, tool } from './dom.js';
import { show } from './toast.js';
import { text } from './words.js';

const TIMES = [0, 1, 2, 3, 5, 10];

/**
 * @typedef {{id: string, scope: 'same' | 'kind' | 'any', question: string, action: string, answer: string,
 *   times: number, used: number}} RuleInfo
 * @typedef {{seat: number, rules: RuleInfo[], until: string, untils: string[], stopped: string, open: string}} ProgrammeInfo
 */

/** Open the panel. @param {string} table @param {() => import('./wire.d.ts').Question | null} asked */
export function openProgramme(table, asked) {
  return new Panel(table, asked).open();
}

class Panel {
  /** @param {string} table @param {() => import('./wire.d.ts').Question | null} asked */
  constructor(table, asked) {
    this.address = `/api/tables/${table}/programme`;
    this.asked = asked;
    this.body = h('div', { class: 'programme', tabindex: '-1' });
    this.problem = h('p', { class: 'problem', role: 'alert' });
    /** @type {ProgrammeInfo | null} */
    this.now = null;
  }

  async open() {
    this.now = await get(this.address);
    this.draw();
    show(text('programme'), h('p', { class: 'muted' }, text('programme-hint')), this.body, this.problem).scrollTop = 0;
  }

  /** @param {object[]} rules @param {string} [until] */
  async keep(rules, until = this.now?.until ?? '') {
    this.problem.textContent = '';
    try {
      this.now = await post(this.address, { rules, until });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.problem.textContent = error.message;
      this.now = await get(this.address);
    }
    this.draw();
    this.body.focus({ preventScroll: true }); // what was pressed is gone
  }

  /** The rules there are, but for one. @param {string} [but] */
  known(but = '') {
    return (this.now?.rules ?? []).filter((rule) => rule.id !== but).map((rule) => ({ id: rule.id }));
  }

  draw() {
    const now = /** @type {ProgrammeInfo} */ (this.now);
    fill(
      this.body,
      now.stopped ? h('p', { class: 'problem' }, now.stopped) : null,
      now.stopped ? button(text('programme-again'), () => this.keep(this.known())) : null,
      now.rules.length
        ? h(
            'ol',
            { class: 'programme-rules' },
            now.rules.map((rule, n) => this.rule(rule, n)),
          )
        : h('p', null, text('programme-none')),
      now.rules.length ? this.until(now) : null,
      this.adding(now),
    );
  }

  /** @param {RuleInfo} rule @param {number} n */
  rule(rule, n) {
    const up = () => {
      const ids = this.known();
      [ids[n - 1], ids[n]] = [ids[n], ids[n - 1]];
      this.keep(ids);
    };
    const often = rule.times ? text('programme-used', { used: rule.used, times: rule.times }) : text('programme-always');
    return h(
      'li',
      null,
      h('div', null, h('small', { class: 'muted' }, text(`programme-scope-${rule.scope}`)), rule.question ? h('q', null, rule.question) : null),
      h('div', null, h('b', null, rule.answer), h('small', { class: 'muted' }, ` ${often}`)),
      h(
        'span',
        { class: 'acts' },
        n ? tool(text('programme-up', { answer: rule.answer }), 'ui-step-back', up) : null,
        tool(text('programme-drop', { answer: rule.answer }), 'ui-cross', () => this.keep(this.known(rule.id))),
      ),
    );
  }

  /** @param {ProgrammeInfo} now */
  until(now) {
    const box = h(
      'select',
      { class: 'search', onchange: () => this.keep(this.known(), box.value) },
      now.untils.map((id) => h('option', { value: id, selected: id === now.until }, text(`programme-until-${id || 'always'}`))),
    );
    return field(text('programme-until'), box);
  }

  /** @param {ProgrammeInfo} now */
  adding(now) {
    const question = now.open ? this.asked() : null;
    const answers = question?.answers.filter((answer) => answer.legal !== false) ?? [];
    /** @param {string} id @param {boolean} checked */
    const scope = (id, checked) =>
      h('label', { class: 'choice' }, h('input', { type: 'radio', name: 'scope', value: id, checked }), text(`programme-scope-${id}`));
    const form = h(
      'form',
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          const said = new FormData(form);
          const rule = { scope: said.get('scope'), action: said.get('action'), times: Number(said.get('times')) };
          this.keep([...this.known(), rule]);
        },
      },
      h('h3', null, text('programme-new')),
      now.open ? h('p', null, h('q', null, now.open)) : h('p', { class: 'muted' }, text('programme-not-asked')),
      h(
        'fieldset',
        { class: 'choices' },
        h('legend', null, text('programme-if')),
        now.open ? [scope('kind', true), scope('same', false)] : null,
        scope('any', !now.open),
      ),
      field(
        text('programme-answer'),
        h(
          'select',
          { class: 'search', name: 'action' },
          h('option', { value: '' }, text('programme-pass')),
          answers.map((answer) => h('option', { value: answer.action }, answer.label)),
        ),
      ),
      field(
        text('programme-times'),
        h(
          'select',
          { class: 'search', name: 'times' },
          TIMES.map((n) => h('option', { value: n }, n ? text('programme-so-often', { n }) : text('programme-always'))),
        ),
      ),
      h('button', { class: 'btn', type: 'submit' }, text('programme-add')),
    );
    return form;
  }
}

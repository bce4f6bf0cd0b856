// The answers as buttons: few of them in the prompt bar, many in a panel with groups and a search.
import { remark } from './care.js';
import { fill, h, icon } from './dom.js';
import { maybeOf, text } from './words.js';

const FEW = 4;
const MANY = 12;
const SHORT = 64; // letters of all labels that the prompt bar holds

/** Whether these answers fit into the prompt bar. @param {import('./wire.d.ts').Answer[]} answers */
export function fitBar(answers) {
  return answers.length <= FEW && answers.reduce((sum, a) => sum + a.label.length + 4, 0) <= SHORT;
}

/**
 * A button for an answer.
 * @param {import('./wire.d.ts').Answer} answer
 * @param {(action: string) => void} choose
 * @param {boolean} [primary]
 */
export function answerButton(answer, choose, primary = false) {
  const legal = answer.legal ?? true;
  return h(
    'button',
    {
      type: 'button',
      class: `btn answer ${legal ? (primary ? 'primary' : 'yes') : 'closed'} ${answer.warning ? 'warned' : ''}`,
      'data-answer': answer.action,
      'aria-disabled': legal ? null : 'true',
      title: remark(answer) || null,
      onclick: legal ? () => choose(answer.action) : null,
    },
    legal ? null : icon('ui-lock'),
    h('span', null, answer.label),
    signs(answer),
  );
}

/** A warning, or that it cannot be taken back. @param {import('./wire.d.ts').Answer} answer */
function signs(answer) {
  if (answer.warning) return icon('ui-care', 'icon care');
  return answer.final ? icon('ui-final', 'icon final') : null;
}

/** Mark buttons, in place, by what is at stake with their answers. @param {Element} root @param {import('./wire.d.ts').Answer[]} answers */
export function markAnswers(root, answers) {
  for (const answer of answers) {
    const found = root.querySelector(`[data-answer="${CSS.escape(answer.action)}"]`);
    const [said, sign] = [remark(answer), signs(answer)];
    if (!(found instanceof HTMLElement) || found.title || !said) continue;
    found.title = said;
    found.classList.toggle('warned', Boolean(answer.warning));
    if (sign) found.append(sign);
  }
}

/** The panel of many answers. */
export class AnswerPanel {
  constructor() {
    this.search = h('input', {
      type: 'search',
      class: 'search',
      placeholder: text('search-answers'),
      'aria-label': text('search-answers'),
      oninput: () => this.filter(),
    });
    this.list = h('div', { class: 'groups' });
    this.element = h('section', { class: 'panel answers', 'aria-label': text('answers'), hidden: true }, this.search, this.list);
    this.shown = '';
  }

  /**
   * @param {import('./wire.d.ts').Answer[]} answers
   * @param {(action: string) => void} choose
   */
  draw(answers, choose) {
    this.element.hidden = answers.length === 0;
    const key = JSON.stringify(answers);
    if (key === this.shown) return;
    this.shown = key;
    this.search.value = '';
    this.search.hidden = answers.length <= MANY;
    /** @type {Map<string, import('./wire.d.ts').Answer[]>} */
    const groups = new Map();
    for (const answer of answers) {
      const kind = answer.action.split('.')[0];
      const group = groups.get(kind);
      if (group) group.push(answer);
      else groups.set(kind, [answer]);
    }
    fill(
      this.list,
      [...groups].map(([kind, group]) => {
        const label = maybeOf(`kind-${kind}`);
        return h(
          'div',
          { class: 'group', role: 'group', 'aria-label': label || text('answers') },
          label && (groups.size > 1 || answers.length > MANY) ? h('span', { class: 'caps' }, label) : null,
          h(
            'div',
            { class: 'buttons' },
            [...group].sort((a, b) => Number(b.legal ?? true) - Number(a.legal ?? true)).map((answer) => answerButton(answer, choose)),
          ),
        );
      }),
    );
  }

  filter() {
    const wanted = this.search.value.trim().toLocaleLowerCase();
    for (const group of this.list.children) {
      let any = false;
      for (const made of group.querySelectorAll('button')) {
        made.hidden = !made.textContent?.toLocaleLowerCase().includes(wanted);
        any ||= !made.hidden;
      }
      /** @type {HTMLElement} */ (group).hidden = !any;
    }
  }
}

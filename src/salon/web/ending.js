// The end of a game at its table: the results lie over the board, which is one press away.
import { fill, h } from './dom.js';
import { resultPanel } from './results.js';
import { text } from './words.js';

export class Ending {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.known = false; // whether there are results to be shown
    this.element = h('div', { class: 'result-root', tabindex: '0', 'aria-label': text('results'), hidden: true });
  }

  /** A scene that the board plays comes before the results. @param {void | Promise<void>} scene */
  async draw(scene) {
    const { past, timeline, id } = this.table;
    const update = /** @type {import('./wire.d.ts').Update} */ (this.table.update);
    if (update.status !== 'ended' || past.moment) {
      this.known = false;
      this.element.hidden = true;
      return;
    }
    const version = `${update.move} ${update.next_table ?? ''}`;
    if (this.known && this.element.dataset.version === version) return;
    await scene;
    if (past.moment || this.table.update !== update) return;
    this.known = true;
    this.show(true);
    if (this.element.dataset.version === version) return;
    this.element.dataset.version = version;
    fill(
      this.element,
      resultPanel(update, {
        table: id,
        goTo: (move) => timeline.go(move),
        replay: () => timeline.play(0),
        rematch: () => this.table.between.ask('rematch'),
        said: (move) => timeline.said(move - 1, move),
      }),
    );
  }

  /** @param {boolean} shown */
  show(shown) {
    this.element.hidden = !shown;
    this.table.prompt.draw();
  }
}

// What a board is given, and what it gives back. Nothing here runs.

/**
 * What a board is given to draw.
 *
 * A board draws `view`, and draws it whole: when `draw` returns, the page shows the position as it is. What
 * happened on the way there may then be staged over it, as a scene: `events` are the lines of the log since
 * `previous`, the position shown before, each with the symbols it names. They come once; when the same
 * position is drawn again, or one that does not follow from the one before (a jump in the timeline, a step
 * back, an undo), `events` is empty. So a scene is staged exactly when there are events, or when somebody wants
 * to see a move once more: then `again` has its lines.
 *
 * - by animations of elements that already stand where they belong (`element.animate`, a class with a
 *   transition from the old place), never by holding back the position itself;
 * - under 400 ms each, for the next position may come that soon (`BEAT` in `pacing.js`), and not at all when
 *   `reduced`; a longer one, such as a scoring, must bear to be cut short by the next `draw`;
 * - when the game ends, `draw` may return a promise: the results are shown when it is fulfilled.
 *
 * @typedef {Object} TableContext
 * @property {string} game
 * @property {any} view  the table as the seat sees it
 * @property {string[]} texts  what the view holds besides symbols and numbers, in words, in the order that the game has for it
 * @property {import('./wire.d.ts').Sheet[]} sheets  the table as tables in words; of a game without a board of its own
 * @property {any} previous  the position shown before, if this one follows from it; else null
 * @property {import('./wire.d.ts').Line[]} events  what the log says of the way from there to here; once
 * @property {import('./wire.d.ts').Line[]} again  what the log says of the move shown, when one goes to it in the timeline; once
 * @property {number | null} you
 * @property {import('./wire.d.ts').SeatInfo[]} seats
 * @property {(symbol: string) => string} name  the name of a thing of the game
 * @property {(key: string, args?: Record<string, string | number>) => string} text  a label of the page
 * @property {import('./wire.d.ts').Question | null} question
 * @property {Map<string, import('./wire.d.ts').Answer>} answers
 * @property {(action: string, more?: {note?: string}) => void} choose  give an answer, with a note where it is `noted`
 * @property {(symbol: string) => void} card  show the details of a card
 * @property {(id: string) => void} clause  open the rules at a clause
 * @property {string} language
 * @property {boolean} reduced  no motion is wanted
 * @property {(symbol: string) => boolean} isCard  whether there are details of it
 * @property {Record<string, string>} names  the names of the game's vocabulary
 * @property {Record<string, string>} words  other words of the game, by symbols with hyphens for dots
 * @property {import('./wire.d.ts').Line[]} log  what has been said up to the moment shown
 * @property {import('./wire.d.ts').CardInfo[]} cards  the catalogue of the game's cards
 * @property {HTMLElement} hand  right below the question: for what lies in the hand
 * @property {HTMLElement} strip  in the masthead: for what fits into one line, where the board has no room for it
 * @property {any} printed  what else is printed, such as a map: it never changes
 */

/**
 * A board. Elements with `data-action`, an answer's symbol, are made into things to choose by the table:
 * lit when legal, with the reason when not. Those with `data-symbol` light up with the log. `buttons` says
 * which answers the prompt shows as well: all, or those `missing` on the board.
 *
 * @typedef {Object} Board
 * @property {string} id
 * @property {(root: HTMLElement, table: TableContext) => void | Promise<void>} draw
 * @property {'all' | 'missing'} [buttons]
 * @property {boolean} [wide]  it has a use for all the width: the panel does not open by itself
 * @property {(root: HTMLElement, symbol: string) => void} [reveal]  bring something into sight, where the board hides it now
 */

export {};

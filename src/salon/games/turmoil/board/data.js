// What never changes: where the spaces stand, and the drawing under them; and what is printed on the map and the cards of the table.

/** @typedef {'authoritarian' | 'liberal'} Side */
/** @typedef {{ region: string, stability: number, battleground: boolean }} PrintedSpace */
/** @typedef {{ era: string, side: Side | 'both', ops: number, scores: string | null, asterisk: boolean, lasting: boolean, red: boolean }} PrintedCard */
/**
 * @typedef {object} Prints  what stands on the cards of the table
 * @property {Record<string, PrintedCard>} cards
 * @property {Record<string, Side>} stability
 * @property {Record<string, { nation: string, priority: number }>} mobilization
 * @property {{ entry: number, alone: boolean, first: boolean, second: boolean }[]} naval
 */
/** @typedef {{ x: number, y: number, width: number, height: number }} Place */
/**
 * @typedef {object} Printed
 * @property {Record<string, PrintedSpace>} spaces
 * @property {Record<string, Side>} boxes
 * @property {[string, string][]} links
 * @property {string[]} regions
 * @property {{ id: string, first: number, hand: number, rounds: number }[]} eras
 * @property {number} turns
 * @property {number[]} status  by the number of markers on the Great War track, from none to all places taken
 * @property {number} victory
 * @property {number} tension  the end of its track
 * @property {Record<string, Side>} alliances  the markers that belong to a side
 */
/**
 * @typedef {object} Layout
 * @property {{ width: number, height: number }} canvas
 * @property {Record<string, Place>} spaces
 * @property {Record<string, { x: number, y: number, rotate: number, size: number }>} lettering
 */
/** @typedef {{ regions: Record<string, string[]>, beside: Record<string, string[]>, icons: Record<string, string[]>, closed: string[] }} MapView */
/** @typedef {{ authoritarian: number, liberal: number, control: Side | null, needs: [number, number] }} SpaceView */
/** @typedef {{ strength: number, own: number, enemy: number, threshold: number, needs: number, beside: Record<string, number>, does: [number, number][] }} CheckView */
/** @typedef {[number, number, number, number]} Standing  level, its points, Battlegrounds, Independent spaces */
/**
 * @typedef {object} PlayerView
 * @property {(string | null)[]} hand
 * @property {number} navy
 * @property {boolean} plus
 * @property {string[] | null} ready
 * @property {(string | null)[]} picked
 * @property {number} attempts
 * @property {number} ops
 * @property {number[]} values
 * @property {string[]} unmet
 * @property {number} limit
 * @property {number} naval
 * @property {'' | 'race' | 'plus'} stuck  why no naval attempt can succeed now
 * @property {string[]} alone
 * @property {number} extra
 * @property {boolean} due
 */
/**
 * @typedef {object} TurmoilView
 * @property {number | null} you
 * @property {number} turn
 * @property {number} round
 * @property {string} era
 * @property {number | null} active
 * @property {MapView} map
 * @property {Record<string, SpaceView>} spaces
 * @property {number} vp
 * @property {number} tension
 * @property {number} ceiling
 * @property {number} status
 * @property {string[]} track
 * @property {string[]} changes
 * @property {string | null} black_hand
 * @property {number | null} high_water
 * @property {PlayerView[]} players
 * @property {number} deck
 * @property {string[]} discard
 * @property {string[]} removed
 * @property {string[]} display
 * @property {string[]} playing
 * @property {number} worth
 * @property {string[]} barred
 * @property {number} owed
 * @property {string | null} scored
 * @property {number} ops
 * @property {Record<string, CheckView>} checks
 * @property {Record<string, number>} prices
 * @property {Record<string, Side | null>} turns
 * @property {{ bonus: number, entry: number, needs: number } | null} attempt
 * @property {string[]} used
 * @property {number} crisis
 * @property {Record<string, [Standing, Standing]>} standings
 * @property {[Record<string, number>, Record<string, number>]} war
 * @property {Side | null} winner
 * @property {string[]} waiting
 * @property {string[]} force
 * @property {string[]} frozen
 * @property {number} revealed
 * @property {Record<string, 'central' | 'entente'>} blocs
 * @property {{ seat: number, question: { kind: string, [field: string]: any }, clause: string }[]} pending
 * @property {{ scores: number[], winners: number[], reason: { id: string } } | null} result
 */

/** @param {string} name */
const load = async (name) => (await fetch(new URL(name, import.meta.url))).text();

const [layoutText, drawing] = await Promise.all([load('layout.json'), load('europe.svg')]);

export const layout = /** @type {Layout} */ (JSON.parse(layoutText));

/** The land and the sea, ready to be put into the page. @returns {SVGElement} */
export function land() {
  const made = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement;
  return /** @type {SVGElement} */ (/** @type {unknown} */ (document.importNode(made, true)));
}

export const SIDES = /** @type {const} */ (['authoritarian', 'liberal']); // by seat
export const EMBLEMS = /** @type {Record<string, string>} */ ({ authoritarian: 'crown', liberal: 'star', both: 'both' });
export const SHORT = /** @type {Record<string, string>} */ ({ authoritarian: 'a', liberal: 'l', both: 'b' }); // class names
export const NAVIES = ['german_navy', 'british_navy']; // by seat
export const LEVELS = ['none', 'presence', 'domination', 'control'];
export const SHIELDS = /** @type {Record<string, string>} */ ({
  france: 'sh-france',
  germany: 'sh-germany',
  austria_hungary: 'sh-austria',
  russia: 'sh-russia',
  balkans: 'sh-balkans',
  independent: 'sh-independent',
});

// What is exported stays the same object, and is filled when a table is read: so the server can join this module to others.
/** @type {Printed} */
export const printed = { spaces: {}, boxes: {}, links: [], regions: [], eras: [], turns: 0, status: [], victory: 0, tension: 0, alliances: {} };
/** @type {string[]} */
export const REGIONS = [];
/** @type {string[]} */
export const SPACES = [];
/** @type {string[]} */
export const BOXES = [];

/** @type {Map<string, string[]>} */
let near = new Map();
/** @type {Set<string>} */
let places = new Set();

/** Whether an answer is a space of the map. @param {string} action */
export const isSpace = (action) => places.has(action);

/** Whether an answer is a card, of whichever deck. @param {string} action */
export const isCard = (action) => action in prints.cards || isStability(action) || action in prints.mobilization;

/** @param {string} action */
export const isStability = (action) => action in prints.stability;

/** The places next to one. @param {string} id */
export const neighbours = (id) => near.get(id) ?? [];

/** The groups that a space stands for now. @param {TurmoilView} view @param {string} id */
export const iconsOf = (view, id) => view.map.icons[id] ?? [];

/** The regions that a space belongs to now. @param {TurmoilView} view @param {string} id */
export const regionsOf = (view, id) => REGIONS.filter((region) => view.map.regions[region].includes(id));

/** The spaces of a region now. @param {TurmoilView} view @param {string} region */
export const spacesIn = (view, region) => view.map.regions[region];

/** The Independent spaces next to a region. @param {TurmoilView} view @param {string} region */
export const beside = (view, region) => view.map.beside[region];

/** @type {Prints} */
export const prints = { cards: {}, stability: {}, mobilization: {}, naval: [] };
/** @type {unknown} */
let read = null;

/** Read what is printed on the map and on the cards of a table. @param {import('../../../web/table.js').TableContext} table */
export function readPrints({ cards: catalogue, printed: map }) {
  if (catalogue === read) return;
  read = catalogue;
  Object.assign(printed, map);
  REGIONS.splice(0, REGIONS.length, ...printed.regions, 'independent');
  SPACES.splice(0, SPACES.length, ...Object.keys(printed.spaces));
  BOXES.splice(0, BOXES.length, ...Object.keys(printed.boxes));
  places = new Set(SPACES.map((id) => `space.${id}`));
  near = new Map([...SPACES, ...BOXES].map((id) => [id, []]));
  for (const [a, b] of printed.links) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  const found = (/** @type {string} */ kind) =>
    catalogue.filter((card) => card.id.startsWith(`${kind}.`)).map((card) => /** @type {[string, any]} */ ([card.id, card.printed]));
  prints.cards = Object.fromEntries(found('card'));
  prints.stability = Object.fromEntries(found('stability').map(([id, printed]) => [id, printed.side]));
  prints.mobilization = Object.fromEntries(found('mobilization'));
  prints.naval = found('box').map(([, printed]) => printed);
}

/** The order of an era. @param {string} era */
export const eraIndex = (era) => printed.eras.findIndex((found) => found.id === era);

/** A number with its sign. @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** A number that may be negative. @param {number} n */
export const plain = (n) => (n < 0 ? `−${-n}` : String(n));

/** The question that this seat is asked, without words. @param {TurmoilView} view */
export const asked = (view) => view.pending.find((open) => open.seat === view.you)?.question ?? null;

/** Which question it is: `card`, `buy`, `check` … @param {TurmoilView} view */
export const asking = (view) => asked(view)?.kind ?? '';

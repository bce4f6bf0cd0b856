// Made from server/wire*.py by `make wire`. What is left out has its default.

/** Why something was refused, in the reader's language. */
export interface Problem {
  status: number;
  title: string;
  clause?: string;
  version?: number;
  update?: Update;
}

/** How fast a table plays: at leisure, by the clock, by the day, or as a lesson goes. */
export interface Pace {
  kind?: 'daily' | 'free' | 'lesson' | 'live';
  minutes?: number;
  seconds?: number;
  days?: number;
  late?: 'ask' | 'bot' | 'lose';
  leave?: 'bot' | 'end' | 'open';
  spare?: number;
  lesson?: string;
  scene?: string;
}

/** Who is to sit there: me, a bot, or whoever comes. */
export interface NewSeat {
  kind?: 'bot' | 'me' | 'open';
  bot?: 'chancellor' | 'courtier' | 'greedy' | 'minister' | 'novice' | 'random';
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  pace?: Pace;
  public?: boolean;
  promise?: string;
  pack?: number;
}

/** Who sits at a seat. An open seat has nobody; a lent one has a bot; who has given up is gone. */
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'open' | 'person';
  side?: string;
  level?: string;
  you?: boolean;
  lent?: boolean;
  gone?: boolean;
  here?: boolean;
  invitation?: string;
  clock?: number;
  deadline?: number;
  hand?: number;
}

/** A line in a list of tables. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  emblem: string;
  board: string;
  emblems: string;
  status: 'ended' | 'playing' | 'waiting';
  seats: SeatInfo[];
  options: Record<string, boolean | number | string>;
  pace: Pace;
  public: boolean;
  created: number;
  your_turn?: boolean;
  mine?: boolean;
  host?: boolean;
  played?: string[];
  result?: string;
  next_table?: string;
  apart?: string;
  pack?: TablePack;
}

/** The cards that a table is played with, where they are not those that come with the game. */
export interface TablePack {
  id: string;
  name: string;
  author: string;
  version: number;
  digest: string;
  printed?: number;
  cards?: number;
}

export interface Join {
  seat: number;
  invitation?: string;
  promise?: string;
  name?: string;
}

export interface Tables {
  mine: TableInfo[];
  open: TableInfo[];
}

/** How a table that waits is to be played from now on. */
export interface SetUpSent {
  options?: Record<string, boolean | number | string>;
  pace?: Pace;
  public?: boolean;
}

/** A bot is to sit there, or with no seat on all free ones. */
export interface FillSent {
  seat?: number;
  bot?: 'chancellor' | 'courtier' | 'greedy' | 'minister' | 'novice' | 'random';
}

/** A new table, and the secrets of the invitations to its open seats. */
export interface Invited {
  table: TableInfo;
  invitations: Record<string, string>;
}

/** What a seat gives to the seed. */
export interface ShareInfo {
  seat: number;
  promise: string;
  secret?: string;
}

/** What was promised about the cards, and when the game is over the proof: see docs/fairness.md. */
export interface Fairness {
  type: 'fairness';
  table: string;
  commitment: string;
  stage: 'dealt' | 'open' | 'over' | 'sealed';
  mixed: boolean;
  shares?: ShareInfo[];
  expected?: number[];
  seal?: string;
  house?: string;
  seed?: string;
}

/** What speaks against an answer, and the rule behind it. */
export interface Warned {
  text: string;
  clause: string;
}

/** Why something cannot be chosen at a version of the table, and the rule behind it. */
export interface Why {
  version: number;
  why: string;
  clause: string;
}

/** An answer to the open question: its symbol, its words, and if it is not allowed the reason. What is at stake with it (`final` and all after that) a socket is told in `Finals`. */
export interface Answer {
  action: string;
  label: string;
  legal?: boolean;
  why?: string;
  clause?: string;
  aside?: boolean;
  noted?: boolean;
  final?: boolean;
  ends?: boolean;
  costly?: boolean;
  cost?: string;
  warning?: Warned;
}

/** What is asked of the one who looks. */
export interface Question {
  seat: number;
  prompt: string;
  clause: string;
  answers: Answer[];
  must?: boolean;
  draft?: string;
  final?: boolean;
  only?: string;
}

/** What is no answer now, but can be chosen right after some of the answers. */
export interface Later {
  after: string[];
  actions: string[];
}

/** What is at stake with the answers of the one who looks. It follows an update of that version. */
export interface Finals {
  type: 'finals';
  version: number;
  actions: string[];
  ends?: string[];
  costly?: string[];
  costs?: Record<string, string[]>;
  warnings?: Record<string, Warned>;
  later?: Later[];
}

/** What is asked of somebody else. */
export interface Waiting {
  seat: number;
  prompt: string;
}

/** Something said at the table. */
export interface Chat {
  type: 'chat';
  at: number;
  name: string;
  text: string;
  seat?: number;
  id?: number;
  beside?: boolean;
  mine?: boolean;
}

/** Words in a table, and the one thing of the game that they name, if they do. */
export interface Part {
  text: string;
  symbol?: string;
}

/** A table of figures and words: how a game without a board of its own is shown. */
export interface Sheet {
  title: string;
  columns: string[];
  rows: ((number | Part[])[])[];
}

/** A card of a lesson: what it says, what it points at, and the answer that it asks for, if it does. */
export interface LessonInfo {
  id: string;
  number: number;
  of: number;
  title: string;
  text: string;
  lit?: string[];
  asked?: string;
  said?: string;
  last?: boolean;
}

/** Something worth noticing at the open question; told no more often than `times` at a table. */
export interface HintInfo {
  id: string;
  text: string;
  times: number;
  lit?: string[];
}

/** The table as one seat sees it now. `log` follows the first `log_from` lines that are known. */
export interface Update {
  type: 'update';
  version: number;
  move: number;
  at: number;
  status: 'ended' | 'playing' | 'waiting';
  you: number | null;
  seats: SeatInfo[];
  view: any;
  texts: string[];
  question: Question | null;
  waiting: Waiting[];
  log_from: number;
  log: Line[];
  story?: Passage[];
  recap?: Recap;
  since?: number;
  undo?: boolean;
  undos?: number;
  result?: string;
  winners?: number[];
  ending?: Ending;
  agreed?: number[];
  goes_on?: boolean;
  next_table?: string;
  setting?: string;
  manners?: MannersInfo;
  tally?: Points[][];
  sheets?: Sheet[];
  lesson?: LessonInfo;
  learning?: boolean;
  hints?: HintInfo[];
}

/** One way in which an answer may turn out: what the log would say, and what is asked then. */
export interface ForetoldWay {
  ways: number;
  log?: Line[];
  prompt?: string;
  waiting?: Waiting[];
  ends?: boolean;
  open?: boolean;
}

/** What an answer would do, by the rules: one way, or several with their odds where dice decide. */
export interface Foretold {
  version: number;
  seat: number;
  action: string;
  of: number;
  outcomes: ForetoldWay[];
  turn_ends?: boolean;
}

/** An answer was not taken; the current view follows or is known already. */
export interface Refused {
  type: 'refused';
  title: string;
  clause?: string;
  version?: number;
  held?: boolean;
}

export interface Presence {
  type: 'presence';
  seats: SeatInfo[];
  watching: number;
}

/** The table after some moves, to look at again. */
export interface Moment {
  move: number;
  view: any;
  texts: string[];
  log: Line[];
  answer?: string;
  sheets?: Sheet[];
}

/** An answer, given at a version of the table. */
export interface ActSent {
  type: 'act';
  version: number;
  action: string;
  seat?: number;
  note?: string;
}

/** Why can this not be chosen? */
export interface WhySent {
  action: string;
  seat?: number;
}

/** What would this answer do? Asked at a version of the table, as it would be given. */
export interface ForecastSent {
  action: string;
  version?: number;
  seat?: number;
}

/** The last answer is to be taken back, or all since the last point of no return. */
export interface UndoSent {
  type: 'undo';
  version: number;
  all?: boolean;
}

export interface ChatSent {
  type: 'chat';
  text: string;
}

/** I have read the card of the lesson; `free`: I leave the lesson and play on. */
export interface PageSent {
  version: number;
  free?: boolean;
}

/** Which lesson I want. */
export interface LessonSent {
  lesson?: string;
}

/** After how many answers of an example I play on. */
export interface OnwardSent {
  step: number;
}

/** A bot is to play for me; with no name I take over again. */
export interface LendSent {
  bot?: 'chancellor' | 'courtier' | 'greedy' | 'minister' | 'novice' | 'random' | '';
}

export interface Ping {
  type: 'ping';
}

export interface Pong {
  type: 'pong';
  at: number;
}

/** A question to all at the table: who asks, who has said what, and whose answer is still to come. */
export interface MotionInfo {
  what: 'end' | 'pause' | 'rematch';
  seat: number;
  at: number;
  title: string;
  text: string;
  yes?: number[];
  no?: number[];
  asked?: number[];
  mine?: boolean;
  without?: Record<string, '' | 'bot' | 'open'>;
  patient?: boolean;
}

/** Somebody who has stayed away too long, and what I may do about it. */
export interface Overdue {
  seat: number;
  title: string;
  claim?: boolean;
  grant?: boolean;
}

/** What is between the people at a table, for the one who looks. */
export interface MannersInfo {
  motion?: MotionInfo;
  closed?: boolean;
  paused?: boolean;
  ready?: number[];
  overdue?: Overdue[];
  nudge?: number[];
  nudged?: boolean;
  vacant?: number[];
  may_ask?: ('end' | 'pause' | 'rematch')[];
  spare?: Record<string, number>;
  lose?: string;
}

/** I ask all at the table. */
export interface AskSent {
  what: 'end' | 'pause' | 'rematch';
  without?: '' | 'bot' | 'open';
}

/** My answer to what is asked; of a rematch also what is to become of those who do not come. */
export interface ReplySent {
  yes: boolean;
  without?: '' | 'bot' | 'open';
}

/** Somebody's seat. */
export interface SeatSent {
  seat: number;
}

/** An invitation: the secret in its link, since when it is good, and when it was first opened. */
export interface InvitationInfo {
  seat: number;
  secret: string;
  at: number;
  opened?: number;
}

/** I have come by this link. */
export interface OpenedSent {
  seat: number;
  invitation: string;
}

/** Something said at the table should be looked at by the host. */
export interface ReportSent {
  message: number;
  reason?: string;
}

/** I do not want to read what this one says, or do again. */
export interface MuteSent {
  message: number;
  muted?: boolean;
}

/** A line of the log, said after so many moves, and where in it things are named. The fact behind it comes with its kind and fields: a board that knows the kind stages it. */
export interface Line {
  move: number;
  text: string;
  fact: { kind: string; [field: string]: any };
  spans?: [number, number, string][];
  by?: '' | 'programme';
}

/** What some lines of the log say together; without a text, the one line says it by itself. */
export interface Sentence {
  lines: number[];
  text?: string;
  spans?: [number, number, string][];
  small?: boolean;
}

/** What belongs together in the log: something that was done, and what followed. A heading is one too. */
export interface Passage {
  first: number;
  title: number;
  sentences: Sentence[];
  actor?: string;
  heading?: boolean;
}

/** A number on the board that is another than before: of which thing, and of whom or what. */
export interface Changed {
  symbol: string;
  was: number;
  now: number;
  of?: string;
}

/** A fact of a look back: the card that was played, cards that were shown, dice, changes; in words. */
export interface RecapLine {
  lines: number[];
  move: number;
  text: string;
  spans?: [number, number, string][];
  actor?: string;
  card?: string;
  cards?: string[];
  dice?: number[];
  changes?: Changed[];
}

/** What has happened since my last answer, after so many moves: the weightiest, in its order. */
export interface Recap {
  since: number;
  lines: RecapLine[];
  smaller?: number;
  changes?: Changed[];
}

/** How it ended: who won, and what that means to me. `mirrored`: what one seat gains the other loses. */
export interface Ending {
  headline: string;
  verdict?: string;
  mirrored?: boolean;
}

/** Points of a seat, and what they were for. */
export interface Points {
  label: string;
  points: number;
}

/** What a seat would have scored after each move. */
export interface CurveLine {
  seat: number;
  scores: number[];
}

/** A move that changed much: who gained most by it against the best of the others, and how much. */
export interface Turn {
  move: number;
  seat: number;
  gain: number;
}

/** How the scores of an ended game moved. `mirrored`: two seats share one marker, so one line says all. */
export interface Curve {
  label: string;
  lines: CurveLine[];
  turns: Turn[];
  decided?: string[];
  mirrored?: boolean;
}

/** A rule: a known one by its id alone, or a new one about the question that is open now. `action` is a symbol, or empty for whatever passes; `times` 0 is as often as it comes. */
export interface RuleSent {
  id?: string;
  scope?: 'any' | 'kind' | 'same';
  action?: string;
  times?: number;
}

/** The answers to give ahead, in place of those there are; with no rules, none. */
export interface ProgrammeSent {
  rules: RuleSent[];
  until?: '' | 'hand' | 'others' | 'round' | 'turn';
}

/** A rule of one's own, in words. */
export interface RuleInfo {
  id: string;
  scope: 'any' | 'kind' | 'same';
  question: string;
  action: string;
  answer: string;
  times: number;
  used: number;
}

/** My answers given ahead. `stopped` says why they are given no more. */
export interface ProgrammeInfo {
  seat: number;
  rules: RuleInfo[];
  until: '' | 'hand' | 'others' | 'round' | 'turn';
  untils: string[];
  stopped: string;
  open: string;
}

/** The SHA-256 of the 32 random bytes that my seat will give to the seed. */
export interface PromiseSent {
  promise: string;
}

/** The 32 random bytes themselves, in hexadecimal digits; taken when all have promised. */
export interface RevealSent {
  secret: string;
}

/** An answer in a record. */
export interface MoveInfo {
  seat: number;
  action: string;
}

/** Every draw of an ended game, three numbers each: after which move, of how many, and which came. */
export interface Draws {
  draws: number[][];
  moves: MoveInfo[];
  fault?: string;
}

/** Answers that could be given now and next, and of a hundred the chance of winning with them. */
export interface WeighedLine {
  answers: string[];
  chance: number;
}

/** An answer that was given, what was better, and what it cost, of a hundred. */
export interface Weighed {
  move: number;
  seat: number;
  given: string;
  chance: number;
  cost: number;
  lines: WeighedLine[];
}

/** The answers that cost most in a game, as far as it has been looked through. */
export interface Analysis {
  done: number;
  of: number;
  weighed: number;
  dear?: Weighed[];
}

export interface Health {
  version: string;
  up: number;
  notices?: ('mail' | 'push' | 'sound' | 'webhook')[];
}

/** The database can be read and written; else the answer is 503. */
export interface Ready {
  database: string;
}

export interface OptionInfo {
  label: string;
  about: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  labels?: Record<string, string>;
  seats?: number[];
}

export interface PosterInfo {
  address: string;
  alt: string;
  focus: string;
  narrow?: string;
}

/** A bot that one may play against: its level, and what that means in a sentence. */
export interface BotInfo {
  id: string;
  name: string;
  about: string;
}

/** A game, for the front page and for opening a table. Addresses are those of files. */
export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  seats: number[];
  minutes: number;
  weight: 'demanding' | 'light' | 'medium';
  emblem: string;
  options: Record<string, OptionInfo>;
  bots: BotInfo[];
  poster?: PosterInfo;
  board?: string;
  lessons?: Record<string, string>;
  sides?: string[];
}

/** A language of the house, as it calls itself. */
export interface LanguageInfo {
  id: 'en' | 'es' | 'ja';
  name: string;
  short: string;
}

/** What the page needs to speak. Labels have `{argument}` where something is filled in. */
export interface Page {
  language: 'en' | 'es' | 'ja';
  languages: LanguageInfo[];
  labels: Record<string, string>;
  gap: string;
}

/** The names of a game's vocabulary, and its other words by symbols with hyphens for dots. */
export interface WordsInfo {
  title: string;
  names: Record<string, string>;
  labels: Record<string, string>;
  printed: Record<string, any>;
}

export interface ClauseInfo {
  id: string;
  section: string;
  title: string;
  text: string;
}

export interface CardInfo {
  id: string;
  name: string;
  facts: string[];
  effect: string[];
  source: string;
  known?: string[];
  printed?: Record<string, any>;
}

export interface HostEntry {
  token: string;
}

/** Something that went wrong. */
export interface Fault {
  at: number;
  text: string;
}

/** A table as the host sees it. */
export interface HostTable {
  id: string;
  title: string;
  status: 'ended' | 'playing' | 'waiting';
  names: string[];
  waiting: string[];
  moves: number;
  sockets: number;
  moved: number;
}

/** What the host sees of this server; running games and notices are those of all servers. */
export interface Hosted {
  version: string;
  up: number;
  load: number;
  tables: number;
  sockets: number;
  running: number;
  errors: number;
  faults: Fault[];
  notices: Record<string, number>;
  failures: Fault[];
  shown: HostTable[];
  apart?: Fault[];
}

/** A clause as the book shows it. `rulings`, `examples` and `see` are ids. */
export interface Law {
  id: string;
  title: string;
  text: string;
  modes?: string[];
  rulings?: string[];
  examples?: string[];
  see?: string[];
  card?: string;
}

export interface SectionInfo {
  title: string;
  laws: Law[];
}

export interface ChapterInfo {
  id: string;
  title: string;
  lede: string;
  sections: SectionInfo[];
}

/** How the house reads a gap in the rulebook. */
export interface RulingInfo {
  id: string;
  question: string;
  ruling: string;
  why: string;
  readings: string[];
  sure: number;
  clauses: string[];
  option?: string;
}

/** A worked example of the rulebook. */
export interface ExampleInfo {
  id: string;
  title: string;
  clauses: string[];
  note?: string;
  disputed?: boolean;
  staged?: boolean;
}

/** Where the rulebook contradicts itself. */
export interface ContradictionInfo {
  id: string;
  where: string;
  printed: string;
  problem: string;
  corrected: string;
  clauses: string[];
}

/** Where the rulebooks of the languages differ. */
export interface DifferenceInfo {
  id: string;
  where: string;
  said: Record<string, string>;
  effect: string;
  clauses: string[];
}

/** A word of the game in every language, and what it means. */
export interface TermInfo {
  id: string;
  names: Record<string, string>;
  text: string;
  clause: string;
}

/** The rules of a game. */
export interface BookInfo {
  title: string;
  modes: string[];
  chapters: ChapterInfo[];
  rulings: RulingInfo[];
  examples: ExampleInfo[];
  contradictions: ContradictionInfo[];
  differences: DifferenceInfo[];
  terms: TermInfo[];
}

/** A card of the catalogue. */
export interface DeckCard {
  id: string;
  kind: string;
  name: string;
  facts: string[];
  effect: string[];
  source: string;
  fields: Record<string, string>;
  tags?: string[];
  numbers?: Record<string, number>;
  printed?: Record<string, any>;
  clauses?: string[];
  examples?: string[];
}

/** The cards of a game. `kinds`, `tags`, `groups` and `numbers` are the words for what is in them. */
export interface DeckInfo {
  title: string;
  edition: string;
  kinds: Record<string, string>;
  groups: Record<string, string>;
  tags: Record<string, string>;
  numbers: Record<string, string>;
  fields: Record<string, string>;
  cards: DeckCard[];
  board?: string;
  emblems?: string;
}

/** A position of an example: who answered what, what the log says of it, and how it looks then. */
export interface StageStep {
  view: any;
  texts: string[];
  log: Line[];
  sheets?: Sheet[];
  said?: string;
  seat?: number;
}

/** An example on the board: the position before, and one after each answer. */
export interface StageInfo {
  id: string;
  title: string;
  seats: SeatInfo[];
  steps: StageStep[];
  asked?: string;
  you?: number;
  board?: string;
  emblems?: string;
}

/** How far one kind of cards is keyed in. */
export interface KeyedIn {
  label: string;
  cards: number;
  keyed?: number;
  unsure?: number;
}

/** A version that was kept. `id` is what a table is opened with. */
export interface PackVersion {
  id: number;
  version: number;
  digest: string;
  play: string;
  at: number;
  games?: number;
  fits?: boolean;
}

/** A pack on the shelf. */
export interface PackLine {
  id: string;
  game: string;
  title: string;
  emblem: string;
  name: string;
  author: string;
  mine: boolean;
  share: 'house' | 'link' | 'private';
  languages?: string[];
  keyed?: Record<string, KeyedIn>;
  faults?: number;
  versions?: PackVersion[];
  takers?: number;
  helpers?: number;
  house?: number;
  hidden?: boolean;
  draft?: boolean;
  tables?: number;
}

/** The cards that come with a game: what every pack begins as. */
export interface HousePack {
  game: string;
  title: string;
  emblem: string;
  keyed: Record<string, KeyedIn>;
}

export interface Shelf {
  packs: PackLine[];
  house: HousePack[];
  most: number;
  most_bytes: number;
  bytes?: number;
}

/** A pack begins as a copy of a version, or of the cards that come with the game. */
export interface NewPack {
  game: string;
  name: string;
  base?: number;
  languages?: ('en' | 'es' | 'ja')[];
}

/** Something wrong with a pack, at its place; a doubt may be kept. */
export interface FaultInfo {
  card: string;
  path: string;
  code: string;
  text: string;
  said: string;
  doubt?: boolean;
  fix?: any;
  fix_said?: string;
}

/** Who keys in now, if it is somebody else: several do it one after the other. */
export interface PenInfo {
  stamp: number;
  holder?: string;
  shared?: boolean;
}

/** A pack as the editor has it. */
export interface PackInfo {
  line: PackLine;
  cards: any;
  base: any;
  names: Record<string, Record<string, string>>;
  kinds: Record<string, string>;
  vocabulary: any;
  faults: FaultInfo[];
  stamp: number;
  undo?: string;
  redo?: string;
  pen?: PenInfo;
}

/** A value at its place; with none, what stands there is taken away. */
export interface Put {
  path: string[];
  value?: any;
}

/** Changes that are taken back together. */
export interface Edits {
  puts: Put[];
  label?: string;
  stamp?: number;
  show?: string;
}

/** A card in one language. */
export interface CardShown {
  name: string;
  facts: string[];
  effect: string[];
}

/** What became of it. */
export interface Edited {
  stamp: number;
  faults: FaultInfo[];
  undo?: string;
  redo?: string;
  shown?: Record<string, CardShown>;
  cards?: any;
  name?: string;
}

/** How often something came about. */
export interface Often {
  said: string;
  n: number;
}

/** How many games with so many seats each of them won. */
export interface SeatsWon {
  seats: number;
  won: number[];
}

/** How a test goes, or went. */
export interface TrialInfo {
  state: 'broken' | 'failed' | 'late' | 'none' | 'passed' | 'running' | 'unkept' | 'waiting';
  done?: number;
  of?: number;
  moves?: number;
  version?: number;
  card?: string;
  name?: string;
  seats?: number;
  seed?: string;
  move?: number;
  promise?: string;
  ours?: boolean;
  last?: string[];
  position?: Sheet[];
  problem?: string;
  ends?: Often[];
  wins?: SeatsWon[];
  things?: number;
  missed?: string[];
}

/** What differs on one card, in words. */
export interface Difference {
  card: string;
  name: string;
  group: string;
  fields: string[];
  before?: string[];
  now?: string[];
}

export interface Comparison {
  name: string;
  differences: Difference[];
  same?: boolean;
}

/** Who may use it. `affirm`: nothing in it was copied but numbers and mechanics. */
export interface ShareSent {
  share: 'house' | 'link' | 'private';
  affirm?: boolean;
  drop?: number;
  helper?: number;
  helps?: boolean;
}

export interface Taker {
  id: number;
  name: string;
  helps?: boolean;
}

export interface ShareState {
  share: 'house' | 'link' | 'private';
  affirmed?: boolean;
  link?: string;
  linked?: boolean;
  takers?: Taker[];
  house?: number;
  asked?: boolean;
}

export interface TakeSent {
  secret: string;
}

export interface ImportSent {
  file: string;
}

/** A pack as the host sees it: nobody's cards. */
export interface HostPack {
  id: string;
  name: string;
  author: string;
  game: string;
  share: 'house' | 'link' | 'private';
  bytes: number;
  versions: number[];
  house?: number;
  hidden?: boolean;
}

/** What the host decides: which version everyone may use (0: none), and whether it is hidden. */
export interface HostPackSent {
  version?: number;
  hidden?: boolean;
}

/** Who the session belongs to. */
export interface Me {
  id: number;
  name: string;
  guest: boolean;
  language: 'en' | 'es' | 'ja';
  email?: string;
  confirmed?: boolean;
  webhook?: string;
  nameless?: boolean;
}

export interface NewGuest {
  name?: string;
  language?: 'en' | 'es' | 'ja';
}

/** What a person may change; what is not sent stays. */
export interface Settings {
  name?: string;
  language?: 'en' | 'es' | 'ja';
  email?: string;
  webhook?: string;
}

/** A note to oneself. */
export interface Memo {
  text: string;
}

/** What an account is made with. */
export interface NewCredentials {
  name: string;
  password: string;
}

/** What somebody logs in with; `carry`: tables that they began here as a guest become the account's. */
export interface Credentials {
  name: string;
  password: string;
  carry?: boolean;
}

/** A new password in place of the old one. */
export interface PasswordSent {
  old: string;
  new: string;
}

/** Who has forgotten their password; a letter goes to the address they confirmed. */
export interface Forgotten {
  name: string;
}

/** A new password, with what the letter holds. */
export interface Reset {
  token: string;
  password: string;
}

/** A browser in which somebody is logged in. */
export interface SessionInfo {
  id: string;
  created: number;
  seen: number;
  browser: string;
  here?: boolean;
}

/** Which session is to end; with none, all but this one. */
export interface SessionEnd {
  id?: string;
}

/** Forget me; an account says so with its password. */
export interface Farewell {
  password?: string;
}

/** What is posted to a person's webhook: it is their turn, it still is shortly before the deadline, … The same `id` may come twice if the first call's answer was lost. */
export interface Notice {
  id: string;
  kind: 'asked' | 'begun' | 'nudge' | 'reminder' | 'turn';
  table: string;
  game: string;
  title: string;
  seat: number;
  name: string;
  text: string;
  prompt: string;
  url: string;
  language: 'en' | 'es' | 'ja';
  deadline?: number;
}

/** A table as one sees it from the hall. */
export interface Card {
  table: TableInfo;
  since: number;
  version?: number;
  move?: number;
  reached?: string;
  sides?: string[];
  scores?: number[];
  thinking?: number[];
  left?: number;
  last?: string;
  prompt?: string;
  asked?: string;
  watching?: number;
  picture?: Record<string, number[]>;
  pictured?: string;
}

/** A friend who is in the house now, and a public table at which they play. */
export interface FriendHere {
  id: number;
  name: string;
  table?: string;
  title?: string;
}

/** What has changed; `whole`: this is all there is. What is left out is as it was. */
export interface HallTold {
  type: 'hall';
  at: number;
  whole?: boolean;
  cards?: Card[];
  gone?: string[];
  open?: TableInfo[];
  watch?: Card[];
  friends?: FriendHere[];
  here?: number;
}

/** I want to play with whoever is there: the same game, pace and number of seats. */
export interface MatchSent {
  game: string;
  seats: number;
  pace?: 'daily' | 'free' | 'live';
  promise?: string;
}

/** Where I sit now; `met`: with somebody who waited. */
export interface Matched {
  table: TableInfo;
  met?: boolean;
}

/** What I want of ratings, ladders and a page of my own. */
export interface Wishes {
  rated: boolean;
  shown: boolean;
}

/** What somebody is to me: a friend, kept at a distance, or nothing. */
export interface TieSent {
  kind: '' | 'block' | 'friend';
}

/** Somebody, in a list. */
export interface Acquaintance {
  id: number;
  name: string;
  tie?: '' | 'block' | 'friend';
  asks?: boolean;
  mutual?: boolean;
}

/** Those I know: friends, who would like to be one, whom I keep at a distance; or who was looked for. */
export interface People {
  friends?: Acquaintance[];
  asking?: Acquaintance[];
  blocked?: Acquaintance[];
  found?: Acquaintance[];
}

/** A rating after a game. */
export interface Point {
  at: number;
  rating: number;
  give: number;
}

/** Games of one sort, how many were won, and how many the ratings would have promised. */
export interface Share {
  label: string;
  games: number;
  won: number;
  promised?: number;
}

/** Points of one source, on average, when one wins and when one does not. */
export interface SourceShare {
  label: string;
  won: number | null;
  lost: number | null;
}

/** A card that somebody uses often, or first: in how many games, and how many of these they won. */
export interface Favourite {
  symbol: string;
  label: string;
  games: number;
  won: number;
}

/** How somebody stands in a game. */
export interface GameRating {
  game: string;
  title: string;
  emblem: string;
  games: number;
  won: number;
  more?: number;
  rating?: number;
  give?: number;
  place?: number;
  of?: number;
  curve?: Point[];
  seats?: Share[];
  sides?: Share[];
  sources?: SourceShare[];
  cards?: Favourite[];
  openings?: Favourite[];
  counted?: number;
}

/** A seat of a game that is over. */
export interface Rival {
  name: string;
  rank: number;
  id?: number;
  points?: number;
  won?: boolean;
  gone?: boolean;
  them?: boolean;
}

/** A game that is over, in somebody's history. */
export interface Played {
  number: number;
  table: string;
  game: string;
  title: string;
  emblem: string;
  at: number;
  pace: string;
  rank: number;
  won: boolean;
  gone: boolean;
  seats: Rival[];
  side?: string;
  change?: number;
  without?: string;
}

/** Games that are over, the newest first; `more` if there are older ones. */
export interface History {
  games: Played[];
  more?: boolean;
}

export interface HistoryAsked {
  game?: string;
  result?: '' | 'left' | 'lost' | 'won';
  seats?: number;
  pace?: '' | 'daily' | 'free' | 'live';
  rival?: number;
  before?: number;
}

/** Games that two have played with each other. */
export interface Together {
  games: number;
  won: number;
  lost: number;
}

/** A person, as others may know them. */
export interface PersonPage {
  id: number;
  name: string;
  since: number;
  you?: boolean;
  hidden?: boolean;
  blocked?: boolean;
  games?: number;
  left?: number;
  rated?: boolean;
  tie?: '' | 'block' | 'friend';
  asks?: boolean;
  mutual?: boolean;
  ratings?: GameRating[];
  recent?: Played[];
  friends?: Acquaintance[];
  together?: Together;
}

export interface LadderAsked {
  game?: string;
  pace?: '' | 'daily' | 'free' | 'live';
  season?: string;
  circle?: '' | 'friends';
  club?: string;
  bots?: boolean;
  after?: number;
}

/** Somebody on a ladder. */
export interface Rung {
  place: number;
  name: string;
  rating: number;
  give: number;
  games: number;
  won: number;
  last: string;
  id?: number;
  bot?: boolean;
  you?: boolean;
}

/** A ladder: who has played enough, by the lower end of the band. */
export interface LadderPage {
  game: string;
  title: string;
  floor: number;
  seasons: string[];
  rungs: Rung[];
  of: number;
  me?: Rung;
  more?: number;
  next?: number;
}

export interface NewContest {
  title: string;
  game: string;
  kind?: 'round' | 'swiss';
  seats?: number;
  rounds?: number;
  pace?: Pace;
  options?: Record<string, boolean | number | string>;
  absent?: 'bot' | 'forfeit';
  late?: boolean;
  pause?: number;
  public?: boolean;
  bots?: ('chancellor' | 'courtier' | 'greedy' | 'minister' | 'novice' | 'random')[];
  club?: string;
}

/** Bots that take part. */
export interface BotsSent {
  bots: ('chancellor' | 'courtier' | 'greedy' | 'minister' | 'novice' | 'random')[];
}

/** One of those who take part; with a bot, that one takes the place. */
export interface EntrantSent {
  number: number;
  bot?: 'chancellor' | 'courtier' | 'greedy' | 'minister' | 'novice' | 'random';
}

/** One who takes part, and how they stand. Points are those of a table of two: one for a win. */
export interface EntrantInfo {
  number: number;
  name: string;
  rank: number;
  points: number;
  rivals: number;
  share: number;
  wins: number;
  id?: number;
  bot?: boolean;
  you?: boolean;
  away?: boolean;
  gone?: boolean;
}

export interface PairedSeat {
  number: number;
  points?: number;
  absent?: boolean;
}

/** A table of a round; without an address it is a bye, or somebody did not come. */
export interface PairedTable {
  board: number;
  seats: PairedSeat[];
  table?: string;
  over?: boolean;
  yours?: boolean;
}

export interface RoundInfo {
  number: number;
  tables: PairedTable[];
}

/** A tournament in a list. */
export interface ContestLine {
  id: string;
  title: string;
  game: string;
  game_title: string;
  emblem: string;
  kind: 'round' | 'swiss';
  seats: number;
  pace: Pace;
  state: 'closed' | 'ended' | 'open' | 'playing';
  round: number;
  rounds: number;
  entrants: number;
  created: number;
}

/** A tournament: who takes part and how they stand, and all its tables. */
export interface ContestPage {
  line: ContestLine;
  version: number;
  entrants: EntrantInfo[];
  rounds: RoundInfo[];
  absent: 'bot' | 'forfeit';
  late: boolean;
  opener?: string;
  opener_id?: number;
  keeper?: boolean;
  me?: number;
  can_enter?: boolean;
  next_at?: number;
  club?: string;
}

export interface ContestList {
  contests: ContestLine[];
}

export interface NewClub {
  name: string;
  about?: string;
  open?: boolean;
}

/** What its keeper changes; what is not sent stays. */
export interface ClubChange {
  name?: string;
  about?: string;
  open?: boolean;
}

export interface ClubJoin {
  invitation?: string;
}

/** Another member: to be made keeper too, or sent away. */
export interface MemberSent {
  id: number;
  act: 'away' | 'keeper';
}

export interface Member {
  id: number;
  name: string;
  keeper?: boolean;
}

export interface ClubLine {
  id: string;
  name: string;
  members: number;
  open: boolean;
  mine?: boolean;
}

/** A table at which at least two members sit. */
export interface ClubTable {
  id: string;
  title: string;
  emblem: string;
  status: string;
  names: string[];
}

/** A pack that a member lends to all members. */
export interface ClubPack {
  id: string;
  name: string;
  title: string;
  emblem: string;
  author: string;
  mine?: boolean;
}

/** A pack of one's own: lent to the club, or taken back. */
export interface PackLent {
  pack: string;
  lent?: boolean;
}

export interface ClubPage {
  line: ClubLine;
  about: string;
  members: Member[];
  tables: ClubTable[];
  contests: ContestLine[];
  packs?: ClubPack[];
  keeper?: boolean;
  invitation?: string;
}

export interface ClubList {
  clubs: ClubLine[];
}

/** What somebody has against another's name, talk or play. */
export interface ComplaintSent {
  about: number;
  kind: 'name' | 'play' | 'talk';
  words: string;
  table?: string;
}

/** Something that was said at a table. */
export interface Heard {
  name: string;
  text: string;
  at: number;
}

/** A report, for the host. */
export interface Complaint {
  id: number;
  at: number;
  kind: 'name' | 'play' | 'talk';
  by: string;
  about: string;
  about_id: number;
  words: string;
  name: string;
  heard?: Heard[];
  table?: string;
  before?: number;
}

/** What somebody may not do, until when. */
export interface Sanction {
  id: number;
  name: string;
  kind: 'ban' | 'mute';
  until: number;
  why: string;
}

/** Something the host has done. */
export interface Deed {
  at: number;
  what: string;
  about: string;
  words: string;
}

/** What the host sees of the peace of the house. */
export interface Peace {
  reports?: Complaint[];
  sanctions?: Sanction[];
  journal?: Deed[];
}

/** What the host does about a person, or about a report: with no person, it was nothing. */
export interface Measure {
  what: 'ban' | 'dismiss' | 'lift-ban' | 'lift-mute' | 'mute' | 'rename';
  about?: number;
  report?: number;
  days?: number;
  name?: string;
  why?: string;
}

/** A page that the host fills in: plain text, with a few marks that the page knows. */
export interface HousePage {
  name: 'contact' | 'privacy' | 'rules';
  language: 'en' | 'es' | 'ja';
  body?: string;
}

export interface HousePageSent {
  language: 'en' | 'es' | 'ja';
  body: string;
}

/** A way by which one does not want to hear of something. */
export interface Unwanted {
  kind: 'asked' | 'begun' | 'nudge' | 'reminder' | 'turn';
  way: 'mail' | 'push' | 'sound' | 'webhook';
}

/** From when to when nothing is sent: it comes afterwards, if it is still so. */
export interface QuietHours {
  start: number;
  end: number;
}

/** How I want to be told; who has said nothing is told of everything, at once, by every way they gave. */
export interface NoticeWishes {
  unwanted?: Unwanted[];
  games?: string[];
  quiet?: QuietHours;
  zone?: string;
  digest?: number;
}

/** How I am told, and what this house can do. */
export interface NoticeSettings {
  wishes: NoticeWishes;
  ways: ('mail' | 'push' | 'sound' | 'webhook')[];
  kinds: ('asked' | 'begun' | 'nudge' | 'reminder' | 'turn')[];
  key?: string;
  here?: boolean;
  browsers?: number;
}

/** Where a browser takes messages, and the keys to seal them with. */
export interface PushSent {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** By which ways a trial notice went out. */
export interface Tried {
  sent?: ('mail' | 'push' | 'sound' | 'webhook')[];
  failed?: ('mail' | 'push' | 'sound' | 'webhook')[];
}

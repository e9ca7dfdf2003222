// Generated from the server's messages by tools/typescript.py; do not edit.

export const PROTOCOL = 3;

export interface CuBirdsView {
  seat: number | null;
  solo: boolean;
  to_act: number | null;
  step: CuBirdsStep | null;
  turn: number;
  rows: CuBirdsSpecies[][];
  seats: CuBirdsSeatView[];
  pile_size: number;
  discard_size: number;
  known_discard: { [key in CuBirdsSpecies]?: number };
  result: Result | null;
}

export type CuBirdsStep = "lay" | "draw" | "flock";

export type CuBirdsSpecies = "flamingo" | "owl" | "toucan" | "duck" | "parrot" | "magpie" | "warbler" | "robin";

export interface CuBirdsSeatView {
  hand_size: number;
  hand: { [key in CuBirdsSpecies]?: number } | null;
  known: { [key in CuBirdsSpecies]?: number };
  unseen: { [key in CuBirdsSpecies]?: number };
  collection: { [key in CuBirdsSpecies]?: number };
  wins_with: { [key in CuBirdsSpecies]?: number };
  is_short: boolean;
  leads: boolean;
  seven_kinds: CuBirdsGoal;
  three_and_three: CuBirdsGoal;
  flocks: { [key in CuBirdsSpecies]?: CuBirdsFlock };
}

export interface CuBirdsGoal {
  species: CuBirdsSpecies[];
  needed: number;
  birds: number;
  is_near: boolean;
  collected: number;
  total: number;
  is_nearer: boolean;
}

export interface CuBirdsFlock {
  earns: number;
  to_small: number;
  to_big: number;
}

export interface Result {
  endings: string[];
  winners: number[];
  ranks: number[];
  scores: Score[];
}

export interface Score {
  total: number;
  parts: { [key in string]?: number };
}

export type CuBirdsEvent = "bird-dealt-to-row" | "duplicate-set-aside" | "pile-formed" | "first-player-chosen" | "card-dealt" | "collection-started" | "extra-bird-given" | "turn-began" | "birds-laid" | "bird-taken" | "row-filled" | "nothing-enclosed" | "card-drawn" | "draw-declined" | "flock-shown" | "bird-collected" | "flock-discarded" | "flock-declined" | "hand-emptied" | "card-discarded" | "discard-shuffled" | "card-missing" | "robin-drew" | "seven-kinds-reached" | "three-and-three-reached" | "redeal-impossible" | "supply-exhausted" | "turn-limit-reached" | "game-ended";

export type CuBirdsSide = "left" | "right";

export interface CuBirdsValues {
  "bird-dealt-to-row": { row: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "duplicate-set-aside": { row: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "pile-formed": { count: number };
  "first-player-chosen": { seat: number };
  "card-dealt": { seat: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "collection-started": { seat: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "extra-bird-given": { seat: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "turn-began": { seat: number; turn: number };
  "birds-laid": { seat: number; count: number; row: number; side: CuBirdsSide; cards: (CuBirdsSpecies | null)[] };
  "bird-taken": { seat: number; row: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "row-filled": { row: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "nothing-enclosed": { seat: number };
  "card-drawn": { seat: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "draw-declined": { seat: number };
  "flock-shown": { seat: number; count: number; cards: (CuBirdsSpecies | null)[] };
  "bird-collected": { seat: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "flock-discarded": { seat: number; count: number; cards: (CuBirdsSpecies | null)[] };
  "flock-declined": { seat: number };
  "hand-emptied": { seat: number };
  "card-discarded": { seat: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "discard-shuffled": { count: number };
  "card-missing": Record<string, never>;
  "robin-drew": { row: number; cards: (CuBirdsSpecies | null)[]; count: number };
  "seven-kinds-reached": { seat: number };
  "three-and-three-reached": { seat: number };
  "redeal-impossible": Record<string, never>;
  "supply-exhausted": Record<string, never>;
  "turn-limit-reached": Record<string, never>;
  "game-ended": Record<string, never>;
  "taken-back": { seat: number; count: number };
  "taken-back-earlier": { count: number };
  "who-plays": { seat: number; how: string };
}

export type CuBirdsLine<Code extends keyof CuBirdsValues = keyof CuBirdsValues> = Of<ToldLine, CuBirdsValues, Code>;

export type CuBirdsConsequence<Code extends keyof CuBirdsValues = keyof CuBirdsValues> = Of<Consequence, CuBirdsValues, Code>;

export type CuBirdsAction =
  | { code: "lay-birds"; species: CuBirdsSpecies; row: number; side: CuBirdsSide }
  | { code: "draw-two" }
  | { code: "keep" }
  | { code: "pass" }
  | { code: "complete-flock"; species: CuBirdsSpecies };

export type CuBirdsOffer =
  | OfferOf<Extract<CuBirdsAction, { code: "lay-birds" | "draw-two" | "keep" | "pass" | "complete-flock" }>, null>;

export interface WildCardsView {
  seat: number | null;
  edition: WildCardsEdition;
  round: number;
  rounds: number;
  step: WildCardsStep | null;
  to_act: number[];
  display: WildCardsSpecies[];
  order: Bidders[];
  seats: WildCardsSeatView[];
  talisman: number | null;
  talisman_used: boolean;
  pile_size: number;
  leo_pile_size: number;
  animals_left: number;
  discard: { [key in WildCardsCard]?: number };
  tie_break_cards: { [key in WildCardsCard]?: number };
  boxed: { [key in WildCardsSpecies]?: number };
  flat_secret: boolean;
  result: Result | null;
}

export type WildCardsEdition = "first" | "second" | "duel";

export type WildCardsStep = "nothing" | "bid" | "second" | "reveal" | "exchange" | "remove" | "refill" | "take" | "pay" | "tie-break" | "free" | "take-back";

export type WildCardsSpecies = "peacock" | "squirrel" | "eagle" | "ibex" | "lion" | "meerkat";

export interface Bidders {
  value: number;
  ranks: number[][];
  decided_by: WildCardsDecider | null;
}

export type WildCardsDecider = "lion" | "leo" | "talisman" | "tie-break" | "payment" | "ability";

export interface WildCardsSeatView {
  cards: number;
  hand: { [key in WildCardsCard]?: number } | null;
  known: { [key in WildCardsCard]?: number };
  bid: (WildCardsCard | null)[];
  paid: (WildCardsCard | null)[];
  sealed: boolean;
  collection: { [key in WildCardsSpecies]?: number };
  leaders: WildCardsSpecies[];
  tokens: number;
  secret: WildCardsSpecies | null;
  is_leo: boolean;
  points: Score | null;
  gains: { [key in WildCardsSpecies]?: number };
  leader_gains: { [key in WildCardsSpecies]?: number };
  leads: boolean;
  standing: number | null;
}

export type WildCardsCard = "forest-1" | "forest-2" | "forest-3" | "forest-4" | "mountains-1" | "mountains-2" | "mountains-3" | "mountains-4" | "savannah-1" | "savannah-2" | "savannah-3" | "savannah-4" | "wild-1" | "wild-2" | "wild-3" | "wild-4" | "refill";

export type WildCardsEvent = "animal-boxed" | "animals-removed" | "secret-dealt" | "animal-revealed" | "card-dealt" | "leo-dealt" | "talisman-given" | "round-began" | "bid-sealed" | "bid-revealed" | "card-returned" | "animal-exchanged" | "exchange-declined" | "animal-removed" | "refill-discarded" | "card-drawn" | "refill-returned" | "pile-shuffled" | "card-missing" | "card-paid" | "animal-taken" | "bonus-earned" | "take-declined" | "bid-returned" | "payment-returned" | "tied" | "payment-sealed" | "payment-revealed" | "talisman-decided" | "tie-break-sealed" | "tie-break-drawn" | "tie-break-shown" | "lot-drawn" | "leader-gained" | "leader-returned" | "card-discarded" | "leo-card-discarded" | "bid-taken-back" | "bid-left" | "talisman-passed" | "hand-discarded" | "secret-shown" | "free-animal-taken" | "game-ended" | "lion-decided" | "leo-came-first" | "payment-impossible" | "tie-decided";

export interface WildCardsValues {
  "animal-boxed": { cards: (WildCardsSpecies | null)[]; count: number };
  "animals-removed": { count: number };
  "secret-dealt": { seat: number; cards: (WildCardsSpecies | null)[]; count: number };
  "animal-revealed": { place: number; cards: (WildCardsSpecies | null)[]; count: number };
  "card-dealt": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "leo-dealt": { count: number };
  "talisman-given": { seat: number };
  "round-began": { round: number };
  "bid-sealed": { seat: number };
  "bid-revealed": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "card-returned": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "animal-exchanged": { seat: number; given: WildCardsSpecies; place: number; cards: (WildCardsSpecies | null)[]; count: number };
  "exchange-declined": { seat: number };
  "animal-removed": { seat: number; cards: (WildCardsSpecies | null)[]; count: number };
  "refill-discarded": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "card-drawn": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "refill-returned": { seat: number };
  "pile-shuffled": { count: number };
  "card-missing": Record<string, never>;
  "card-paid": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "animal-taken": { seat: number; place: number; cards: (WildCardsSpecies | null)[]; count: number };
  "bonus-earned": { seat: number; points: number };
  "take-declined": { seat: number };
  "bid-returned": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "payment-returned": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "tied": { seat: number; value: number };
  "payment-sealed": { seat: number; count: number };
  "payment-revealed": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "talisman-decided": { seat: number };
  "tie-break-sealed": { seat: number };
  "tie-break-drawn": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "tie-break-shown": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "lot-drawn": { seat: number };
  "leader-gained": { seat: number; loser: number | null; cards: (WildCardsSpecies | null)[]; count: number };
  "leader-returned": { cards: (WildCardsSpecies | null)[]; count: number };
  "card-discarded": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "leo-card-discarded": { cards: (WildCardsCard | null)[]; count: number };
  "bid-taken-back": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "bid-left": { seat: number };
  "talisman-passed": { seat: number };
  "hand-discarded": { seat: number; cards: (WildCardsCard | null)[]; count: number };
  "secret-shown": { seat: number; cards: (WildCardsSpecies | null)[]; count: number };
  "free-animal-taken": { seat: number; cards: (WildCardsSpecies | null)[]; count: number };
  "game-ended": Record<string, never>;
  "lion-decided": { seat: number };
  "leo-came-first": { seat: number };
  "payment-impossible": { seat: number };
  "tie-decided": { seat: number };
  "taken-back": { seat: number; count: number };
  "taken-back-earlier": { count: number };
  "who-plays": { seat: number; how: string };
}

export type WildCardsLine<Code extends keyof WildCardsValues = keyof WildCardsValues> = Of<ToldLine, WildCardsValues, Code>;

export type WildCardsConsequence<Code extends keyof WildCardsValues = keyof WildCardsValues> = Of<Consequence, WildCardsValues, Code>;

export type WildCardsAction =
  | { code: "bid"; cards: WildCardsCard[] }
  | { code: "reveal"; card: WildCardsCard }
  | { code: "keep" }
  | { code: "exchange"; given: WildCardsSpecies; species: WildCardsSpecies; place: number | null }
  | { code: "refill"; discarding: WildCardsCard[] }
  | { code: "remove"; animals: WildCardsSpecies[] }
  | { code: "take"; species: WildCardsSpecies; place: number | null; paying: WildCardsCard[] }
  | { code: "pass" }
  | { code: "pay"; cards: WildCardsCard[] }
  | { code: "tie-break"; card: WildCardsCard | null }
  | { code: "take-back" }
  | { code: "leave" };

export type WildCardsOffer =
  | OfferOf<Extract<WildCardsAction, { code: "bid" | "refill" | "take" | "pay" }>, ChoiceOf<WildCardsCard> | null>
  | OfferOf<Extract<WildCardsAction, { code: "reveal" | "keep" | "exchange" | "pass" | "tie-break" | "take-back" | "leave" }>, null>
  | OfferOf<Extract<WildCardsAction, { code: "remove" }>, ChoiceOf<WildCardsSpecies> | null>;

export type View = CuBirdsView | WildCardsView;

export type Difference = { to: unknown } | { of: Record<string, Difference> };

export type Values = Record<string, unknown>;

export type Of<Told, Its, Code extends keyof Its> = {
  [Each in Code]: Omit<Told, "code" | "values"> & { code: Each; values: Its[Each] };
}[Code];

export type OfferOf<Plain, Choice> = Omit<Offer, "plain" | "choice"> & { plain: Plain; choice: Choice };

export type ChoiceOf<Card> = Omit<ChoiceInfo, "codes"> & { codes: Card[] };

export interface SetForm {
  type: "set-form";
  form: string;
  players: number;
}

export interface SetOption {
  type: "set-option";
  name: string;
  value: boolean | number | string | null;
}

export interface SetSetting {
  type: "set-setting";
  name: string;
  value: boolean | number;
}

export interface SetBot {
  type: "set-bot";
  seat: number;
  level?: string | null;
}

export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}

export interface RemoveGuest {
  type: "remove";
  seat: number;
}

export interface LetIn {
  type: "let-in";
  name: string;
}

export interface SwapSeats {
  type: "swap-seats";
  seat: number;
  other: number;
}

export interface AskSeat {
  type: "ask-seat";
  seat: number;
  name: string;
}

export interface AnswerSeat {
  type: "answer-seat";
  agree: boolean;
}

export interface ChooseFace {
  type: "choose-face";
  avatar: string;
}

export interface Start {
  type: "start";
}

export interface Ready {
  type: "ready";
  ready: boolean;
}

export interface LeaveTable {
  type: "leave";
  level?: string | null;
}

export interface Act {
  type: "act";
  id: string;
  seq: number;
  action: Values | string;
}

export interface AskConsequences {
  type: "ask-consequences";
  id: string;
  actions: (Values | string)[];
}

export interface AskHint {
  type: "ask-hint";
  id: string;
}

export interface AskTakeBack {
  type: "take-back";
  id: string;
  seq: number;
}

export interface AnswerTakeBack {
  type: "answer-take-back";
  agree: boolean;
}

export interface EndGame {
  type: "end-game";
}

export interface AnswerEndGame {
  type: "answer-end-game";
  agree: boolean;
}

export interface SetAutomatic {
  type: "set-automatic";
  on: boolean;
}

export interface SetUsual {
  type: "set-usual";
  code: string;
  on: boolean;
}

export interface Rematch {
  type: "rematch";
  game?: string | null;
}

export interface DeclineRematch {
  type: "decline-rematch";
}

export interface JoinRematch {
  type: "join-rematch";
}

export interface Ping {
  type: "ping";
}

export type ToServer = SetForm | SetOption | SetSetting | SetBot | Rename | RemoveGuest | LetIn | SwapSeats | AskSeat | AnswerSeat | ChooseFace | Start | Ready | LeaveTable | Act | AskConsequences | AskHint | AskTakeBack | AnswerTakeBack | EndGame | AnswerEndGame | SetAutomatic | SetUsual | Rematch | DeclineRematch | JoinRematch | Ping;

export interface Greeting {
  type: "greeting";
  protocol: number;
  version: string;
}

export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: "lobby" | "playing" | "over";
  form: string;
  players: number;
  seats: SeatInfo[];
  forms: FormInfo[];
  options: OptionInfo[];
  settings: SettingInfo[];
  levels: LevelInfo[];
  facts: Values;
  you: number | null;
  yours: number[];
  is_host: boolean;
  automatic: boolean;
  usual: UsualInfo[];
  join_link: string;
  seat_link: string | null;
  commitment: string | null;
  seed: string | null;
  watchers: number;
  kept_out: string[];
  is_kept_out: boolean;
  seat_wish: SeatWishInfo | null;
  take_back: TakeBackInfo | null;
  ending: EndingInfo | null;
  ended: "operator" | "agreement" | null;
  origin: OriginInfo | null;
  rematch: string | null;
  rematch_game: string | null;
  rematch_by: number | null;
  rematch_declined: number[];
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot" | "virtual";
  name: string;
  avatar?: string;
  level?: string | null;
  stand_in?: string | null;
  ready?: boolean;
  host?: boolean;
  here?: boolean;
  you?: boolean;
  stand_in_wait?: number | null;
}

export interface FormInfo {
  form: string;
  label: string;
  players: number[];
}

export interface OptionInfo {
  name: string;
  label: string;
  rule: string;
  value: boolean | number | string | null;
  default: boolean | number | string | null;
  words: WordInfo[];
  least?: number | null;
  most?: number | null;
  is_text?: boolean;
}

export interface WordInfo {
  value: boolean | number | string | null;
  label: string;
}

export interface SettingInfo {
  name: string;
  label: string;
  value: boolean | number;
  words: WordInfo[];
}

export interface LevelInfo {
  level: string;
  label: string;
  about: string;
}

export interface UsualInfo {
  code: string;
  label: string;
}

export interface SeatWishInfo {
  seat: number;
  name: string;
  yours?: boolean;
}

export interface TakeBackInfo {
  seat: number;
  actions: DoneInfo[];
  waiting_for: number[];
}

export interface DoneInfo {
  seat: number;
  text: string;
}

export interface EndingInfo {
  seat: number;
  waiting_for: number[];
}

export interface OriginInfo {
  kind: "played-on" | "file";
  told: string;
  table?: string | null;
  move?: number | null;
}

export interface Starting {
  type: "starting";
  commitment: string;
}

export interface Position {
  type: "position";
  seq: number;
  view: View;
  log: ToldLine[];
  asked: Asked | null;
  undo: Undo | null;
  outcome: Outcome | null;
}

export interface ToldLine {
  number: number;
  code: string;
  values: Values;
  text: string;
  rule: string;
  weight?: "told" | "joined" | "passing";
  short?: string;
}

export interface Asked {
  question: string;
  code: string;
  offers: Offer[];
  sealed: boolean;
  several: boolean;
  answers_itself: boolean;
  usual: string | null;
}

export interface Offer {
  action: string;
  label: string;
  plain: Values;
  choice: ChoiceInfo | null;
}

export interface ChoiceInfo {
  field: string;
  codes: string[];
  least: number;
  most: number;
  favoured: string[];
}

export interface Undo {
  how: "at-once" | "with-consent";
  actions: DoneInfo[];
}

export interface Outcome {
  headline: string;
  title: string;
  why: string;
  title_for_all: string;
  why_for_all: string;
  near: string | null;
  results: SeatResult[];
  tie: string | null;
}

export interface SeatResult {
  seat: number;
  rank: number;
  won: boolean;
  total: number;
  parts: Part[];
  deciding: string[];
}

export interface Part {
  name: string;
  label: string;
  points: number;
  so_far: number;
  cards: string[];
}

export interface Moved {
  type: "moved";
  seq: number;
  seat: number;
  moments: Moment[];
  view: View;
  asked: Asked | null;
  undo: Undo | null;
  outcome: Outcome | null;
}

export interface Moment {
  line: ToldLine;
  change: Difference;
}

export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  text: string;
  rule: string | null;
}

export interface Notice {
  type: "notice";
  text: string;
}

export interface Announcement {
  type: "announcement";
  text: string;
  restart_at: string | null;
}

export interface Consequences {
  type: "consequences";
  id: string;
  previews: Preview[];
}

export interface Preview {
  consequences: Consequence[];
  remarks: Remark[];
  refusal: string | null;
  rule: string | null;
}

export interface Consequence {
  code: string;
  values: Values;
  text: string;
  rule: string;
}

export interface Remark {
  code: string;
  values: Values;
  text: string;
}

export interface Hint {
  type: "hint";
  id: string;
  action: string;
  plain: Values;
  text: string;
}

export interface Pong {
  type: "pong";
}

export type ToClient = Greeting | TableInfo | Starting | Position | Moved | Accepted | Refused | Notice | Announcement | Consequences | Hint | Pong;

export interface Again {
  table: TableInfo;
  cards: "mine" | "open";
  view: View;
  log: ToldLine[];
  actions: Done[];
  outcome: Outcome | null;
}

export interface Done {
  seat: number | null;
  moments: Moment[];
  change: Difference;
}

export interface PuzzleTable {
  id: string;
  title: string;
  task: string;
  about: string;
  level: string;
  table: TableInfo;
  position: Position;
}

export interface ExerciseStep {
  title: string;
  at: number;
  of: number;
  task: TaskInfo;
  table: TableInfo;
  position: Position;
  moved: Moved[];
  verdict: TaskVerdict | null;
}

export interface TaskInfo {
  name: string;
  title: string;
  text: string;
  shown: Values;
}

export interface TaskVerdict {
  kind: "right" | "wrong" | "refused";
  title: string;
  text: string;
  rule: string | null;
  answer: string;
}

export interface GameInfo {
  game: string;
  title: string;
  goal: string;
  forms: Form[];
  usual: string;
  levels: Level[];
}

export interface Form {
  form: string;
  label: string;
  players: number[];
}

export interface Level {
  level: string;
  label: string;
  about: string;
}

export interface NewTable {
  game: string;
  form?: string | null;
  players?: number;
  name?: string;
  bots?: string | null;
  code_word?: string;
}

export interface PlayOn {
  move: number;
  seat: number;
  name?: string;
  bots?: string | null;
  code_word?: string;
}

export interface RecordFile {
  record: string;
}

export interface SitDown {
  name: string;
}

export interface Claim {
  secret: string;
  keep_both?: boolean;
}

export interface Me {
  name?: string;
}

export interface Spoken {
  language: "en" | "nl" | "de";
}

export interface TableRef {
  table: string;
}

export interface Claimed {
  table: string;
  language: string;
}

export interface MyTable {
  table: string;
  game: string;
  title: string;
  form: string;
  status: "lobby" | "playing" | "over";
  names: string[];
  seat: number;
  your_turn: boolean;
  headline: string | null;
  standing: string | null;
  changed_at: string;
}

export interface Afterwards {
  seconds: number;
  turns: string | null;
  chart: Chart | null;
  turning: string | null;
  hands: string[][] | null;
  games: number;
  wins: number[];
}

export interface Chart {
  label: string;
  worst: number;
  best: number;
  marks: ChartMark[];
}

export interface ChartMark {
  number: number;
  values: number[];
}

export interface Review {
  state: "ready" | "being-made" | "impossible";
  progress: number;
  is_short: boolean;
  seats: SeatReview[];
}

export interface SeatReview {
  seat: number;
  headline: string;
  headline_for_all: string;
  summary: string;
  sums: string;
  account: ReviewAccount;
  line: ReviewPoint[];
  moments: ReviewMoment[];
  choices: ReviewChoice[];
}

export interface ReviewAccount {
  start: number;
  own: number;
  others: number;
  luck: number;
  end: number;
}

export interface ReviewPoint {
  number: number;
  chance: number;
}

export interface ReviewMoment {
  kind: "choice" | "luck";
  number: number;
  turn: number;
  when: string;
  title: string;
  text: string;
  worth: number;
}

export interface ReviewChoice {
  number: number;
  turn: number;
  when: string;
  asked: string;
  grade: "best" | "fine" | "slip" | "mistake";
  played: string;
  better: string | null;
  why: string | null;
  chance: number;
  best_chance: number;
  error: number;
  played_action: Values;
  best_action: Values;
  would: LessonLine[];
}

export interface LessonLine {
  code: string;
  values: Values;
}

export interface MomentVerdict {
  headline: string;
  chances: string;
  then: string | null;
  choice: ReviewChoice;
}

export interface Problem {
  detail: string;
}

export interface RulebookPage {
  game: string;
  title: string;
  forms: Form[];
  usual: string;
  blocks: RuleBlock[];
}

export interface RuleBlock {
  kind: "heading" | "text" | "table" | "sentence";
  number?: string | null;
  text?: string;
  rulings?: string[];
  rows?: string[][];
  forms?: string[];
  only?: string;
}

export interface HowToPlay {
  game: string;
  forms: Form[];
  usual: string;
  facts: Values;
  lessons: LessonPicture[];
  worked: WorkedExample[];
}

export interface LessonPicture {
  name: string;
  text: string;
  rule: string;
  forms: string[];
  plays: LessonPlay[];
}

export interface LessonPlay {
  shows: string;
  before: View;
  after: View;
  lines: LessonLine[];
  told: string;
  score: LessonPart[];
  names: string[];
}

export interface LessonPart {
  name: string;
  label: string;
  points: number;
  cards: string[];
}

export interface WorkedExample {
  title: string;
  steps: LessonPicture[];
}

export interface ExerciseInfo {
  exercise: string;
  title: string;
  about: string;
  tasks: number;
  is_first: boolean;
}

export interface ExerciseTry {
  answers: string[];
  action?: { [key in string]?: unknown } | string | null;
}

export interface GuestProgress {
  lessons: string[];
  puzzles: string[];
}

export interface ServerInfo {
  version: string;
  protocol: number;
  retention_days: number;
  club: ClubInfo;
  announcement: AnnouncementInfo | null;
}

export interface ClubInfo {
  name: string;
  greeting: string;
  palette: "meadow" | "lake" | "heather" | "rust" | "plum" | "slate";
  contact: string;
  has_imprint: boolean;
  needs_code_word: boolean;
}

export interface AnnouncementInfo {
  text: string;
  restart_at: string | null;
  until: string;
}

export interface PuzzleInfo {
  id: string;
  game: string;
  kind: string;
  title: string;
  task: string;
  about: string;
  stars: number;
  level: string;
  day: string | null;
}

export interface PuzzleList {
  puzzles: PuzzleInfo[];
}

export interface PuzzleQuestion {
  actions: (string | { [key in string]?: unknown })[];
}

export interface PuzzleAnswer {
  action: string | { [key in string]?: unknown };
}

export interface PuzzleSolution {
  is_right: boolean;
  headline: string;
  best: string;
  next_best: string;
  why: string | null;
  chances: string;
  payoff: string;
  chance: number;
  next_chance: number;
  worlds: PuzzleWorlds;
}

export interface PuzzleWorlds {
  both: number;
  only_best: number;
  only_next: number;
  neither: number;
}

export interface TableLine {
  table: string;
  state: "lobby" | "playing" | "over";
  game: string;
  form: string;
  names: string[];
  bots: string[];
  actions: number;
  ended: boolean;
  headline: string | null;
  created_at: string;
  changed_at: string;
}

export interface TableList {
  total: number;
  tables: TableLine[];
}

export interface SomeTables {
  tables: string[];
}

export interface ManyDone {
  done: number;
  not_done: NotDone[];
}

export interface NotDone {
  table: string;
  text: string;
}

export interface GuestLine {
  guest: string;
  name: string;
  names: string[];
  tables: number;
  seen_at: string;
}

export interface Forget {
  who: string;
}

export interface Forgotten {
  guest: string;
  tables: number;
  with_them: string[];
}

export interface OperatorKey {
  key: string;
}

export interface ClubTexts {
  name?: string;
  greeting?: string;
  palette?: "meadow" | "lake" | "heather" | "rust" | "plum" | "slate";
  contact?: string;
  imprint?: string;
  privacy?: string;
  code_word?: string;
}

export interface SitePage {
  title: string;
  blocks: PageBlock[];
}

export interface PageBlock {
  kind: "heading" | "paragraph" | "item";
  text: string;
}

export interface NewAnnouncement {
  restart_in?: number | null;
  text?: string;
  minutes?: number;
}

export interface NewBlock {
  guest?: string | null;
  address?: string | null;
  with_addresses?: boolean;
  hours?: number;
}

export interface BlockLine {
  block: number;
  guest: string | null;
  name: string;
  address: string | null;
  until: string;
}

export interface Status {
  version: string;
  started_at: string;
  now: string;
  people: OnlineLine[];
  tables: { [key in "lobby" | "playing" | "over"]?: number };
  checks: CheckLine[];
  makes_backups: boolean;
  backup: BackupLine | null;
  disk_free: number | null;
  database_bytes: number | null;
  errors: ErrorLine[];
  refusals: RefusalCount[];
  chart: ChartPoint[];
}

export interface OnlineLine {
  guest: string;
  name: string;
  table: string;
  seated: boolean;
  since: string;
}

export interface CheckLine {
  check: string;
  grade: "good" | "warning" | "bad";
  text: string;
  remedy: string;
}

export interface BackupLine {
  file: string;
  at: string;
  bytes: number;
  games: number | null;
  holds: boolean;
}

export interface ErrorLine {
  what: string;
  count: number;
  last_at: string;
}

export interface RefusalCount {
  kind: string;
  text: string;
  count: number;
}

export interface ChartPoint {
  at: string;
  requests: number;
  actions: number;
  refusals: number;
  people: number;
}

export interface RequestSeen {
  scheme: string;
  address: string;
  host: string;
  forwarded: boolean;
}

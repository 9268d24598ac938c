// Generated from the Python structs by tools/generate_types.py. Do not edit.

/** An action as text, such as `"play K7"` or `"pass"`. */
export type Action = string;

/** A card by its name, such as `"Ks"`. */
export type Card = string;

export type Suit = "P" | "I" | "K" | "O" | "G";

export type Phase = "declare" | "discard" | "play" | "done";

/** The command was accepted, now or when it came before; it led to event `seq`. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/** What is thought of one action. */
export interface Advised {
  action: Action;
  points: number | null;
  spread: number | null;
  reasons: Reason[];
}

/** A pair of trumps that moves points: its name and 2 or 5. */
export interface Combination {
  name: string;
  value: number;
}

/** A combination that a seat made in a finished deal. */
export interface DealCombination {
  trick: number;
  seat: number;
  name: string;
  value: number;
}

/** A deal was dealt. */
export interface DealHappened {
  kind: "deal";
}

/** What a seat said in the declaring. */
export interface Declaration {
  seat: number;
  do: "declare" | "pass";
}

/** Declare the native Robai. */
export interface DeclareCommand {
  do: "declare";
  id: string;
  seq: number;
}

/** A seat declared. */
export interface DeclareHappened {
  kind: "declare";
  seat: number;
}

/** Lay a card aside after taking the indicator. */
export interface DiscardCommand {
  do: "discard";
  id: string;
  seq: number;
  card: string;
}

/** The recipient laid a card aside; only the recipient is told which. */
export interface DiscardHappened {
  kind: "discard";
  seat: number;
  card: Card | null;
}

/** An answer over HTTP that is no answer of a table. */
export interface ErrorMessage {
  type: "error";
  code:
    | "bad-message"
    | "busy"
    | "foreign"
    | "not-allowed"
    | "not-found"
    | "not-over"
    | "server"
    | "too-large";
}

/** A finished deal of this match. */
export interface FinishedDeal {
  number: number;
  dealer: number;
  score: [number, number];
  combinations: DealCombination[];
}

/** What is thought of each of your legal actions after event `seq`, the best first. */
export interface HintMessage {
  type: "hint";
  seq: number;
  actions: Advised[];
}

/** Leave the table, which closes it; any state of the current match may be answered. */
export interface LeaveCommand {
  do: "leave";
  id: string;
  seq: number;
}

/** A person left; the table is closed. */
export interface LeaveHappened {
  kind: "leave";
  seat: number;
}

/** What an answer comes to. */
export interface LessonAnswer {
  type: "lesson-answer";
  step: string;
  verdict: "illegal" | "on" | "over" | "right" | "wrong";
  said: Said[];
  match: Match;
  moments: View[];
}

/** A lesson with all its steps. */
export interface LessonMessage {
  type: "lesson";
  id: string;
  trumps: boolean;
  steps: LessonStep[];
}

/** An answer to a step: an action, `point 3`, or all actions so far in a step that goes on. */
export interface LessonRequest {
  step: string;
  actions: string[];
}

/** A step as the learner sees it at first. */
export interface LessonStep {
  id: string;
  kind: "act" | "match" | "point";
  match: Match;
  view: View;
  ask: Said;
}

/** All that is not of the deal itself. */
export interface Match {
  table: string;
  you: number | null;
  number: number;
  players: Player[];
  deals: FinishedDeal[];
  over: boolean;
  winner: number | null;
  closed: boolean;
  can: ("leave" | "next-deal" | "restart")[];
}

/** Deal the next deal of the match, once one is finished. */
export interface NextDealCommand {
  do: "next-deal";
  id: string;
  seq: number;
}

/** The trick that is being played, from its lead on. */
export interface OpenTrick {
  leader: number;
  led: Card;
  meri: boolean;
  plays: [number, Card | null][];
}

/** Do not declare. */
export interface PassCommand {
  do: "pass";
  id: string;
  seq: number;
}

/** A seat passed. */
export interface PassHappened {
  kind: "pass";
  seat: number;
}

/** A finished deal, as one seat saw it at its end. */
export interface PastDeal {
  type: "deal";
  match: number;
  view: View;
}

/** Ask whether anyone is there; the answer is `PongMessage`. */
export interface Ping {
  do: "ping";
}

/** Play a card. */
export interface PlayCommand {
  do: "play";
  id: string;
  seq: number;
  card: string;
}

/** A card was played; null when it lies face down and is not one's own. */
export interface PlayHappened {
  kind: "play";
  seat: number;
  card: Card | null;
}

/** One seat of a table: a person, or an AI player of some level. */
export interface Player {
  seat: number;
  name: string;
  kind: "ai" | "human";
  level: string | null;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
}

/** One thing that speaks for or against a card; the fields that its kind names are given. */
export interface Reason {
  kind:
    | "all-alike"
    | "as-good"
    | "cannot-win"
    | "cheapest"
    | "draws-trumps"
    | "enough"
    | "face-down"
    | "falls"
    | "gains-indicator"
    | "guards"
    | "highest"
    | "keeps"
    | "lies-hidden"
    | "makes"
    | "many-alike"
    | "ninth"
    | "ninth-suit"
    | "only-beaten-by"
    | "only-legal"
    | "only-trumps-beat"
    | "opens-meri"
    | "others-of"
    | "overtakes"
    | "partner-likely"
    | "partner-sure"
    | "robai-hidden"
    | "side-takes"
    | "sure"
    | "takes"
    | "void";
  card?: Card | null;
  cards?: Card[];
  seat?: number | null;
  suit?: Suit | null;
  pair?: string | null;
  points?: number | null;
  tenths?: number | null;
  against?: number | null;
  count?: number | null;
  clause?: string | null;
}

/** The command was refused and nothing has changed. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: "bad-message" | "closed" | "foreign" | "illegal" | "not-now" | "not-your-turn" | "stale";
  seq: number;
  clause: string | null;
  legal: Action[] | null;
}

/** Begin a new match at this table; any state of the current match may be answered. */
export interface RestartCommand {
  do: "restart";
  id: string;
  seq: number;
}

/** A new match began. */
export interface RestartHappened {
  kind: "restart";
}

/** A sentence by the id of its message, with what it speaks of. */
export interface Said {
  id: string;
  values: Record<string, string | number | number>;
}

/** All that one seat may know after event `seq`, and what that event was. */
export interface State {
  type: "state";
  seq: number;
  match: Match;
  view: View;
  happened: Happened | null;
}

/** A finished trick. */
export interface Trick {
  number: number;
  leader: number | null;
  led: Card;
  meri: boolean;
  plays: [number, Card][];
  winner: number;
  combination: Combination | null;
}

/** What one seat, or a spectator, may know of a deal at one moment. */
export interface View {
  seat: number | null;
  dealer: number;
  deal: number;
  total: [number, number];
  score: [number, number];
  phase: Phase;
  turn: number | null;
  indicator: Card;
  trump: Suit;
  hand: Card[];
  dealt_hand: Card[];
  hand_sizes: number[];
  legal: Action[];
  restriction: string | null;
  declarations: Declaration[];
  recipient: number | null;
  discard: Card | null;
  side_cards: Card[] | null;
  monchi: boolean;
  tricks: Trick[];
  trick: OpenTrick | null;
}

export type ClientMessage =
  | DeclareCommand
  | PassCommand
  | DiscardCommand
  | PlayCommand
  | NextDealCommand
  | RestartCommand
  | LeaveCommand
  | Ping;

export type Happened =
  | DealHappened
  | DeclareHappened
  | PassHappened
  | DiscardHappened
  | PlayHappened
  | RestartHappened
  | LeaveHappened;

export type ServerMessage =
  State | Accepted | Refused | PastDeal | HintMessage | Pong | ErrorMessage;

export type LessonReply = LessonMessage | LessonAnswer;

// Generated from the Python structs by tools/generate_types.py. Do not edit.

export type Card = string;
export type Suit = "P" | "I" | "K" | "O" | "G";
export type Phase = "declare" | "discard" | "play" | "done";

export interface Declaration {
  seat: number;
  do: "declare" | "pass";
}

export interface Combination {
  name: string;
  value: number;
}

export interface Trick {
  number: number;
  leader: number | null;
  led: Card;
  meri: boolean;
  plays: [number, Card][];
  winner: number;
  combination: Combination | null;
}

export interface OpenTrick {
  leader: number;
  led: Card;
  meri: boolean;
  plays: [number, Card | null][];
}

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
  legal: string[];
  restriction: string | null;
  declarations: Declaration[];
  recipient: number | null;
  discard: Card | null;
  side_cards: Card[] | null;
  monchi: boolean;
  tricks: Trick[];
  trick: OpenTrick | null;
}

export interface Player {
  seat: number;
  name: string;
  kind: "human" | "ai";
  level: string | null;
}

export interface FinishedDeal {
  number: number;
  dealer: number;
  score: [number, number];
}

export interface Match {
  table: string;
  you: number | null;
  number: number;
  players: Player[];
  deals: FinishedDeal[];
  over: boolean;
  winner: number | null;
  closed: boolean;
  can: ("next-deal" | "restart" | "leave")[];
}

export interface Happened {
  kind: "deal" | "declare" | "pass" | "discard" | "play" | "restart" | "leave";
  seat?: number;
  card?: Card | null;
}

export interface State {
  type: "state";
  seq: number;
  match: Match;
  view: View;
  happened: Happened | null;
}

export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string | null;
  code: "stale" | "not-your-turn" | "illegal" | "not-now" | "bad-message" | "closed" | "foreign";
  seq: number;
  clause: string | null;
  legal: string[] | null;
}

export interface Pong {
  type: "pong";
}

export interface ErrorMessage {
  type: "error";
  code: string;
}

export type ServerMessage = State | Accepted | Refused | Pong | ErrorMessage;

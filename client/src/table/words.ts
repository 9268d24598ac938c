/** Cards, players and events as sentences. */
import type { Entry } from "./chronicle";
import { settings } from "../settings/settings.svelte";
import { points } from "./numbers";
import { isTrump, rankOf, suitOf } from "./order";
import { allOf, has, listed, say } from "./text";
import type { Card, Match, Refused, Suit, Trick, View } from "./wire.gen";

export function suitName(suit: Suit): string {
  return say(`suit-${suit.toLowerCase()}`);
}

/** "Koppu Sun"; "Pao Robai, Tenka". */
export function cardName(card: Card): string {
  if (card === "Pb") return say("card-tenka");
  return say("card-name", { suit: suitName(suitOf(card)), rank: say(`rank-${rankOf(card)}`) });
}

/** A card that may lie face down, as in "plays a trump face down". */
function maybeCard(card: Card | null): string {
  return card ? cardName(card) : say("face-down-trump");
}

/** "Koppu Sun, trump": a card of one's hand, with the mark that the eye sees on it. */
export function handCardName(card: Card, trump: Suit): string {
  return isTrump(card, trump) ? say("card-trump", { card: cardName(card) }) : cardName(card);
}

/** "Hana: Koppu 9, Itsuki: a trump, face down": who laid what. */
export function cardsBySeat(match: Match, plays: readonly [number, Card | null][]): string {
  return listed(
    plays.map(([seat, card]) =>
      say("seat-card", { name: seatName(match, seat), card: maybeCard(card) }),
    ),
  );
}

export function teamName(seat: number): string {
  return say(seat % 2 === 0 ? "team-genji" : "team-heiji");
}

/** The values `who` ("you" or "other") and `name` that every sentence about a seat takes. */
export function about(match: Match, seat: number): { who: string; name: string } {
  return { who: match.you === seat ? "you" : "other", name: seatName(match, seat) };
}

export function seatName(match: Match, seat: number): string {
  return match.you === seat ? say("you") : (match.players[seat]?.name ?? "?");
}

/** "Expert": how the AI at that seat plays; empty for a person, and for a level without a name. */
export function levelName(match: Match, seat: number): string {
  const id = `level-${match.players[seat]?.level ?? ""}`;
  return has(id) ? say(id) : "";
}

/** "Sun–Un": the pair that made a combination. */
export function combinationName(name: string): string {
  return say(`combination-${name}`);
}

export function wonText(match: Match, trick: Trick): string {
  const card = trick.plays.find(([seat]) => seat === trick.winner)?.[1] ?? "";
  const values = { ...about(match, trick.winner), number: trick.number, card: cardName(card) };
  if (!trick.combination) return say("event-won", values);
  const { name, value } = trick.combination;
  return say("event-won-combination", { ...values, pair: combinationName(name), value });
}

/** One sentence for one entry of the chronicle. */
export function entryText(match: Match, entry: Entry): string {
  switch (entry.kind) {
    case "deal": {
      const { deal, dealer, indicator } = entry;
      const trump = suitName(suitOf(indicator));
      return say("event-deal", { ...about(match, dealer), deal, card: cardName(indicator), trump });
    }
    case "take":
      return say("event-take", { ...about(match, entry.seat), card: cardName(entry.indicator) });
    case "aside":
      return entry.card
        ? say("event-aside-open", { ...about(match, entry.seat), card: cardName(entry.card) })
        : say("event-aside", about(match, entry.seat));
    case "play": {
      const { seat, card, down } = entry;
      const own = down && card !== null && seat === match.you;
      const what = own ? say("card-peek", { card: cardName(card) }) : maybeCard(down ? null : card);
      return say("event-play", { ...about(match, seat), card: what });
    }
    case "turned":
      return say("event-turned", { cards: cardsBySeat(match, entry.cards) });
    case "sides":
      return say("event-sides", { cards: allOf(entry.cards.map(cardName)) });
    case "won":
      return wonText(match, entry.trick);
    case "score":
      return say("event-score", { even: points(entry.score[0]), odd: points(entry.score[1]) });
    case "ninth":
      return say("event-ninth");
    default:
      return say(`event-${entry.kind}`, about(match, entry.seat));
  }
}

function maySay(view: View): boolean {
  return view.legal.includes("declare");
}

/** Whether one is really asked: the table itself does what is left of a forced declaration or discard. */
export function hasChoice(view: View): boolean {
  return view.phase === "play" || view.legal.length > 1;
}

/** Why a card of one's hand cannot be used now, said so that the way on is clear. */
export function whyNot(match: Match, view: View): string {
  if (view.turn === null) return say("why-done");
  if (view.turn !== match.you) return say("why-wait", { name: seatName(match, view.turn) });
  if (view.phase === "declare") return say(maySay(view) ? "why-declare" : "prompt-pass");
  return clauseText(view.restriction, view);
}

function clauseText(clause: string | null, view: View): string {
  const id = `why-${(clause ?? "other").replace(".", "-")}`;
  const suit = suitName(view.trick ? suitOf(view.trick.led) : view.trump);
  return say(has(id) ? id : "why-other", { suit, trump: suitName(view.trump) });
}

/** A refusal of the server, kindly. */
export function refusalText(refused: Refused, match: Match, view: View): string {
  if (refused.code === "illegal") return clauseText(refused.clause, view);
  if (refused.code === "not-your-turn") return whyNot(match, view);
  return say(`refused-${refused.code}`);
}

/** Whose move it is, what is asked, and what has to be followed: said when the turn comes. */
export function turnLines(match: Match, view: View): string[] {
  const asked = promptText(match, view);
  const must = `must-${(view.restriction ?? "free").replace(".", "-")}`;
  const told = view.turn === match.you && settings.help !== "none" && has(must);
  if (!view.trick || !told) return [asked];
  return [asked, say(must, { suit: suitName(suitOf(view.trick.led)) })];
}

/** Whose move it is and what is asked, in one line. */
export function promptText(match: Match, view: View): string {
  if (match.closed) return say("prompt-closed");
  if (view.turn === null) return say(match.over ? "prompt-over" : "prompt-done");
  if (view.turn !== match.you) return say("prompt-wait", { name: seatName(match, view.turn) });
  if (view.phase === "declare") return say(maySay(view) ? "prompt-declare" : "prompt-pass");
  if (view.phase === "discard")
    return say(hasChoice(view) ? "prompt-discard" : "prompt-discard-only");
  if (view.trick) return say("prompt-follow", { suit: suitName(suitOf(view.trick.led)) });
  return say("prompt-lead");
}

/** The sentences of a lesson, put together as the server's `cardavia/lessons/words.py` does it. */
import { say, type Values } from "../table/text";
import type { Match, Said, Suit } from "../table/wire.gen";
import { cardName, combinationName, seatName, suitName } from "../table/words";

function side(match: Match, seat: number): string {
  if (seat === match.you) return "you";
  return seat % 2 === (match.you ?? 0) % 2 ? "partner" : "opponent";
}

function valueOf(match: Match, name: string, value: string | number): Values {
  switch (name) {
    case "card":
    case "other":
      return { [name]: cardName(String(value)) };
    case "cards": {
      const names = String(value).split(" ").map(cardName);
      const any = new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" });
      return { cards: any.format(names) };
    }
    case "suit":
      return { suit: suitName(value as Suit) };
    case "pair":
      return { pair: combinationName(String(value)) };
    case "seat":
      return { side: side(match, Number(value)), name: seatName(match, Number(value)) };
    default:
      return { [name]: value };
  }
}

/** One sentence, or a few that belong together. */
export function saidText(match: Match, said: Said): string {
  const values: Values = {};
  match.players.forEach((player, seat) => (values[`seat${seat}`] = player.name));
  for (const [name, value] of Object.entries(said.values))
    Object.assign(values, valueOf(match, name, value));
  return say(said.id, values);
}

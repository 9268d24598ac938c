/** The table as this browser knows it: the newest state, the story so far, and what to say. */
import { cuesOf } from "../sound/cues";
import { chronicle, news, type Entry } from "./chronicle";
import type { Command, Connection, Line, Listener, Order } from "./connection";
import { isTrump } from "./order";
import { Stage } from "./stage.svelte";
import { say } from "./text";
import type { Card, Match, Refused, State, Trick, View } from "./wire.gen";
import { entryText, hasChoice, refusalText, turnLines, whyNot } from "./words";

/** Lines kept at least for the live region; those before have been spoken long since. */
const SPOKEN = 24;

export class TableStore implements Listener {
  state$ = $state.raw<State | null>(null);
  line = $state<Line>("connecting");
  /** A command for the present state is under way. */
  busy = $state(false);
  /** A kind sentence about what was just tried; it goes when the state does. */
  notice = $state<string | null>(null);
  story = $state.raw<Entry[]>([]);
  spoken = $state.raw<{ key: string; text: string }[]>([]);
  readonly stage = new Stage();
  private connection: Connection | null = null;
  private count = 0;
  /** Lines that wait while something lies open over the table, where nobody would hear them. */
  private waiting: string[] | null = null;

  match = $derived<Match | null>(this.state$?.match ?? null);
  view = $derived<View | null>(this.state$?.view ?? null);
  seq = $derived(this.state$?.seq ?? -1);
  /** Cards of one's hand that may be used now. */
  playable = $derived(
    new Set((this.view?.legal ?? []).map((action) => action.split(" ")[1] ?? "")),
  );
  mayDeclare = $derived(this.view?.legal.includes("declare") ?? false);

  attach(connection: Connection): void {
    this.connection = connection;
  }

  /** Sends a command for the present state, once. */
  send(order: Order): void {
    this.stage.skip();
    this.notice = null;
    if (this.connection?.send(order)) this.busy = true;
  }

  /** Plays or discards a card of one's hand, or says why that is not possible now. */
  use(card: Card): void {
    const { match, view } = this;
    if (!match || !view || this.busy) return;
    if (this.playable.has(card)) {
      const held = document.querySelector(`.hand [data-card="${card}"]`);
      this.stage.lift(held?.getBoundingClientRect() ?? null);
      this.send({ do: view.phase === "discard" ? "discard" : "play", card });
    } else this.tell(whyNot(match, view));
  }

  /** Shows and speaks a sentence about what was just tried, again even if it is the same one. */
  tell(text: string): void {
    this.notice = text;
    this.speak([text]);
  }

  state(next: State): void {
    const previous = this.state$;
    this.state$ = next;
    this.busy = this.connection?.busy ?? false;
    const fresh = previous?.seq !== next.seq;
    if (fresh) this.notice = null;
    const story = chronicle(next.match, next.view);
    const told = previous ? news(this.story, story) : arrival(story, next.view);
    this.story = story;
    // The summary's heading, which takes the focus, tells the score.
    const heard = told.filter(({ kind }) => kind !== "score");
    this.speak(heard.map((entry) => entryText(next.match, entry)));
    if (next.match.closed && previous && !previous.match.closed) this.speak([say("prompt-closed")]);
    if (fresh) this.sayTurn(next);
    if (fresh) this.setStage(previous, next);
  }

  refused(refused: Refused, command: Command): void {
    this.busy = false;
    const { match, view } = this;
    // A slip of timing, not of the person: the newer state is already here or on its way.
    const late = refused.code === "stale" && command.seq !== refused.seq;
    if (match && view && !late) this.tell(refusalText(refused, match, view));
  }

  lineIs(line: Line): void {
    if (this.line === "lost" && line === "live") this.speak([say("line-back")]);
    if (line === "lost" && this.line !== "lost") this.speak([say("line-lost")]);
    if (line === "foreign" || line === "unknown") this.speak([say(`line-${line}`)]);
    this.line = line;
  }

  private sayTurn({ match, view }: State): void {
    if (view.turn !== null && view.turn === match.you && hasChoice(view))
      this.speak(turnLines(match, view));
  }

  private setStage(previous: State | null, next: State): void {
    const { match, view } = next;
    const before = previous?.match.number === match.number ? previous.view : null;
    const key = `${match.number}.${view.deal}`;
    if (document.hidden) this.stage.skip();
    else if (before?.deal !== view.deal) {
      // Whoever comes into a deal that goes on sees it as it stands.
      if (view.phase === "declare") this.stage.deal({ key, dealer: view.dealer });
      else this.stage.skip();
    } else {
      const finished = view.tricks.slice(before.tricks.length);
      const closing = match.over && !previous?.match.over ? "match" : null;
      if (finished.length > 0) this.stage.show(finished, (trick) => turned(trick, view), closing);
      else if ((view.trick?.plays.length ?? 0) > 1) this.stage.hurry();
    }
    if (previous) cuesOf(previous, next).forEach((cue) => this.stage.heard(cue));
  }

  /** Keeps what is to be spoken until something that lies over the table is closed again. */
  hold(covered: boolean): void {
    if (covered) this.waiting ??= [];
    else if (this.waiting) {
      const lines = this.waiting;
      this.waiting = null;
      this.speak(lines);
    }
  }

  /** Speaks lines once, in their order. */
  speak(lines: readonly string[]): void {
    if (lines.length === 0) return;
    if (this.waiting) {
      this.waiting.push(...lines);
      return;
    }
    const added = lines.map((text) => ({ key: `s${this.count++}`, text }));
    this.spoken = [...this.spoken, ...added].slice(-Math.max(SPOKEN, added.length));
  }
}

/** What to tell whoever comes to the table: the first trick from the deal on, later where it is. */
function arrival(story: readonly Entry[], view: View): readonly Entry[] {
  if (view.tricks.length === 0) return story;
  if (view.phase === "done") return [];
  const last = story.map(({ kind }) => kind).lastIndexOf("won");
  return [...story.slice(0, 1), ...story.slice(last)];
}

/** The seats whose cards lay face down until the trick was whole. */
function turned(trick: Trick, view: View): Set<number> {
  const down = trick.plays.filter(
    ([, card]) => trick.leader === null || (!trick.meri && isTrump(card, view.trump)),
  );
  return new Set(down.map(([seat]) => seat));
}

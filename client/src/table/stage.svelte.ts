/**
 * What is to be seen for a while: a deal being dealt, a finished trick that is turned up and swept
 * to its winner, the seal of a combination. That is show only: the state is always the newest, and
 * nothing waits for the stage. Whoever comes late to a show misses it.
 */
import type { Cue } from "../sound/cues";
import { manner, settle, tempo } from "./motion";
import { BREATH, DEALING, HOLD, LINGER, NINTH, STAMP, STROKE, SWEEP, THROW, TURN } from "./timing";
import type { Combination, Trick } from "./wire.gen";

/** `lying`: some cards may lie face down still; then they turn; `won`: everyone sees who won. */
export type Act = "lying" | "turning" | "won" | "sweeping";

export interface Finished {
  trick: Trick;
  act: Act;
  /** Seats whose cards lay face down and turn up before one's eyes. */
  turning: ReadonlySet<number>;
}

/** The deal whose cards are on their way; `key` tells it from every other. */
export interface Dealing {
  key: string;
  dealer: number;
}

interface Step {
  /** Milliseconds after the step before. */
  after: number;
  act: () => void;
}

/** Without motion a finished trick is still to be read, and so it lies this much longer. */
const READING = 2;

export class Stage {
  /** The finished trick that is still to be seen, if any. */
  finished = $state.raw<Finished | null>(null);
  /** The seal of a combination; it outlasts the cards that it was pressed for. */
  seal = $state.raw<Combination | null>(null);
  dealing = $state.raw<Dealing | null>(null);
  /** Whether a finished trick is on show, or the next one is about to be. */
  showing = $state(false);
  /** Where the card was that is being played from the hand. */
  private lifted: DOMRect | null = null;
  /** Hears what should be heard, at the moment when it is to be seen. */
  heard: (cue: Cue) => void = () => undefined;
  /** Hears that whatever sounds should end. */
  hushed: () => void = () => undefined;

  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dealt: ReturnType<typeof setTimeout> | undefined;
  private closing: Cue | null = null;
  private behind = false;

  /**
   * Shows finished tricks. One that is shown already makes room; the eighth and the ninth come
   * together and are shown one after the other. `closing` is heard when all has been seen.
   */
  show(
    tricks: readonly Trick[],
    turning: (trick: Trick) => ReadonlySet<number>,
    closing: Cue | null = null,
  ): void {
    this.clear();
    this.closing = closing;
    const shown = tricks.slice(tricks.at(-1)?.leader === null ? -2 : -1);
    this.steps = shown.flatMap((trick) => this.acts(trick, turning(trick)));
    this.steps.push(...this.end(shown.at(-1)));
    this.showing = true;
    this.go();
  }

  /** Lets a deal be seen, without anyone having to wait for it. */
  deal(dealing: Dealing): void {
    this.skip();
    this.heard("deal");
    if (manner() === "still") return;
    this.dealing = dealing;
    this.dealt = setTimeout(() => (this.dealing = null), DEALING * tempo());
  }

  /** Remembers where a card of the hand is, so that it flies from there when it is played. */
  lift(from: DOMRect | null): void {
    this.lifted = from;
  }

  /** Where the card came from that is being played from the hand, told once. */
  takeLifted(): DOMRect | null {
    const { lifted } = this;
    this.lifted = null;
    return lifted;
  }

  /** The next trick has gone on meanwhile: do not dwell on this one. */
  hurry(): void {
    if (this.behind || this.finished?.act !== "won" || this.seal) return;
    this.behind = true;
    clearTimeout(this.timer);
    this.step();
  }

  /** Everything that is on show is over at once. */
  skip(): void {
    const { closing } = this;
    clearTimeout(this.dealt);
    this.dealing = null;
    this.clear();
    this.hushed();
    settle();
    if (closing) this.heard(closing);
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.steps = [];
    this.behind = false;
    this.showing = false;
    this.closing = null;
    this.finished = null;
    this.seal = null;
  }

  private acts(trick: Trick, turning: ReadonlySet<number>): Step[] {
    const { combination } = trick;
    const factor = tempo();
    const show = (act: Act) => (this.finished = { trick, act, turning });
    const turns = turning.size > 0;
    const lie = (trick.leader === null ? NINTH : THROW) + (turns ? BREATH : 0);
    const pressing = combination ? STROKE + STAMP : 0;
    const reading = (HOLD - pressing) * (factor || READING);
    return [
      {
        after: 0,
        act: () => {
          this.seal = null;
          show("lying");
        },
      },
      {
        after: lie * factor,
        act: () => {
          show("turning");
          if (turns) this.heard("turn");
        },
      },
      {
        after: turns ? TURN * factor : 0,
        act: () => {
          show("won");
          this.seal = combination;
        },
      },
      {
        after: pressing * factor,
        act: () => {
          if (combination) this.heard(combination.value > 2 ? "seal-5" : "seal-2");
        },
      },
      {
        after: reading,
        act: () => {
          show("sweeping");
          this.heard("sweep");
        },
      },
      { after: SWEEP * factor, act: () => undefined },
    ];
  }

  private end(last: Trick | undefined): Step[] {
    const linger = last?.combination ? LINGER * (tempo() || READING) : 0;
    return [
      { after: 0, act: () => (this.finished = null) },
      {
        after: linger,
        act: () => {
          const { closing } = this;
          this.clear();
          if (closing) this.heard(closing);
        },
      },
    ];
  }

  /** Does what is due now and waits for the rest. */
  private go(): void {
    while (this.steps[0]?.after === 0) this.steps.shift()?.act();
    const next = this.steps[0];
    if (next) this.timer = setTimeout(() => this.step(), next.after);
  }

  private step(): void {
    this.steps.shift()?.act();
    this.go();
  }
}

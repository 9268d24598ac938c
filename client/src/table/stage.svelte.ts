/**
 * What lies on the cushion. A finished trick stays for a beat, turned up, and is then swept to its
 * winner. That is show only: the state is always the newest, and nothing waits for the stage.
 */
import type { Trick } from "./wire.gen";

/** Milliseconds: how long a finished trick lies turned up, and how long its sweep takes. */
export const BEAT = 1150;
export const COMBINATION_BEAT = 1700;
export const SWEEP = 300;

export interface Finished {
  trick: Trick;
  sweeping: boolean;
  /** Seats whose cards lay face down until now and turn up before one's eyes. */
  turning: ReadonlySet<number>;
}

export class Stage {
  /** The finished trick that is still to be seen, if any. */
  finished = $state.raw<Finished | null>(null);
  private queue: Finished[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows finished tricks one after the other; `turning` belongs to the first of them. */
  show(tricks: readonly Trick[], turning: ReadonlySet<number>): void {
    const everyone = new Set([0, 1, 2, 3, 4, 5, 6, 7]);
    tricks.forEach((trick, index) => {
      const turned = trick.leader === null ? everyone : index === 0 ? turning : new Set<number>();
      this.queue.push({ trick, sweeping: false, turning: turned });
    });
    if (!this.finished) this.next();
  }

  /** Clears the cushion of finished tricks at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.finished = null;
  }

  private next(): void {
    this.finished = this.queue.shift() ?? null;
    if (!this.finished) return;
    const beat = this.finished.trick.combination ? COMBINATION_BEAT : BEAT;
    this.timer = setTimeout(() => this.sweep(), beat);
  }

  private sweep(): void {
    if (!this.finished) return;
    this.finished = { ...this.finished, sweeping: true };
    this.timer = setTimeout(() => this.next(), SWEEP);
  }
}

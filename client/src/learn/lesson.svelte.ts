/** A lesson as this browser plays it: which step, what lies on the table, what has been answered. */
import { settings } from "../settings/settings.svelte";
import { calm } from "../table/motion";
import type { Finished } from "../table/stage.svelte";
import type { LessonAnswer, LessonMessage, LessonStep, View } from "../table/wire.gen";
import { answerTo } from "./house";
import { finish } from "./progress";

/** Milliseconds from one card to the next while a position is played on. */
const PACE = { slow: 750, normal: 420, fast: 180, off: 0 } as const;
/** How many of those a finished trick lies there when the play goes on after it. */
const BEATS = 3;

export class LessonStore {
  readonly steps: LessonStep[];
  index = $state(0);
  view: View = $state.raw({} as View);
  /** The trick that is finished and still to be looked at. */
  finished = $state.raw<Finished | null>(null);
  /** What the last answer came to; null while an answer is awaited. */
  answer = $state.raw<LessonAnswer | null>(null);
  /** An answer is under way, or its cards are being played. */
  busy = $state(false);
  /** The house could not be reached. */
  failed = $state(false);
  over = $state(false);
  /** Steps that were answered rightly. */
  solved = $state.raw<ReadonlySet<string>>(new Set());
  private hurried: (() => void) | null = null;

  constructor(readonly lesson: LessonMessage) {
    this.steps = lesson.steps;
    this.view = this.step.view;
  }

  get step(): LessonStep {
    const step = this.steps[this.index] ?? this.steps[0];
    if (step === undefined) throw new Error(`lesson ${this.lesson.id} has no steps`);
    return step;
  }

  /** Whether an answer may be given now. */
  get open(): boolean {
    return !this.busy && (this.answer === null || this.answer.verdict === "illegal");
  }

  /** Answers the step: an action, or the card of a seat to point at. */
  async give(choice: string): Promise<void> {
    if (!this.open) return;
    this.busy = true;
    this.failed = false;
    this.answer = null;
    try {
      const answer = await answerTo(this.lesson.id, { step: this.step.id, actions: [choice] });
      await this.playOn(answer.moments);
      this.answer = answer;
      if (answer.verdict === "right") this.solved = new Set([...this.solved, this.step.id]);
    } catch (error) {
      console.warn(error);
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  /** Lays the position again as it was. */
  again(): void {
    this.lay(this.index);
  }

  /** Goes on to the next step, or ends the lesson. */
  next(): void {
    if (this.index + 1 < this.steps.length) this.lay(this.index + 1);
    else {
      this.over = true;
      finish(this.lesson.id);
    }
  }

  /** Shows all that is still to be played at once. */
  hurry(): void {
    this.hurried?.();
  }

  private lay(index: number): void {
    this.index = index;
    this.answer = null;
    this.finished = null;
    this.failed = false;
    this.view = this.step.view;
  }

  private async playOn(moments: readonly View[]): Promise<void> {
    let wait = calm() ? 0 : PACE[settings.speed];
    this.hurried = () => (wait = 0);
    for (const [place, view] of moments.entries()) {
      if (place > 0) await this.pause(wait);
      this.finished = null;
      const before = this.view;
      this.view = view;
      for (const [number, trick] of view.tricks.slice(before.tricks.length).entries()) {
        if (number > 0) await this.pause(wait * BEATS);
        this.finished = { trick, sweeping: false, turning: down(before, trick.leader === null) };
      }
      if (this.finished && place + 1 < moments.length) await this.pause(wait * BEATS);
    }
    this.hurried = null;
  }

  private pause(wait: number): Promise<void> {
    if (wait === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      const hurry = this.hurried;
      this.hurried = () => {
        clearTimeout(timer);
        hurry?.();
        resolve();
      };
    });
  }
}

/** The seats whose cards lay face down; in the ninth trick all cards are turned up at once. */
function down(before: View, everyone: boolean): ReadonlySet<number> {
  if (everyone) return new Set([0, 1, 2, 3, 4, 5, 6, 7]);
  const hidden = (before.trick?.plays ?? []).filter(([, card]) => card === null);
  return new Set(hidden.map(([seat]) => seat));
}

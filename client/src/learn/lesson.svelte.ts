/** A lesson as this browser plays it: which step, what lies on the table, what has been answered. */
import { chronicle, news, type Entry } from "../table/chronicle";
import { manner, tempo } from "../table/motion";
import { isTrump } from "../table/order";
import { Stage } from "../table/stage.svelte";
import { BREATH, HOLD, THROW, TURN } from "../table/timing";
import type { LessonAnswer, LessonMessage, LessonStep, Trick, View } from "../table/wire.gen";
import { answerTo } from "./house";
import { finish } from "./progress";

/** Milliseconds from one card to the next while a position is played on. */
const PACE = 420;

/** So many of the newest things are kept to be spoken. */
const SPOKEN = 24;

export interface Heard {
  key: string;
  entry: Entry;
}

export class LessonStore {
  readonly steps: LessonStep[];
  index = $state(0);
  view: View = $state.raw({} as View);
  /** What is on show; a finished trick lies there until one goes on. */
  readonly stage = new Stage();
  /** What the last answer came to; null while an answer is awaited. */
  answer = $state.raw<LessonAnswer | null>(null);
  /** An answer is under way, or its cards are being played. */
  busy = $state(false);
  /** The house could not be reached. */
  failed = $state(false);
  over = $state(false);
  /** Steps that were answered rightly. */
  solved = $state.raw<ReadonlySet<string>>(new Set());
  /** What the others do while a position is played on, to be spoken. */
  heard = $state.raw<readonly Heard[]>([]);
  private spoken = 0;
  /** In a match, all choices so far. */
  private choices: string[] = [];
  private hurried: (() => void) | null = null;
  private hasty = false;

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
    const verdict = this.answer?.verdict ?? "on";
    return !this.busy && (verdict === "on" || verdict === "illegal");
  }

  /** Answers the step: an action, or the card of a seat to point at. */
  async give(choice: string): Promise<void> {
    if (!this.open) return;
    this.busy = true;
    this.failed = false;
    this.answer = null;
    try {
      const actions = [...this.choices, choice];
      const answer = await answerTo(this.lesson.id, { step: this.step.id, actions });
      if (this.step.kind === "match" && answer.verdict !== "illegal") this.choices = actions;
      await this.playOn(answer.moments);
      this.answer = answer;
      if (answer.verdict === "right" || answer.verdict === "over")
        this.solved = new Set([...this.solved, this.step.id]);
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
    this.choices = [];
    this.failed = false;
    this.stage.skip();
    this.view = this.step.view;
  }

  /** Shows what happens, card by card. */
  private async playOn(moments: readonly View[]): Promise<void> {
    this.hasty = false;
    for (const [place, view] of moments.entries()) {
      if (place > 0) await this.pause(PACE);
      const finished = view.tricks.slice(this.view.tricks.length);
      this.stage.skip();
      this.hear(view);
      this.view = view;
      for (const [number, trick] of finished.entries()) {
        if (number > 0) await this.pause(HOLD);
        await this.turnUp(trick);
      }
      if (finished.length > 0 && place + 1 < moments.length) await this.pause(HOLD);
    }
    // In a match the table is the learner's again; elsewhere the trick lies there to be read.
    if (this.step.kind === "match" && this.view.turn !== null && this.stage.finished) {
      await this.pause(HOLD);
      this.stage.skip();
    }
  }

  /** What is new in a view. One's own card is known, and what came of it is told in the end. */
  private hear(view: View): void {
    const { match, kind } = this.step;
    const before = view.deal === this.view.deal ? chronicle(match, this.view) : [];
    const worth = news(before, chronicle(match, view)).filter((entry) => {
      if (entry.kind === "play") return entry.seat !== match.you;
      return entry.kind !== "score" && (entry.kind !== "won" || kind === "match");
    });
    const heard = worth.map((entry) => ({ key: `${++this.spoken}`, entry }));
    this.heard = [...this.heard, ...heard].slice(-SPOKEN);
  }

  /** A finished trick: its last card comes, what lies face down turns up, and it stays. */
  private async turnUp(trick: Trick): Promise<void> {
    const turning = faceDown(trick, this.view);
    this.stage.finished = { trick, act: "lying", turning };
    this.stage.seal = null;
    await this.pause(THROW + (turning.size > 0 ? BREATH : 0));
    this.stage.finished = { trick, act: "turning", turning };
    if (turning.size > 0) await this.pause(TURN);
    this.stage.finished = { trick, act: "won", turning };
    this.stage.seal = trick.combination;
  }

  private pause(wait: number): Promise<void> {
    if (this.hasty || manner() === "still") return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait * tempo());
      this.hurried = () => {
        clearTimeout(timer);
        this.hasty = true;
        resolve();
      };
    });
  }
}

/** The seats whose cards lay face down; those of the ninth trick are turned up all at once. */
function faceDown(trick: Trick, view: View): ReadonlySet<number> {
  const hidden = trick.plays.filter(
    ([, card]) => trick.leader === null || (!trick.meri && isTrump(card, view.trump)),
  );
  return new Set(hidden.map(([seat]) => seat));
}

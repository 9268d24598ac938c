/** Hints from the server: asked for at one moment of the table, and gone with it. */
import type { Advised, HintMessage } from "./wire.gen";

export type Answer = "thinking" | "busy" | "none" | readonly Advised[];

/** Points within which a card is as good as the best one. */
const ALIKE = 0.1;

export class Hints {
  private moment = $state(-1);
  private answer = $state.raw<Answer | null>(null);
  /** Whether somebody asked to see it; else it only marks the cards. */
  private shown = $state(false);

  /** Asks `fetch` for `/hint` under the table's address. */
  constructor(private readonly base: string) {}

  /** What is there to see for the state after event `seq`; null while nobody has asked. */
  at(seq: number): Answer | null {
    return this.moment === seq && this.shown ? this.answer : null;
  }

  /** The cards that are about as good as any, as far as it is known for this state. */
  good(seq: number): ReadonlySet<string> {
    const known = this.moment === seq && typeof this.answer === "object" ? this.answer : null;
    const best = known?.[0]?.points;
    if (!known || best === undefined || best === null) return new Set();
    const good = known.filter(({ points }) => points !== null && points >= best - ALIKE);
    return new Set(good.map(({ action }) => action.split(" ")[1] ?? ""));
  }

  /** Asks once; the answer is told too, unless the table has moved on or the hint was put away. */
  async ask(seq: number): Promise<Answer | null> {
    if (this.at(seq) === "thinking") return null;
    this.shown = true;
    // What was looked up to mark the cards need not be looked up again.
    if (this.moment === seq && typeof this.answer === "object" && this.answer) return this.answer;
    const answer = await this.look(seq);
    return this.shown ? answer : null;
  }

  /** Looks up the answer without showing it, so that `good` knows. */
  async prepare(seq: number): Promise<void> {
    if (this.moment === seq) return;
    this.shown = false;
    await this.look(seq);
  }

  putAway(): void {
    this.shown = false;
    if (typeof this.answer === "string") this.moment = -1;
  }

  private async look(seq: number): Promise<Answer | null> {
    this.moment = seq;
    this.answer = "thinking";
    const answer = await this.fetched(seq);
    if (this.moment !== seq) return null;
    this.answer = answer;
    return answer;
  }

  private async fetched(seq: number): Promise<Answer> {
    try {
      const response = await fetch(`${this.base}/hint?seq=${seq}`);
      if (response.status === 429) return "busy";
      return response.ok ? ((await response.json()) as HintMessage).actions : "none";
    } catch {
      return "none"; // the network's trouble is told by the line to the table
    }
  }
}

/** Hints from the server: asked for at one moment of the table, and gone with it. */
import type { Advised, HintMessage } from "./wire.gen";

export type Answer = "thinking" | "busy" | "none" | readonly Advised[];

export class Hints {
  private moment = $state(-1);
  private answer = $state.raw<Answer | null>(null);

  /** Asks `fetch` for `/hint` under the table's address. */
  constructor(private readonly base: string) {}

  /** What is there for the state after event `seq`; null while nobody has asked. */
  at(seq: number): Answer | null {
    return this.moment === seq ? this.answer : null;
  }

  /** Asks once; the answer is told too, unless the table has moved on or the hint was put away. */
  async ask(seq: number): Promise<Answer | null> {
    if (this.at(seq) === "thinking") return null;
    this.moment = seq;
    this.answer = "thinking";
    const answer = await this.fetched(seq);
    if (this.moment !== seq || this.answer !== "thinking") return null;
    this.answer = answer;
    return answer;
  }

  putAway(): void {
    this.answer = null;
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

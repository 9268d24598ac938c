/** Keeps a burst of news from becoming noise. */
import type { Cue } from "./cues";

/** Milliseconds within which the same sound is not heard again. */
const SAME = 90;
/** Within this many milliseconds, so many sounds are heard and no more. */
const SPAN = 400;
const MOST = 4;

export class Limiter {
  private heard: { cue: Cue; at: number }[] = [];

  /** Whether `cue` may be heard `now`, in milliseconds; if so, it counts as heard. */
  admits(cue: Cue, now: number): boolean {
    this.heard = this.heard.filter(({ at }) => now - at < SPAN);
    const again = this.heard.some((one) => one.cue === cue && now - one.at < SAME);
    if (again || this.heard.length >= MOST) return false;
    this.heard.push({ cue, at: now });
    return true;
  }
}

/** Plays the table's sounds. It is fetched only once somebody wants to hear and has acted. */
import type { Cue } from "./cues";
import { Limiter } from "./limiter";
import { VOICES } from "./voices";

export type Level = "quiet" | "full";
const VOLUME: Record<Level, number> = { quiet: 0.3, full: 0.85 };

export class Player {
  private readonly context = new AudioContext({ latencyHint: "interactive" });
  private readonly master = this.context.createGain();
  private readonly limiter = new Limiter();
  private now: GainNode | null = null;

  constructor() {
    // Several sounds at once stay below what a loudspeaker can bear.
    const press = this.context.createDynamicsCompressor();
    press.threshold.value = -14;
    press.ratio.value = 12;
    press.attack.value = 0.002;
    this.master.connect(press).connect(this.context.destination);
  }

  play(cue: Cue, level: Level, tempo: number): void {
    const { context } = this;
    if (context.state === "suspended") void context.resume();
    if (!this.limiter.admits(cue, context.currentTime * 1000)) return;
    this.master.gain.value = VOLUME[level];
    this.now ??= this.channel();
    VOICES[cue](context, this.now, context.currentTime + 0.005, tempo);
  }

  /** Ends what sounds, softly. */
  hush(): void {
    const old = this.now;
    if (!old) return;
    this.now = null;
    old.gain.setTargetAtTime(0, this.context.currentTime, 0.02);
    setTimeout(() => old.disconnect(), 200);
  }

  close(): void {
    void this.context.close();
  }

  private channel(): GainNode {
    const gain = this.context.createGain();
    gain.connect(this.master);
    return gain;
  }
}

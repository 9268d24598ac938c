/**
 * The sounds of the table, made of noise and tones: paper on cloth, wood, a seal, a drum. Each
 * voice writes itself into a context from time `at` on, in seconds, and ends by itself.
 */
import type { Cue } from "./cues";

export type Voice = (context: BaseAudioContext, out: AudioNode, at: number, tempo: number) => void;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, the same for every voice of a context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // A small generator of its own, so that the table always sounds the same.
  let seed = 7;
  for (let index = 0; index < samples.length; index++) {
    seed = (seed * 16807) % 2147483647;
    samples[index] = (seed / 2147483647) * 2 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}

/** A volume that rises to `peak` within `rise` seconds and falls to nothing within `fall`. */
function swell(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  [peak, rise, fall]: readonly [number, number, number],
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + rise);
  gain.gain.setTargetAtTime(0, at + rise, fall / 4);
  gain.gain.linearRampToValueAtTime(0, at + rise + fall * 1.5);
  gain.connect(out);
  return gain;
}

interface Breath {
  /** Hertz in the middle of the band, at the beginning and at the end. */
  from: number;
  to?: number;
  width: number;
  shape: readonly [number, number, number];
  /** Where in the noise to begin, so that two breaths differ. */
  offset?: number;
}

function breath(context: BaseAudioContext, out: AudioNode, at: number, of: Breath): void {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = of.width;
  const length = of.shape[1] + of.shape[2] * 1.5;
  band.frequency.setValueAtTime(of.from, at);
  band.frequency.exponentialRampToValueAtTime(of.to ?? of.from, at + length);
  source.connect(band).connect(swell(context, out, at, of.shape));
  source.start(at, of.offset ?? 0);
  source.stop(at + length);
}

interface Tone {
  from: number;
  to?: number;
  /** Seconds in which the pitch slides. */
  slide?: number;
  type?: OscillatorType;
  shape: readonly [number, number, number];
}

function tone(context: BaseAudioContext, out: AudioNode, at: number, of: Tone): void {
  const source = context.createOscillator();
  source.type = of.type ?? "sine";
  source.frequency.setValueAtTime(of.from, at);
  if (of.to) source.frequency.exponentialRampToValueAtTime(of.to, at + (of.slide ?? 0.1));
  source.connect(swell(context, out, at, of.shape));
  source.start(at);
  source.stop(at + of.shape[1] + of.shape[2] * 1.5);
}

/** Two pieces of hard wood struck together: a click, and partials that are no harmony. */
function wood(context: BaseAudioContext, out: AudioNode, at: number, loud: number): void {
  breath(context, out, at, { from: 3600, width: 0.9, shape: [0.55 * loud, 0.001, 0.018] });
  const partials = [
    [1180, 0.36, 0.13],
    [1995, 0.2, 0.09],
    [3170, 0.12, 0.06],
    [4420, 0.06, 0.035],
  ] as const;
  for (const [from, peak, fall] of partials)
    tone(context, out, at, { from, shape: [peak * loud, 0.001, fall] });
}

/** A card that comes down on cloth; `bright` where its face is up. */
function card(context: BaseAudioContext, out: AudioNode, at: number, bright: boolean): void {
  const slide = bright ? 3000 : 1500;
  breath(context, out, at, { from: slide, to: slide * 0.6, width: 0.7, shape: [0.1, 0.03, 0.05] });
  const landing = at + 0.05;
  breath(context, out, landing, {
    from: bright ? 1900 : 900,
    width: 0.8,
    shape: [bright ? 0.5 : 0.3, 0.002, 0.05],
    offset: 0.3,
  });
  tone(context, out, landing, { from: 165, to: 95, slide: 0.06, shape: [0.22, 0.003, 0.07] });
}

/** Paper riffled: a packet of three is three edges that snap. */
function packet(context: BaseAudioContext, out: AudioNode, at: number, index: number): void {
  for (const edge of [0, 1, 2])
    breath(context, out, at + edge * 0.011, {
      from: 2300 + ((index * 5 + edge * 3) % 7) * 210,
      to: 1500,
      width: 1.2,
      shape: [0.1 + 0.03 * edge, 0.002, 0.022],
      offset: ((index * 3 + edge) % 20) / 25,
    });
}

/** A seal pressed on paper, and after it a small bright tone, like a bell far away. */
function seal(context: BaseAudioContext, out: AudioNode, at: number, pitches: number[]): void {
  tone(context, out, at, { from: 120, to: 62, slide: 0.08, shape: [0.42, 0.003, 0.12] });
  breath(context, out, at, { from: 700, width: 0.8, shape: [0.3, 0.002, 0.04] });
  pitches.forEach((pitch, index) => {
    const when = at + 0.05 + index * 0.11;
    tone(context, out, when, { from: pitch, shape: [0.16, 0.004, 0.6] });
    tone(context, out, when, { from: pitch * 2.76, shape: [0.045, 0.002, 0.25] });
  });
}

/** A plucked string, softly. */
function pluck(context: BaseAudioContext, out: AudioNode, at: number, pitch: number): void {
  tone(context, out, at, { from: pitch, type: "triangle", shape: [0.16, 0.004, 0.75] });
  tone(context, out, at, { from: pitch * 2, shape: [0.06, 0.002, 0.4] });
  breath(context, out, at, { from: pitch * 4, width: 2, shape: [0.12, 0.001, 0.02] });
}

/** D, E flat, G, A, B flat: the scale of old songs. The phrase rises and comes home. */
const PHRASE = [
  [293.7, 0],
  [311.1, 0.22],
  [392, 0.44],
  [440, 0.66],
  [466.2, 0.88],
  [440, 1.21],
  [293.7, 1.54],
  [587.3, 1.54],
] as const;

export const VOICES: Record<Cue, Voice> = {
  deal: (context, out, at, tempo) => {
    for (let index = 0; index < 24; index++)
      packet(context, out, at + index * 0.05 * tempo + ((index * 7) % 5) * 0.003, index);
  },
  card: (context, out, at) => card(context, out, at, true),
  down: (context, out, at) => card(context, out, at, false),
  meri: (context, out, at) => {
    card(context, out, at, true);
    tone(context, out, at + 0.05, { from: 98, to: 55, slide: 0.25, shape: [0.42, 0.006, 0.55] });
    breath(context, out, at + 0.05, { from: 210, width: 0.7, shape: [0.4, 0.003, 0.06] });
  },
  turn: (context, out, at) => wood(context, out, at, 1.9),
  "seal-2": (context, out, at) => seal(context, out, at, [1174.7]),
  "seal-5": (context, out, at) => {
    wood(context, out, at, 0.5);
    seal(context, out, at + 0.09, [1174.7, 1568]);
  },
  sweep: (context, out, at) =>
    breath(context, out, at, { from: 900, to: 2600, width: 0.8, shape: [0.24, 0.16, 0.12] }),
  yours: (context, out, at) => {
    tone(context, out, at, { from: 880, shape: [0.07, 0.01, 0.2] });
    tone(context, out, at, { from: 1318.5, shape: [0.03, 0.01, 0.14] });
  },
  match: (context, out, at) => {
    for (const [pitch, after] of PHRASE) pluck(context, out, at + after, pitch);
  },
};

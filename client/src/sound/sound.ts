/**
 * The door to the sounds. Nothing is fetched, and no audio context made, before the person has
 * pressed a key or the table and wants to hear something; and a hidden tab is silent.
 */
import { set, settings, type Settings } from "../settings/settings.svelte";
import type { Cue } from "./cues";
import type { Player } from "./player";

type Level = Settings["sound"];

const GESTURES = ["pointerdown", "keydown"] as const;

let player: Promise<Player> | null = null;
let acted = false;

/** Readies the sounds, for the first one should not come late. */
function wake(): void {
  acted = true;
  if (settings.sound !== "off") void ready();
}

function ready(): Promise<Player> {
  player ??= import("./player").then(({ Player }) => new Player());
  return player;
}

/** Begins to wait for the person to act. */
export function listenForGesture(): void {
  const first = () => {
    GESTURES.forEach((name) => removeEventListener(name, first, true));
    wake();
  };
  GESTURES.forEach((name) => addEventListener(name, first, true));
}

/** Lets a sound be heard, if it may be; `tempo` as in motion. */
export function play(cue: Cue, tempo: number): void {
  const { sound } = settings;
  if (sound === "off") return close();
  if (!acted || document.hidden) return;
  void ready().then((one) => one.play(cue, sound, tempo || 1));
}

/** Gives the loudspeaker back: where nobody wants to hear, nothing is kept ready. */
function close(): void {
  void player?.then((one) => one.close());
  player = null;
}

/** Ends what sounds. */
export function hush(): void {
  void player?.then((one) => one.hush());
}

let last: Exclude<Level, "off"> = "quiet";

/** Turns the sound off, or on again as it was; says how it is now. */
export function toggleSound(): Level {
  const { sound } = settings;
  if (sound !== "off") {
    last = sound;
    set("sound", "off");
    close();
  } else {
    set("sound", last);
    play("card", 1);
  }
  return settings.sound;
}

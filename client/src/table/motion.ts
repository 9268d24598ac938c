/** A small layer over the Web Animations API: cards fly, turn and are stamped; nothing bounces. */
import { untrack } from "svelte";

const THROW = 220;
const TURN = 380;
const STAMP = 220;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
/** The moment between the last card and the turning. */
export const BREATH = 330;

export interface Offset {
  dx: number;
  dy: number;
}

/** Whether nothing should move: the person asked for calm, or nobody is looking. */
export function calm(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function play(element: Element, frames: Keyframe[], duration: number, delay = 0): void {
  if (calm()) return;
  element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
}

/** Lets an element fly in from `offset()` pixels away, once, when it appears. */
export function throwFrom(offset: () => Offset): (element: Element) => void {
  return (element) =>
    untrack(() => {
      const { dx, dy } = offset();
      play(element, [{ translate: `${dx}px ${dy}px`, opacity: 0.4 }, { translate: "0 0" }], THROW);
    });
}

/** Turns a card from its back to its face. */
export function turnUp(element: Element): void {
  play(element, [{ rotate: "y 180deg" }, { rotate: "y 0deg" }], TURN, BREATH);
}

/** Draws a line whose path length is 1. */
export function draw(element: Element): void {
  const frames = [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }];
  play(element, frames, THROW, BREATH + TURN - THROW);
}

/** Presses a seal onto the table. */
export function stamp(element: Element): void {
  play(
    element,
    [
      { scale: 1.7, opacity: 0 },
      { scale: 1, opacity: 1 },
    ],
    STAMP,
    BREATH + TURN,
  );
}

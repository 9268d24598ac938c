/** How cards travel: attachments for the elements that show them. Nothing bounces. */
import { untrack } from "svelte";

import { manner, move } from "./motion";
import { GAP, LAG, PACKET, STAMP, STROKE, THROW, TURN } from "./timing";

export interface Offset {
  dx: number;
  dy: number;
  /** How large the card is where it comes from. */
  scale?: number;
  /** Whether it lay there to be seen before, as a card of the hand does. */
  seen?: boolean;
}

type Attach = (element: Element) => void;

let nextLeaves = 0;

/** Milliseconds until the next card may leave, so that cards of one burst do not fly as one. */
function inLine(): number {
  const now = performance.now();
  const at = Math.min(Math.max(now, nextLeaves), now + LAG);
  nextLeaves = at + GAP;
  return at - now;
}

/** A way from `offset` to where the element lies: straight, or in a shallow arc. */
function way({ dx, dy, scale = 0.72 }: Offset, turn: number): Keyframe[] {
  const side = Math.sign(dx || dy || 1);
  const bow = 0.07 * side;
  return [
    { translate: `${dx}px ${dy}px`, rotate: `${turn + 26 * side}deg`, scale },
    {
      translate: `${dx * 0.4 - dy * bow}px ${dy * 0.4 + dx * bow}px`,
      rotate: `${turn + 9 * side}deg`,
      scale: (1 + scale) / 2 + 0.08,
      offset: 0.4,
      easing: "cubic-bezier(0.1, 0.6, 0.3, 1)",
    },
    { translate: "0 0", rotate: `${turn}deg`, scale: 1 },
  ];
}

/** Lets a card fly in from `offset()` once, when it appears; it lies turned by `turn()` degrees. */
export function throwFrom(offset: () => Offset, turn: () => number, delay = 0): Attach {
  return (element) =>
    untrack(() => {
      if (manner() === "still") return;
      const from = offset();
      const frames = way(from, turn());
      // A card from a seat is not there before it leaves.
      frames[0] = { ...frames[0], opacity: from.seen ? 1 : 0 };
      frames[1] = { ...frames[1], opacity: 1 };
      move(element, frames, { duration: THROW, delay: delay || inLine(), easing: "linear" });
    });
}

/**
 * Lets the cards of the hand come as they are dealt, in threes; one that comes later, comes alone.
 * `dealing` is null where nothing is being dealt, `later` tells whether the hand lay there before.
 */
export function comeToHand(
  dealing: { dealer: number } | null,
  seat: number,
  later: boolean,
): (element: Element) => void {
  return (element) => {
    if (!dealing && !later) return;
    const index = [...(element.parentElement?.children ?? [])].indexOf(element);
    const packet = Math.floor(index / 3) * 8 + ((seat - (dealing?.dealer ?? 0) + 7) % 8);
    const frames = [
      { translate: "0 -9rem", scale: 0.7, opacity: 0 },
      { translate: "0 -6rem", scale: 0.78, opacity: 1, offset: 0.25 },
      { translate: "0 0", scale: 1, opacity: 1 },
    ];
    const delay = dealing ? packet * PACKET + THROW * 0.7 + (index % 3) * 25 : 0;
    move(element, frames, { duration: THROW, delay });
  };
}

/** Turns a card from its back to its face, `delay()` milliseconds after it appeared. */
export function turnUp(delay: () => number): Attach {
  return (element) =>
    untrack(() => {
      const frames = [
        { rotate: "y 180deg", scale: 1 },
        { rotate: "y 90deg", scale: 1.12, offset: 0.42 },
        { rotate: "y 0deg", scale: 1 },
      ];
      move(element, frames, { duration: TURN, delay: delay(), calm: "stay" });
    });
}

/** Without motion the back fades away over the face that it covered. */
export function fadeBack(delay: () => number): Attach {
  return (element) =>
    untrack(() => {
      if (manner() === "fade") move(element, [], { duration: TURN, delay: delay(), calm: "go" });
    });
}

/** Draws a brush stroke from its beginning: it lies along the element's own first axis. */
export function draw(element: Element): void {
  const frames = [{ scale: "0 1" }, { scale: "1 1" }];
  move(element, frames, { duration: STROKE, easing: "cubic-bezier(0.4, 0, 0.3, 1)" });
}

/** Presses a seal onto the table, as soon as the stroke is drawn. */
export function stamp(element: Element): void {
  const frames = [
    { scale: 1.75, opacity: 0 },
    { scale: 1.6, opacity: 0.9, offset: 0.25 },
    { scale: 1, opacity: 1 },
  ];
  move(element, frames, {
    duration: STAMP,
    delay: STROKE,
    easing: "cubic-bezier(0.5, 0, 0.9, 0.6)",
  });
}

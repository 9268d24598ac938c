/** A card in the hand under a pointer: pressed, dragged out, or passed over by a finger. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels that a pointer may tremble before it means to go somewhere. */
export const TREMBLE = 9;

export type Gesture = "press" | "drag" | "browse";

/**
 * What a pointer that went down at `start` and is at `now` does. A finger that moves along the hand
 * looks for a card; whatever leaves the hand drags. A mouse drags wherever it goes.
 */
export function gestureOf(start: Point, now: Point, kind: string, before: Gesture): Gesture {
  if (before === "drag") return "drag";
  const [dx, dy] = [Math.abs(now.x - start.x), now.y - start.y];
  if (kind === "mouse") return Math.max(dx, Math.abs(dy)) > TREMBLE ? "drag" : "press";
  if (-dy > TREMBLE && -dy > dx) return "drag";
  if (before === "browse" || dx > TREMBLE) return -dy > 4 * TREMBLE ? "drag" : "browse";
  return "press";
}

/** Whether a card let go at a point lies on the cushion. */
export function within({ x, y }: Point, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** What choosing a card does: with `confirm` the first time lifts it, and the second uses it. */
export function chosen(
  card: string,
  lifted: string | null,
  allowed: boolean,
  confirm: boolean,
): "use" | "lift" {
  return !confirm || !allowed || lifted === card ? "use" : "lift";
}

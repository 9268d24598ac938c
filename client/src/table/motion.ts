/**
 * A small layer over the Web Animations API. Three manners: cards move; where the system asks for
 * calm they fade; and where motion is off, or nobody looks, all is just there.
 */
import { settings } from "../settings/settings.svelte";

export type Manner = "move" | "fade" | "still";

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const FADE = 180;
const TEMPO = { slow: 1.8, normal: 1, fast: 0.5, off: 0 } as const;

const running = new Set<Animation>();

/** How many times as long as normal everything takes; 0 when nothing moves. */
export function tempo(): number {
  return TEMPO[settings.speed];
}

/** How things come and go at this moment. */
export function manner(): Manner {
  if (settings.speed === "off" || document.hidden) return "still";
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "fade" : "move";
}

export interface Timing {
  /** Milliseconds at normal speed. */
  duration: number;
  delay?: number;
  easing?: string;
  /** What an element does that only fades: it comes unless it is said to go or to stay. */
  calm?: "come" | "go" | "stay";
}

const CALM = {
  come: [{ opacity: 0 }, { opacity: 1 }],
  go: [{ opacity: 1 }, { opacity: 0 }],
};

function start(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const animation = element.animate(frames, { fill: "backwards", easing: EASE, ...timing });
  running.add(animation);
  const gone = () => running.delete(animation);
  animation.finished.then(gone, gone);
}

/** Moves an element through `frames`, or fades it, or leaves it, as the manner is. */
export function move(element: Element, frames: Keyframe[], timing: Timing): void {
  const { duration, delay = 0, easing = EASE, calm = "come" } = timing;
  const how = manner();
  const factor = tempo();
  if (how === "move")
    start(element, frames, {
      duration: duration * factor,
      delay: delay * factor,
      easing,
    });
  else if (how === "fade" && calm !== "stay")
    start(element, CALM[calm], { duration: FADE * factor, delay: delay * factor, easing: "ease" });
}

/** Brings everything that is under way to its end, at once. */
export function settle(): void {
  for (const animation of [...running]) animation.finish();
  running.clear();
}

/** Whether something is under way. */
export function moving(): boolean {
  return running.size > 0;
}

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { afterPaint, inFrames, whenHidden } from "./frames";

let hidden = false;
beforeEach(() => {
  hidden = false;
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function lookAway(): void {
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a task comes behind the next frame, once", () => {
  const task = vi.fn();
  afterPaint(task);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  vi.runOnlyPendingTimers();
  lookAway();
  expect(task).toHaveBeenCalledTimes(1);
});

test("messages are read in their order, one with each frame", () => {
  const read: number[] = [];
  const put = inFrames<number>((one) => read.push(one));
  [1, 2, 3].forEach(put);
  expect(read).toEqual([]);
  vi.advanceTimersByTime(17);
  expect(read).toEqual([1]);
  vi.advanceTimersByTime(17);
  put(4);
  vi.runAllTimers();
  expect(read).toEqual([1, 2, 3, 4]);
});

test("whoever looks away has all at once, and what comes then as it comes", () => {
  const read: number[] = [];
  const put = inFrames<number>((one) => read.push(one));
  [1, 2, 3].forEach(put);
  lookAway();
  expect(read).toEqual([1, 2, 3]);
  put(4);
  expect(read).toEqual([1, 2, 3, 4]);
});

test("whoever leaves the page is shown nothing more, unless they come back", () => {
  const task = vi.fn();
  const ignore = whenHidden(task);
  dispatchEvent(new Event("pagehide"));
  lookAway();
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(new Event("pageshow"));
  lookAway();
  ignore();
  lookAway();
  expect(task).toHaveBeenCalledTimes(1);
});

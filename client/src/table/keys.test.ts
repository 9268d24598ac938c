// @vitest-environment jsdom
import { expect, test } from "vitest";

import { tableKey, wishOf } from "./keys";

function pressed(key: string, code: string): KeyboardEvent {
  return { key, code, target: null } as unknown as KeyboardEvent;
}

test("a letter asks for what the help says of it", () => {
  expect(wishOf(pressed("t", "KeyT"))).toBe("tricks");
  expect(wishOf(pressed("O", "KeyO"))).toBe("order");
  expect(wishOf(pressed("x", "KeyX"))).toBeNull();
});

test("the same key of an Arabic keyboard asks for the same", () => {
  expect(wishOf(pressed("ف", "KeyT"))).toBe("tricks");
  expect(wishOf(pressed("؟", "Slash"))).toBe("help");
});

test("where letters lie elsewhere, what is written counts", () => {
  expect(tableKey(pressed("a", "KeyQ"))).toBe("a");
});

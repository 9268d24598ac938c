import { expect, test } from "vitest";

import { percentText, withControl } from "./look";

const LOOK = { contrast: 50, grain: 50, warmth: 50, theme: "system" } as const;

test("a percentage is written as the language writes it", () => {
  expect(percentText(50, "en")).toBe("50%");
  expect(percentText(50, "de")).toBe("50\u00a0%");
});

test("one control changes its own part of the look", () => {
  expect(withControl(LOOK, "grain", "0")).toEqual({ ...LOOK, grain: 0 });
  expect(withControl(LOOK, "theme", "dark")).toEqual({ ...LOOK, theme: "dark" });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { checked, DEFAULTS, KEY, set, settings } from "./settings.svelte";

beforeEach(() => localStorage.clear());

describe("settings", () => {
  it("takes what it knows and leaves the rest as usual", () => {
    expect(checked({ speed: "off", sound: "deafening", colour: "red" })).toEqual({
      ...DEFAULTS,
      speed: "off",
    });
    expect(checked(null)).toEqual(DEFAULTS);
    expect(checked("speed")).toEqual(DEFAULTS);
  });

  it("keeps a change", () => {
    set("deck", "large");
    expect(settings.deck).toBe("large");
    expect(checked(JSON.parse(localStorage.getItem(KEY) ?? ""))).toEqual(settings);
  });

  it("follows a change made in another window", () => {
    localStorage.setItem(KEY, JSON.stringify({ ...DEFAULTS, index: "japanese" }));
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(settings.index).toBe("japanese");
  });
});

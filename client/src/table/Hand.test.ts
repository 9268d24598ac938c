// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { useWords, view } from "./fixture";
import Hand from "./Hand.svelte";

describe("Hand", () => {
  const use = vi.fn();
  let shown: Record<string, unknown>;

  beforeEach(() => {
    useWords("en");
    use.mockClear();
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      },
    );
    shown = mount(Hand, {
      target: document.body,
      props: { view: view(), playable: new Set(["K7"]), choosing: true, why: "Not now.", use },
    });
    flushSync();
  });
  afterEach(async () => {
    await unmount(shown);
    vi.unstubAllGlobals();
  });

  const buttons = () => [...document.querySelectorAll<HTMLElement>("button")];
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  it("lays the hand in order as buttons with spoken names", () => {
    expect(buttons().map((one) => one.dataset.card)).toEqual(["Ks", "K7", "P3", "I2"]);
    expect(buttons().map((one) => one.getAttribute("aria-label"))[0]).toBe("Koppu Sun, trump");
  });

  it("marks what may not be played, yet lets it be tried", () => {
    const barred = buttons().map((one) => one.getAttribute("aria-disabled"));
    expect(barred).toEqual(["true", null, "true", "true"]);
    const reasons = buttons().map((one) => one.getAttribute("aria-describedby"));
    expect(reasons).toEqual(["why-not", null, "why-not", "why-not"]);
    expect(document.getElementById("why-not")?.textContent).toBe("Not now.");
    buttons()[2]?.click();
    expect(use).toHaveBeenCalledWith("P3");
  });

  it("is one stop for the tabulator, with arrows inside", () => {
    expect(buttons().map((one) => one.tabIndex)).toEqual([0, -1, -1, -1]);
    buttons()[0]?.focus();
    press("ArrowRight");
    expect(document.activeElement).toBe(buttons()[1]);
    press("End");
    expect(document.activeElement).toBe(buttons()[3]);
    press("ArrowRight");
    expect(document.activeElement).toBe(buttons()[3]);
    press("Home");
    flushSync();
    expect(buttons().map((one) => one.tabIndex)).toEqual([0, -1, -1, -1]);
  });

  it("takes a double click for one", () => {
    buttons()[1]?.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    buttons()[1]?.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true }));
    expect(use).toHaveBeenCalledTimes(1);
  });
});

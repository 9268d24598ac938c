// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { startChapters } from "./chapters";

const open = () =>
  [...document.querySelectorAll<HTMLDetailsElement>("details")].map((one) => one.open);

function page(small: boolean, hash: string): void {
  vi.stubGlobal("matchMedia", () => ({ matches: small }));
  startChapters(document, () => hash);
}

beforeEach(() => {
  document.body.innerHTML = ["goal", "order"]
    .map((id) => `<details open data-chapter><summary><h3 id="${id}"></h3></summary></details>`)
    .join("");
});

describe("the rules' chapters", () => {
  it("stay open where there is room", () => {
    page(false, "");
    expect(open()).toEqual([true, true]);
  });

  it("are titles alone on a small screen, but for the one that is asked for", () => {
    page(true, "#order");
    expect(open()).toEqual([false, true]);
  });

  it("are all open on paper", () => {
    page(true, "");
    expect(open()).toEqual([false, false]);
    dispatchEvent(new Event("beforeprint"));
    expect(open()).toEqual([true, true]);
  });
});

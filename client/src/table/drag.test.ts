import { describe, expect, it } from "vitest";

import { chosen, gestureOf, within } from "./drag";

const at = (x: number, y: number) => ({ x, y });

describe("gestureOf", () => {
  it("forgives a tremble", () => {
    expect(gestureOf(at(50, 50), at(55, 45), "touch", "press")).toBe("press");
    expect(gestureOf(at(50, 50), at(55, 45), "mouse", "press")).toBe("press");
  });

  it("drags with a mouse wherever it goes", () => {
    expect(gestureOf(at(50, 50), at(80, 50), "mouse", "press")).toBe("drag");
    expect(gestureOf(at(50, 50), at(50, 80), "mouse", "press")).toBe("drag");
  });

  it("looks through the hand with a finger along it, and drags upwards", () => {
    expect(gestureOf(at(50, 50), at(90, 48), "touch", "press")).toBe("browse");
    expect(gestureOf(at(50, 50), at(52, 20), "touch", "press")).toBe("drag");
    expect(gestureOf(at(50, 50), at(120, 45), "touch", "browse")).toBe("browse");
    expect(gestureOf(at(50, 50), at(120, 0), "touch", "browse")).toBe("drag");
  });

  it("keeps hold of what it drags", () => {
    expect(gestureOf(at(50, 50), at(50, 50), "touch", "drag")).toBe("drag");
  });
});

describe("within", () => {
  const box = { left: 10, top: 10, right: 20, bottom: 30 };
  it("knows the cushion from what is beside it", () => {
    expect(within(at(15, 29), box)).toBe(true);
    expect(within(at(15, 31), box)).toBe(false);
    expect(within(at(9, 20), box)).toBe(false);
  });
});

describe("chosen", () => {
  it("uses a card at once where no second word is asked for", () => {
    expect(chosen("Ks", null, true, false)).toBe("use");
  });

  it("lifts first and uses then", () => {
    expect(chosen("Ks", null, true, true)).toBe("lift");
    expect(chosen("K7", "Ks", true, true)).toBe("lift");
    expect(chosen("Ks", "Ks", true, true)).toBe("use");
  });

  it("does not ask about a card that may not be used: the reason is told at once", () => {
    expect(chosen("Ks", null, false, true)).toBe("use");
  });
});

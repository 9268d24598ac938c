import { describe, expect, it } from "vitest";

import { Limiter } from "./limiter";

describe("Limiter", () => {
  it("lets sounds through at the pace of play", () => {
    const limiter = new Limiter();
    for (let card = 0; card < 8; card++) expect(limiter.admits("card", card * 200)).toBe(true);
  });

  it("makes one sound of many that come at once", () => {
    const limiter = new Limiter();
    const heard = Array.from({ length: 30 }, () => limiter.admits("card", 1000));
    expect(heard.filter(Boolean)).toHaveLength(1);
  });

  it("lets no more than a few different ones through, and then again", () => {
    const limiter = new Limiter();
    const cues = ["card", "down", "turn", "sweep", "yours", "meri"] as const;
    expect(cues.map((cue) => limiter.admits(cue, 10)).filter(Boolean)).toHaveLength(4);
    expect(limiter.admits("match", 1000)).toBe(true);
  });
});

import { describe, expect, it } from "vitest";

import { displayOrder, isTrump, orderOf, pairOf } from "./order";

describe("displayOrder", () => {
  it("puts trumps first, strongest first, with Tenka between Sota and the native Robai", () => {
    const shuffled = ["K9", "K1", "Kk", "Kr", "Kb", "Pb", "Kt", "Ku", "Ks"];
    expect(displayOrder(shuffled, "K")).toEqual([...shuffled].reverse());
  });

  it("counts numbers of long suits down and of round suits up", () => {
    expect(displayOrder(["O9", "O1", "I1", "I9"], "K")).toEqual(["I9", "I1", "O1", "O9"]);
    expect(displayOrder(["P1", "P9", "Pb"], "P")).toEqual(["Pb", "P9", "P1"]);
  });

  it("puts plain courts in their own order and plain Isu Robai between 2 and 1", () => {
    expect(displayOrder(["Ib", "I1", "I2", "It", "Ik", "Ir", "Iu", "Is"], "G")).toEqual([
      "Is",
      "Iu",
      "Ir",
      "Ik",
      "It",
      "I2",
      "Ib",
      "I1",
    ]);
  });

  it("keeps plain suits apart", () => {
    expect(displayOrder(["G1", "P1", "O1", "I1", "K1"], "O")).toEqual([
      "O1",
      "P1",
      "I1",
      "K1",
      "G1",
    ]);
  });
});

describe("displayOrder as the player likes it", () => {
  const dealt = ["G1", "P9", "K2", "Pb", "I3"];

  it("leaves the trump suit among the others, with Tenka", () => {
    expect(displayOrder(dealt, "K", "suits")).toEqual(["P9", "I3", "Pb", "K2", "G1"]);
  });

  it("leaves the cards as they were dealt", () => {
    expect(displayOrder(dealt, "K", "dealt")).toEqual(dealt);
  });
});

describe("orderOf", () => {
  it("holds each of the 75 cards once, whatever is trump", () => {
    for (const trump of ["P", "I", "K", "O", "G"] as const) {
      const { trumps, plain } = orderOf(trump);
      expect(new Set([...trumps, ...plain.flat()]).size).toBe(75);
      expect(trumps).toHaveLength(trump === "P" ? 15 : 16);
    }
  });
});

describe("pairOf", () => {
  it("names the cards of a combination, and none of one it does not know", () => {
    expect(pairOf("sota-robai", "G")).toEqual(["Gt", "Gb"]);
    expect(pairOf("8-9", "O")).toEqual(["O8", "O9"]);
    expect(pairOf("unheard-of", "O")).toEqual([]);
  });
});

describe("isTrump", () => {
  it("holds for the trump suit and always for Tenka", () => {
    expect(isTrump("K3", "K")).toBe(true);
    expect(isTrump("Pb", "K")).toBe(true);
    expect(isTrump("P9", "K")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";

import { dealtOrder } from "./dealt";

describe("dealtOrder", () => {
  const dealt = ["P1", "P2", "P3", "I1", "I2", "K1", "K2", "O1", "G1"];

  it("keeps its order while cards leave the hand", () => {
    const all = dealtOrder(dealt, dealt, "1");
    const rest = dealt.filter((card) => card !== "K1");
    expect(dealtOrder(rest, dealt, "1")).toEqual(all.filter((card) => card !== "K1"));
    expect([...all].sort()).toEqual([...dealt].sort());
  });

  it("is another one in another deal, and no sorting", () => {
    expect(dealtOrder(dealt, dealt, "1")).not.toEqual(dealtOrder(dealt, dealt, "2"));
  });

  it("puts a card that came later last", () => {
    expect(dealtOrder(["G9", ...dealt], dealt, "1").at(-1)).toBe("G9");
  });
});

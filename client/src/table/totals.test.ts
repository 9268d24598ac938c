import { describe, expect, it } from "vitest";

import { layChart, running } from "./totals";
import type { FinishedDeal } from "./wire.gen";

function deals(...scores: [number, number][]): FinishedDeal[] {
  return scores.map((score, index) => ({
    number: index + 1,
    dealer: (3 + index) % 8,
    score,
    combinations: [],
  }));
}

const BOX = { width: 400, height: 200, left: 40, right: 40, top: 20, bottom: 30, label: 24 };

describe("running totals", () => {
  it("add each deal to those before", () => {
    const lines = running({ deals: deals([7, 2], [-2, 11], [4, 5]) });
    expect(lines.map(({ number, total }) => [number, ...total])).toEqual([
      [1, 7, 2],
      [2, 5, 13],
      [3, 9, 18],
    ]);
    expect(running({ deals: [] })).toEqual([]);
  });

  it("fill the chart from the beginning to the eighth deal", () => {
    const chart = layChart(running({ deals: deals([7, 2]) }), BOX);
    expect([chart.x(0), chart.x(8)]).toEqual([40, 360]);
    expect(chart.ticks).toEqual([0, 3, 6, 9]);
    expect([chart.y(9), chart.y(0)]).toEqual([20, 170]);
  });

  it("have a place below the zero line for a side in debt", () => {
    const chart = layChart(running({ deals: deals([-4, 13], [-2, 11]) }), BOX);
    expect(chart.ticks).toEqual([-10, 0, 10, 20, 30]);
    expect(chart.y(-6)).toBeGreaterThan(chart.y(0));
    expect(chart.y(-10)).toBe(170);
  });

  it("keep the labels of equal totals apart", () => {
    const chart = layChart(running({ deals: deals([9, 0], [0, 9]) }), BOX);
    const [even, odd] = chart.ends;
    expect(Math.abs(even - odd)).toBe(24);
    expect((even + odd) / 2).toBe(chart.y(9));
  });
});

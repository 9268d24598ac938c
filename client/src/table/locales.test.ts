import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const HERE = import.meta.dirname;
const read = (lang: string) =>
  readFileSync(`${HERE}/../../../cardavia/locales/${lang}/table.ftl`, "utf8");

/** Message ids with the variables that each uses. */
function shape(source: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const block of source.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (id) found[id] = [...new Set(block.match(/\$[a-z]+/g))].sort();
  }
  return found;
}

describe("table.ftl", () => {
  it("has the same messages with the same values in both languages", () => {
    expect(shape(read("de"))).toEqual(shape(read("en")));
  });
});

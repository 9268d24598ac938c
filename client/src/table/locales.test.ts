import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const HERE = import.meta.dirname;
const read = (lang: string) =>
  readFileSync(`${HERE}/../../../cardavia/locales/${lang}/table.ftl`, "utf8");

/** Messages of cards.ftl. */
const CARDS = ["card-name", "card-tenka"];

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

  it("has every message that the table asks for by name", () => {
    const sources = readdirSync(HERE).filter((name) => /(?<!test)\.(ts|svelte)$/.test(name));
    const asked = sources.flatMap((name) => {
      const text = readFileSync(`${HERE}/${name}`, "utf8");
      return [...text.matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
    });
    const known = new Set([...Object.keys(shape(read("en"))), ...CARDS]);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    expect(asked.length).toBeGreaterThan(50);
  });
});

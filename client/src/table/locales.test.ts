import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const HERE = import.meta.dirname;
const LOCALES = `${HERE}/../../../cardavia/locales`;

/** The bundles that the table loads. */
function loaded(): string[] {
  const main = readFileSync(`${HERE}/main.ts`, "utf8");
  const list = /loadText\(lang, \[([^\]]*)\]/.exec(main)?.[1] ?? "";
  return [...list.matchAll(/"([a-z-]+)"/g)].map((found) => found[1] ?? "");
}

function ids(bundle: string): string[] {
  const source = readFileSync(`${LOCALES}/en/${bundle}.ftl`, "utf8");
  return [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? "");
}

describe("the table's words", () => {
  it("have every message that the table asks for by name", () => {
    const sources = readdirSync(HERE).filter((name) => /(?<!test)\.(ts|svelte)$/.test(name));
    const asked = sources.flatMap((name) => {
      const text = readFileSync(`${HERE}/${name}`, "utf8");
      return [...text.matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1] ?? "");
    });
    const known = new Set(loaded().flatMap(ids));
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    expect(asked.length).toBeGreaterThan(50);
  });
});

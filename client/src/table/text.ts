/** The table's words: Fluent bundles fetched once, then asked by id. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

let bundle = new FluentBundle("en");

/** Makes `sources`, the contents of Fluent files, the words of this page in language `lang`. */
export function useText(lang: string, sources: readonly string[]): void {
  // Isolation marks are for mixed directions; screen readers stumble over them.
  bundle = new FluentBundle(lang, { useIsolating: lang === "ar" || lang === "he" });
  for (const source of sources) bundle.addResource(new FluentResource(source));
}

/** Fetches `/text/<lang>/<name>.ftl` for each name and uses them. */
export async function loadText(lang: string, names: readonly string[]): Promise<void> {
  const read = async (name: string) => {
    const response = await fetch(`/text/${lang}/${name}.ftl`);
    if (!response.ok) throw new Error(`no words for ${lang}/${name}: ${response.status}`);
    return response.text();
  };
  useText(lang, await Promise.all(names.map(read)));
}

/** "Un and Sun": names in a row, the last one after the language's word for "and". */
export function allOf(names: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales, { type: "conjunction" }).format(names);
}

/** "Un or Sun": names in a row, the last one after the language's word for "or". */
export function anyOf(names: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales, { type: "disjunction" }).format(names);
}

/** Sentences one after the other; Japanese and Chinese set no space between them. */
export function sentences(...said: readonly string[]): string {
  const close = /^(ja|zh)\b/.test([...bundle.locales][0] ?? "");
  return said.filter((one) => one !== "").join(close ? "" : " ");
}

/** "Isu 9, Koppu 3": things in a row, as the language sets them. */
export function listed(things: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales, { type: "unit" }).format(things);
}

/** Whether the page has a message `id`. */
export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The message `id` with `values` put in; the id itself where the message is missing. */
export function say(id: string, values: Values = {}): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values) : id;
}

/** Numbers as the page's language writes them, with a true minus: "−4". */

type Format = Pick<Intl.NumberFormatOptions, "signDisplay">;

function written(value: number, options: Format): string {
  const lang = globalThis.document?.documentElement.lang || "en";
  return new Intl.NumberFormat(lang, options)
    .formatToParts(value)
    .map(({ type, value: text }) => (type === "minusSign" ? text.replace("-", "−") : text))
    .join("");
}

/** `points(-4)` is "−4". */
export function points(value: number): string {
  return written(value, {});
}

/** `moved(5)` is "+5". */
export function moved(value: number): string {
  return written(value, { signDisplay: "exceptZero" });
}

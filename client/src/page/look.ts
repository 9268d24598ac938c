/** The look of the pages, as `look.js` in the page's head keeps it. */

export type SliderName = "contrast" | "grain" | "warmth";
export type Theme = "system" | "light" | "dark";

/** Sliders in whole percent, 0 to 100. */
export interface Look extends Record<SliderName, number> {
  theme: Theme;
}

/** What `look.js` offers: it runs before the first paint, so it alone knows the key and the limits. */
export interface LookKeeper {
  readonly KEY: string;
  readonly DEFAULT: Readonly<Look>;
  read(): Look;
  apply(look: Look): void;
  keep(look: Look): void;
}

declare global {
  interface Window {
    cardaviaLook?: LookKeeper;
  }
}

/** `50 %` in German, `50%` in English. */
export function percentText(percent: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "percent" }).format(percent / 100);
}

/** The look with one slider or the theme changed to what its control says. */
export function withControl(look: Look, name: string, value: string): Look {
  return { ...look, [name]: name === "theme" ? value : Number(value) };
}

/** What a player chose about the table, kept in this browser and nowhere else. */

export const CHOICES = {
  /** How much the table helps: nothing, hints when asked for, or also cards gone and good cards. */
  help: ["none", "hints", "full"],
  speed: ["slow", "normal", "fast", "off"],
  sound: ["off", "quiet", "full"],
  deck: ["standard", "large"],
  index: ["latin", "japanese"],
  /** Trumps first and then suit by suit, suit by suit, or as the cards were dealt. */
  sort: ["trumps", "suits", "dealt"],
  /** Whether a card has to be chosen twice before it is played. */
  confirm: ["no", "yes"],
  /** Whether single letters and digits are keys of the table. */
  keys: ["on", "off"],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Settings = { -readonly [Name in SettingName]: (typeof CHOICES)[Name][number] };

export const DEFAULTS: Readonly<Settings> = {
  help: "hints",
  speed: "normal",
  sound: "quiet",
  deck: "standard",
  index: "latin",
  sort: "trumps",
  confirm: "no",
  keys: "on",
};
export const KEY = "cardavia.settings";

const NAMES = Object.keys(CHOICES) as SettingName[];

/** The settings that `stored` holds; whatever is missing or unknown in it is as usual. */
export function checked(stored: unknown): Settings {
  const sound: Record<string, string> = { ...DEFAULTS };
  if (typeof stored !== "object" || stored === null) return sound as Settings;
  for (const name of NAMES) {
    const value = (stored as Record<string, unknown>)[name];
    if ((CHOICES[name] as readonly unknown[]).includes(value)) sound[name] = value as string;
  }
  return sound as Settings;
}

function stored(): Settings {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    // No storage is allowed here, or what it holds is not ours.
    return { ...DEFAULTS };
  }
}

/** The settings now; whoever reads them in a component follows their changes. */
export const settings: Settings = $state(stored());

/** Changes one setting, here and in the browser's other windows. */
export function set<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage they last as long as the page.
  }
}

globalThis.addEventListener?.("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, stored());
});

/** The table's keys: what each does, told here once, for the ear of the table and for the help. */
import { settings } from "../settings/settings.svelte";
import { RECITALS, type Recital } from "./recital";

const FIELDS = "input, select, textarea, [contenteditable], dialog";

/** What a key asks for. */
export type Wish =
  | "declare"
  | "pass"
  | "next"
  | "last"
  | "tricks"
  | "order"
  | "settings"
  | "log"
  | "mute"
  | "hint"
  | "help"
  | Recital;

/** The table's keys of a single character; the settings may switch them off. */
export const KEYS: readonly { key: string; wish: Wish }[] = [
  { key: "d", wish: "declare" },
  { key: "p", wish: "pass" },
  { key: "n", wish: "next" },
  { key: "o", wish: "order" },
  { key: "l", wish: "last" },
  { key: "t", wish: "tricks" },
  { key: "e", wish: "log" },
  { key: "s", wish: "settings" },
  { key: "m", wish: "mute" },
  { key: "h", wish: "hint" },
  { key: "?", wish: "help" },
  ...RECITALS.map((wish, index) => ({ key: `${index + 1}`, wish })),
];

/** The keys of the hand, which are no letters: the message that names them, and what they do. */
export const HAND_KEYS = [
  { keys: "key-arrows", does: "hand" },
  { keys: "key-enter", does: "play" },
  { keys: "key-escape", does: "escape" },
] as const;

/**
 * What the key writes on a Latin keyboard, where it writes other letters, such as Arabic; and the
 * digit that stands on it, where a digit takes the shift key, as in French.
 */
function latin({ key, code, shiftKey }: KeyboardEvent): string {
  const digit = /^Digit([1-5])$/.exec(code)?.[1];
  if (digit && !shiftKey) return digit;
  if (key === "؟") return "?";
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter && /^\P{ASCII}$/u.test(key) ? letter : key;
}

/** The key pressed, in lower case, or null where it is not meant for the table. */
export function tableKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target;
  if (target instanceof Element && target.closest(FIELDS)) return null;
  return latin(event).toLowerCase();
}

/** What the pressed key asks of the table, or null. */
export function wishOf(event: KeyboardEvent): Wish | null {
  if (settings.keys === "off") return null;
  const pressed = tableKey(event);
  return KEYS.find(({ key }) => key === pressed)?.wish ?? null;
}

/** The key that asks for something, as `aria-keyshortcuts` names it, while such keys are on. */
export function keyOf(wish: string): string | undefined {
  if (settings.keys === "off") return undefined;
  return KEYS.find((one) => one.wish === wish)?.key.toUpperCase();
}

/** The table's single-letter keys; they keep out of the way of fields, dialogues and shortcuts. */

const FIELDS = "input, select, textarea, [contenteditable], dialog";

/** The key pressed, in lower case, or null where it is not meant for the table. */
export function tableKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const target = event.target;
  if (target instanceof Element && target.closest(FIELDS)) return null;
  return event.key.toLowerCase();
}

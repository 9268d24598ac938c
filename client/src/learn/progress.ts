/** Which lessons this browser has been through; kept here and nowhere else. */

export const KEY = "cardavia.lessons";

/** The lessons that were finished. */
export function done(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (Array.isArray(stored)) return new Set(stored.filter((one) => typeof one === "string"));
  } catch {
    // No storage is allowed here, or what it holds is not ours.
  }
  return new Set();
}

/** Keeps that a lesson was finished. */
export function finish(lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...done().add(lesson)]));
  } catch {
    // Without storage it is not kept.
  }
}

/** Forgets all of it. */
export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}

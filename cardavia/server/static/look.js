// The look that a visitor chose, put on the page before its first paint; hence a small file of its
// own in <head>, and not part of the built client. The header's controls use it through
// `window.cardaviaLook`, so that the key, the limits and the defaults stand here only.
(() => {
  "use strict";
  const KEY = "cardavia.look";
  const DEFAULT = { contrast: 50, grain: 50, warmth: 50, theme: "system" };
  const SLIDERS = ["contrast", "grain", "warmth"];
  const THEMES = ["system", "light", "dark"];
  const root = document.documentElement;

  const percent = (value, otherwise) =>
    Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value))) : otherwise;

  const checked = (look) => {
    const sound = { ...DEFAULT };
    if (look === null || typeof look !== "object") return sound;
    for (const name of SLIDERS) sound[name] = percent(look[name], DEFAULT[name]);
    if (THEMES.includes(look.theme)) sound.theme = look.theme;
    return sound;
  };

  const read = () => {
    try {
      return checked(JSON.parse(localStorage.getItem(KEY)));
    } catch {
      // No storage is allowed here, or what it holds is not ours.
      return { ...DEFAULT };
    }
  };

  const apply = (look) => {
    for (const name of SLIDERS) root.style.setProperty(`--${name}`, String(look[name] / 100));
    // At these positions their layers are not there at all, and cost nothing.
    root.toggleAttribute("data-plain", look.grain === 0);
    root.toggleAttribute("data-tinted", look.warmth !== 50);
    if (look.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = look.theme;
  };

  const keep = (look) => {
    const sound = checked(look);
    apply(sound);
    try {
      localStorage.setItem(KEY, JSON.stringify(sound));
    } catch {
      // Without storage the look lasts as long as the page.
    }
  };

  window.cardaviaLook = { KEY, DEFAULT, read, apply, keep };
  root.dataset.script = "on";
  apply(read());
})();

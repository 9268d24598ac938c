import { percentText, withControl, type Look, type LookKeeper } from "./look";

type Control = HTMLInputElement | HTMLSelectElement;

/** Sent to the window by whoever brings more of these controls into the page. */
export const LOOK_CONTROLS = "cardavia-look-controls";

/**
 * Joins the sliders, the theme and the reset to the look that is kept: those of the header, and
 * those of the settings, which may come into the page later.
 */
export function startLookControls(page: Document): void {
  const keeper = window.cardaviaLook;
  if (keeper === undefined) return;
  showLook(page, keeper);
  page.addEventListener("input", ({ target }) => {
    if (isControl(target)) change(page, keeper, target);
  });
  page.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-look-reset]")) return;
    keeper.keep({ ...keeper.DEFAULT });
    showLook(page, keeper);
  });
  window.addEventListener(LOOK_CONTROLS, () => showLook(page, keeper));
  window.addEventListener("storage", (event) => {
    if (event.key === keeper.KEY) follow(page, keeper);
  });
  // A page that comes back with the back button may have missed a change made elsewhere.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) follow(page, keeper);
  });
}

function isControl(target: EventTarget | null): target is Control {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
    "look" in target.dataset
  );
}

function change(page: Document, keeper: LookKeeper, control: Control): void {
  keeper.keep(withControl(keeper.read(), control.dataset["look"] ?? "", control.value));
  showLook(page, keeper);
}

function follow(page: Document, keeper: LookKeeper): void {
  keeper.apply(keeper.read());
  showLook(page, keeper);
}

function showLook(page: Document, keeper: LookKeeper): void {
  const look = keeper.read();
  for (const control of page.querySelectorAll<Control>("[data-look]")) {
    show(control, look[control.dataset["look"] as keyof Look], page.documentElement.lang);
  }
}

function show(control: Control, value: number | string, lang: string): void {
  if (control.type === "radio" && control instanceof HTMLInputElement) {
    control.checked = control.value === value;
    return;
  }
  control.value = String(value);
  if (typeof value === "number") showPercent(control, percentText(value, lang));
}

function showPercent(slider: Control, text: string): void {
  slider.setAttribute("aria-valuetext", text);
  const output = slider.ownerDocument.querySelector(`output[for="${slider.id}"]`);
  if (output !== null) output.textContent = text;
}

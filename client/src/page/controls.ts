import { percentText, withControl, type Look, type LookKeeper } from "./look";

type Control = HTMLInputElement | HTMLSelectElement;

/** Joins the header's sliders, its theme list and its reset to the look that is kept. */
export function startLookControls(page: Document): void {
  const keeper = window.cardaviaLook;
  if (keeper === undefined) return;
  const controls = [...page.querySelectorAll<Control>("[data-look]")];
  show(controls, keeper.read(), page.documentElement.lang);
  for (const control of controls) {
    control.addEventListener("input", () => change(controls, keeper, control));
  }
  page.querySelector("[data-look-reset]")?.addEventListener("click", () => {
    keepAndShow(controls, keeper, keeper.DEFAULT);
  });
  window.addEventListener("storage", (event) => {
    if (event.key === keeper.KEY) follow(controls, keeper);
  });
  // A page that comes back with the back button may have missed a change made elsewhere.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) follow(controls, keeper);
  });
}

function change(controls: Control[], keeper: LookKeeper, control: Control): void {
  const look = withControl(keeper.read(), control.dataset["look"] ?? "", control.value);
  keepAndShow(controls, keeper, look);
}

function keepAndShow(controls: Control[], keeper: LookKeeper, look: Readonly<Look>): void {
  keeper.keep({ ...look });
  show(controls, look, document.documentElement.lang);
}

function follow(controls: Control[], keeper: LookKeeper): void {
  const look = keeper.read();
  keeper.apply(look);
  show(controls, look, document.documentElement.lang);
}

function show(controls: Control[], look: Readonly<Look>, lang: string): void {
  for (const control of controls) {
    const value = look[control.dataset["look"] as keyof Look];
    control.value = String(value);
    if (typeof value === "number") showPercent(control, percentText(value, lang));
  }
}

function showPercent(slider: Control, text: string): void {
  slider.setAttribute("aria-valuetext", text);
  const output = slider.ownerDocument.querySelector(`output[for="${slider.id}"]`);
  if (output !== null) output.textContent = text;
}

import { CHOICES, set, settings, type SettingName } from "./settings.svelte";

/**
 * Joins the settings' form, as the server renders it, to the settings: it shows what holds now,
 * changes it, and follows changes made elsewhere. The answer ends that.
 */
export function joinForm(form: HTMLElement): () => void {
  for (const group of form.querySelectorAll("fieldset")) group.disabled = false;
  form.addEventListener("change", choose);
  form.addEventListener("submit", stay);
  const end = $effect.root(() => {
    $effect(() => show(form));
  });
  return () => {
    end();
    form.removeEventListener("change", choose);
    form.removeEventListener("submit", stay);
  };
}

function choose({ target }: Event): void {
  if (target instanceof HTMLInputElement && isName(target.name)) {
    set(target.name, target.value as never);
  }
}

/** Enter in a form would send it, and everything is kept already. */
function stay(event: Event): void {
  event.preventDefault();
}

function show(form: HTMLElement): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>("input[type=radio]")) {
    if (isName(radio.name)) radio.checked = radio.value === settings[radio.name];
  }
}

function isName(name: string): name is SettingName {
  return name in CHOICES;
}

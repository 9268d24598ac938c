// @vitest-environment jsdom
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";

import { joinForm } from "./form.svelte";
import { DEFAULTS, KEY, set, settings } from "./settings.svelte";

const radio = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!found) throw new Error(`no radio ${value}`);
  return found;
};

function press(value: string): void {
  radio(value).checked = true;
  radio(value).dispatchEvent(new Event("change", { bubbles: true }));
}

let form: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  set("speed", DEFAULTS.speed);
  document.body.innerHTML = `<form><fieldset disabled>
    <input type="radio" name="speed" value="normal"><input type="radio" name="speed" value="fast">
    <input type="radio" name="theme" value="dark">
  </fieldset></form>`;
  form = document.forms[0] as HTMLElement;
});

describe("the settings' form", () => {
  it("shows what holds, and may be used once it is joined", () => {
    const leave = joinForm(form);
    flushSync();
    expect(radio("normal").checked).toBe(true);
    expect(form.querySelector("fieldset")?.disabled).toBe(false);
    leave();
  });

  it("keeps what is chosen and follows what is chosen elsewhere", () => {
    const leave = joinForm(form);
    press("fast");
    expect(settings.speed).toBe("fast");
    expect(localStorage.getItem(KEY)).toContain("fast");
    set("speed", "normal");
    flushSync();
    expect(radio("normal").checked).toBe(true);
    leave();
    press("fast");
    expect(settings.speed).toBe("normal");
  });

  it("leaves alone what is no setting", () => {
    const leave = joinForm(form);
    press("dark");
    expect(localStorage.getItem(KEY)).not.toContain("dark");
    leave();
  });
});

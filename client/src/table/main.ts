/** Puts the table into the page that the server sent: `<main id="table" data-table data-lang>`. */
import { mount } from "svelte";

import App from "./App.svelte";
import { Connection } from "./connection";
import { hush, listenForGesture, play } from "../sound/sound";
import { followDeck } from "./deck.svelte";
import { tempo } from "./motion";
import { followForcedColours } from "./forced";
import { Hints } from "./hints.svelte";
import { inFrames, whenHidden } from "./frames";
import type { Stage } from "./stage.svelte";
import { TableStore } from "./store.svelte";
import "./table.css";
import { loadText } from "./text";

/** The room from the page's header down, told to the style sheet as `--top`. */
function measure(main: HTMLElement): void {
  const top = main.getBoundingClientRect().top + scrollY;
  const value = `${top}px`;
  // Setting it, even to what it is, has the style of the whole table reckoned anew.
  if (main.style.getPropertyValue("--top") !== value) main.style.setProperty("--top", value);
}

/** Keys that only change what another key means. */
const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "CapsLock"];

/** A click, a tap or a key ends what is on show; so does a tab that nobody looks at. */
function hearPeople(main: HTMLElement, stage: Stage): void {
  main.addEventListener("click", () => stage.skip());
  addEventListener("keydown", ({ key, repeat, target }) => {
    // A key that presses a button is a click, which comes in a moment and finds its button there.
    const presses = (key === "Enter" || key === " ") && target instanceof Element;
    if (presses && target.closest("button, a, summary")) return;
    if (!repeat && !MODIFIERS.includes(key)) stage.skip();
  });
  whenHidden(() => stage.skip());
}

async function lay(main: HTMLElement): Promise<void> {
  const { table = "", lang = "en" } = main.dataset;
  await loadText(lang, ["table", "cards", "summary", "around", "sound", "hints", "spoken"]);
  const store = new TableStore();
  const connection = new Connection(location.origin, table, store, inFrames);
  store.attach(connection);
  main.replaceChildren();
  const hints = new Hints(`/api/tables/${encodeURIComponent(table)}`);
  mount(App, { target: main, props: { store, hints, lang } });
  connection.start();
  store.stage.heard = (cue) => play(cue, tempo());
  store.stage.hushed = hush;
  listenForGesture();
  hearPeople(main, store.stage);
  new ResizeObserver(() => measure(main)).observe(document.body);
}

/** Milliseconds until what the table is laid with is asked for again. */
const AGAIN = 3000;

/** Lays the table; where the words do not come, the page keeps its own line and tries on. */
function begin(main: HTMLElement): void {
  lay(main).catch((error: unknown) => {
    console.warn(error);
    setTimeout(() => begin(main), AGAIN);
  });
}

followForcedColours();
const main = document.getElementById("table");
if (main) {
  followDeck();
  begin(main);
}

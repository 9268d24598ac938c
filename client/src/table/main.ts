/** Puts the table into the page that the server sent: `<main id="table" data-table data-lang>`. */
import { mount } from "svelte";

import App from "./App.svelte";
import { Connection } from "./connection";
import { settings } from "../settings/settings.svelte";
import { loadDeck } from "./deck";
import { followDeck } from "./deck.svelte";
import { TableStore } from "./store.svelte";
import "./table.css";
import { loadText } from "./text";

/** The room from the page's header down, told to the style sheet as `--top`. */
function measure(main: HTMLElement): void {
  const top = main.getBoundingClientRect().top + scrollY;
  main.style.setProperty("--top", `${top}px`);
}

async function lay(main: HTMLElement): Promise<void> {
  const { table = "", lang = "en" } = main.dataset;
  await Promise.all([loadText(lang, ["table", "cards", "summary"]), loadDeck(settings)]);
  const store = new TableStore();
  const connection = new Connection(location.origin, table, store);
  store.attach(connection);
  main.replaceChildren();
  mount(App, { target: main, props: { store, lang } });
  followDeck();
  connection.start();
  addEventListener("visibilitychange", () => {
    if (document.hidden) store.stage.skip();
  });
  new ResizeObserver(() => measure(main)).observe(document.body);
}

/** Milliseconds until what the table is laid with is asked for again. */
const AGAIN = 3000;

/** Lays the table; where words or deck do not come, the page keeps its own line and tries on. */
function begin(main: HTMLElement): void {
  lay(main).catch((error: unknown) => {
    console.warn(error);
    setTimeout(() => begin(main), AGAIN);
  });
}

const main = document.getElementById("table");
if (main) begin(main);

/** Lays the table of a lesson into its page: `<div id="lesson" data-lesson data-lang>`. */
import { mount } from "svelte";

import { followDeck } from "../table/deck.svelte";
import "../table/table.css";
import { followForcedColours } from "../table/forced";
import { loadText } from "../table/text";
import App from "./App.svelte";
import { stepsOf } from "./house";
import { LessonStore } from "./lesson.svelte";

const AGAIN = 3000;

async function lay(place: HTMLElement): Promise<void> {
  const { lesson = "", lang = "en", next = "", all = "", play = "" } = place.dataset;
  const [steps] = await Promise.all([
    stepsOf(lesson),
    loadText(lang, ["table", "cards", "around", "hints", "lessons", "spoken"]),
  ]);
  place.replaceChildren();
  mount(App, { target: place, props: { store: new LessonStore(steps), next, all, play } });
}

/** Where words or steps do not come, the page keeps its own line and tries on. */
function begin(place: HTMLElement): void {
  lay(place).catch((error: unknown) => {
    console.warn(error);
    setTimeout(() => begin(place), AGAIN);
  });
}

followForcedColours();
const place = document.getElementById("lesson");
if (place) {
  followDeck();
  begin(place);
}

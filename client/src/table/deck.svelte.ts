/** Keeps the deck in the page the one that the player chose. */
import { settings } from "../settings/settings.svelte";
import { loadDeck } from "./deck";

/** Lays the chosen deck at each change of the settings; the first one is there already. */
export function followDeck(): void {
  $effect.root(() => {
    $effect(() => {
      loadDeck({ deck: settings.deck, index: settings.index }).catch(console.warn);
    });
  });
}

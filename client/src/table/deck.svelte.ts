/** The deck that the player chose, for all who show cards. */
import { settings } from "../settings/settings.svelte";
import { address, fetchDeck, type Deck, type Mark } from "./deck";

/**
 * The pictures of a deck, each drawn when it is first asked for, and one after the other: a table
 * of cards drawn at a stroke would keep a slow machine from answering meanwhile.
 */
class Pictures {
  private readonly drawn = $state<Record<string, string>>({});
  /** Holds what is drawn, so that a card that comes again is there at once. */
  private readonly kept = new Map<string, HTMLImageElement>();
  private readonly waiting: (() => Promise<void>)[] = [];

  constructor(readonly deck: Deck) {}

  /** The address of a picture, once it is drawn. */
  of(name: string, mark: Mark | null): string | undefined {
    const key = `${name} ${mark ?? ""}`;
    const found = this.drawn[key];
    if (found === undefined && !this.kept.has(key)) this.order(key, name, mark);
    return found;
  }

  private order(key: string, name: string, mark: Mark | null): void {
    const image = new Image();
    this.kept.set(key, image);
    this.waiting.push(async () => {
      const ready = new Promise((resolve, reject) => {
        image.onload = resolve;
        image.onerror = reject;
      });
      image.src = this.deck.picture(name, mark);
      await ready;
      this.drawn[key] = image.src;
    });
    if (this.waiting.length === 1) setTimeout(() => void this.draw());
  }

  private async draw(): Promise<void> {
    const [first] = this.waiting;
    await first?.().catch(console.warn);
    this.waiting.shift();
    if (this.waiting.length > 0) setTimeout(() => void this.draw());
  }
}

let laid = $state.raw<Pictures | null>(null);
/** The deck asked for last: one that comes later than a newer one is not laid. */
let wanted = "";

/** The address of the picture of a card, or of a back; undefined until it is drawn. */
export function pictureOf(name: string, mark: Mark | null): string | undefined {
  return laid?.of(name, mark);
}

/** Milliseconds until a deck that did not come is asked for again. */
const AGAIN = 3000;

/** Lays the chosen deck at each change of the settings. Until it comes, the one before stays. */
export function followDeck(): void {
  $effect.root(() => {
    $effect(() => {
      wanted = address({ deck: settings.deck, index: settings.index });
      void lay(wanted);
    });
  });
}

async function lay(source: string): Promise<void> {
  if (laid?.deck.source === source) return;
  try {
    const deck = await fetchDeck(source);
    if (source === wanted) laid = new Pictures(deck);
  } catch (lost) {
    console.warn(lost);
    setTimeout(() => {
      if (source === wanted) void lay(source);
    }, AGAIN);
  }
}

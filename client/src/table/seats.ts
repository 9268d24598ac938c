/** Where the eight seats, their cards and the cushion lie, for any size of the ring. */

export interface Place {
  x: number;
  y: number;
}

export interface CardPlace extends Place {
  /** Degrees, a little towards the centre. */
  turn: number;
}

export interface Ring {
  /** Width of a played card; its height is 1.6 times that. */
  card: number;
  plate: { width: number; height: number };
  cushion: { rx: number; ry: number };
  centre: Place;
  /** By distance from the own seat, clockwise: 0 is the own, 4 opposite. */
  plates: Place[];
  cards: CardPlace[];
}

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7];
const TALL = 1.6; // a card's height by its width
const TURN = 7;
/** Neighbouring cards may lie over each other by this part of their size: no index is covered. */
const LAP = 0.03;
/** How far side plates reach over the cushion's edge, as part of their width. */
const REACH = 0.16;
const GAP = 4;

/** `stepOf(5, 2)` is 3: seat 5 sits three seats clockwise from seat 2. */
export function stepOf(seat: number, own: number): number {
  return (seat - own + 8) % 8;
}

function direction(step: number): Place {
  const angle = ((90 + 45 * step) * Math.PI) / 180;
  // Rounded, so that straight down is straight down and not a rounding error beside it.
  return { x: Math.round(Math.cos(angle) * 1e6) / 1e6, y: Math.round(Math.sin(angle) * 1e6) / 1e6 };
}

/** A card lies upright to the person who looks, its lower edge a little towards its own seat. */
function turnOf({ x, y }: Place): number {
  return TURN * x * (y < 0 ? 1 : -1);
}

function clash(a: Place, b: Place, width: number, height: number): boolean {
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;
}

/** What a turned card takes up, from edge to edge. */
function extent(card: number, turn: number): Size {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { width: card * (cos + TALL * sin), height: card * (TALL * cos + sin) };
}

/** Whether a card at its place, turned as it is, would lie partly under a plate. */
function under(card: number, one: CardPlace, plate: Place, size: Size): boolean {
  const { width, height } = extent(card, one.turn);
  return clash(one, plate, (width + size.width) / 2, (height + size.height) / 2);
}

/** Whether cards of that width can lie there: each index open, none under a plate. */
function fits(card: number, cards: readonly CardPlace[], plates: readonly Place[], plate: Size) {
  const [wide, high] = [card * (1 - LAP), card * TALL * (1 - LAP)];
  return cards.every(
    (one, index) =>
      cards.slice(index + 1).every((other) => !clash(one, other, wide, high)) &&
      plates.every((other) => !under(card, one, other, plate)),
  );
}

type Size = Ring["plate"];
type Laid = Pick<Ring, "card" | "cards">;

type Lay = (card: number) => CardPlace[];

/** The widest card up to `most` that fits, with the places that `lay` gives cards of that width. */
function largest(most: number, plates: readonly Place[], plate: Size, lay: Lay): Laid {
  let [low, high] = [16, most];
  for (let round = 0; round < 12; round++) {
    const card = (low + high) / 2;
    if (fits(card, lay(card), plates, plate)) low = card;
    else high = card;
  }
  return { card: low, cards: lay(low) };
}

/** How far out the cards of the four seats aslant lie, by the half axes of the others' ellipse. */
const ASLANT_X = [0.5, 0.56, 0.62, 0.68];
const ASLANT_Y = [0.55, 0.62, 0.7, 0.8, 0.9, 1];

/** The largest cards about the centre that keep inside half axes of `rx` and `ry`. */
function around(centre: Place, rx: number, ry: number, most: number, plates: Place[], plate: Size) {
  const laid = ASLANT_X.flatMap((across) =>
    ASLANT_Y.map((along) =>
      largest(most, plates, plate, (card) =>
        STEPS.map((step) => {
          const towards = direction(step);
          const [x, y] = [Math.sign(towards.x), Math.sign(towards.y)];
          const [fx, fy] = step % 2 ? [across, along] : [1, 1];
          const turn = turnOf(towards);
          const own = extent(card, turn);
          return {
            x: centre.x + x * fx * (rx - own.width / 2),
            y: centre.y + y * fy * (ry - own.height / 2),
            turn,
          };
        }),
      ),
    ),
  );
  return laid.reduce((best, one) => (one.card > best.card + 0.5 ? one : best));
}

/**
 * Tall and narrow: plates in two columns over the cushion's edges, own below, the opposite one
 * above. Below the columns `foot` is kept free for buttons.
 */
function tall(width: number, height: number, rem: number): Ring {
  const plate = {
    width: Math.min(7.5 * rem, Math.max(4.5 * rem, width * 0.205), width * 0.25),
    height: 3 * rem,
  };
  const foot = 3 * rem;
  const centre = { x: width / 2, y: height / 2 };
  const side = (width - plate.width) / 2;
  const [top, bottom] = [plate.height * 1.1, height - foot - plate.height / 2];
  const rows = [0, bottom, (top + bottom) / 2, top];
  const plates = STEPS.map((step) => {
    if (step % 4 === 0)
      return { x: centre.x, y: step ? plate.height / 2 : height - plate.height / 2 };
    return { x: centre.x + (step < 4 ? -side : side), y: rows[step < 4 ? step : 8 - step] ?? 0 };
  });
  const room = (width - 2 * plate.width) / 2 - GAP;
  const lay = (card: number) =>
    STEPS.map((step) => {
      const towards = direction(step);
      const out = height / 2 - plate.height - GAP - (card * TALL) / 2;
      const own = extent(card, turnOf(towards) / 2).width;
      const x = Math.abs(towards.x) < 0.1 ? 0 : Math.sign(towards.x) * (room - own / 2);
      const row = Math.min(card * TALL * 0.98, height / 2 - (card * TALL) / 2 - GAP);
      const y = towards.y * (step % 4 ? (step % 2 ? row / Math.SQRT1_2 : 0) : out);
      return { x: centre.x + x, y: centre.y + y, turn: turnOf(towards) / 2 };
    });
  const ry = (height - plate.height) / 2;
  const cushion = { rx: Math.min((width - plate.width * 0.9) / 2, ry * 1.2), ry };
  return { plate, centre, cushion, plates, ...largest(8 * rem, plates, plate, lay) };
}

/**
 * Low: plates in two columns, own at the bottom of the left one and the opposite one at the top of
 * the right, still clockwise all the way round.
 */
function columns(width: number, height: number, rem: number): Ring {
  const rows = height / 4;
  const plate = {
    width: Math.min(9 * rem, Math.max(4.5 * rem, width * 0.15)),
    height: Math.min(3 * rem, rows - GAP),
  };
  const centre = { x: width / 2, y: height / 2 };
  const ry = height / 2 - 2;
  const room = width / 2 - plate.width * (1 - REACH);
  const rx = Math.min(room, ry * 2.3);
  const side = rx + plate.width * (0.5 - REACH);
  const plates = STEPS.map((step) => {
    const row = step < 4 ? 3 - step : step - 4;
    return { x: centre.x + (step < 4 ? -side : side), y: (row + 0.5) * rows };
  });
  const inner = side - plate.width / 2 - GAP;
  const laid = around(centre, inner, ry, 8 * rem, plates, plate);
  return { plate, cushion: { rx, ry }, centre, plates, ...laid };
}

/**
 * Very narrow: plates two by two above and below the cushion, own at the bottom on the left and the
 * opposite one at the top on the right, as in columns. Below all of it `foot` is kept free.
 */
function stacked(width: number, height: number, rem: number): Ring {
  const plate = { width: (width - GAP) / 2, height: 3 * rem };
  const row = plate.height + GAP;
  const foot = 3 * rem;
  const ry = (height - 4 * row - foot) / 2;
  const centre = { x: width / 2, y: 2 * row + ry };
  const plates = STEPS.map((step) => {
    const fromTop = step < 4 ? 3 - step : step - 4;
    const below = fromTop < 2 ? 0 : 2 * ry;
    const side = (plate.width + GAP) / 2;
    return {
      x: centre.x + (step < 4 ? -side : side),
      y: (fromTop + 0.5) * row + below,
    };
  });
  const [rx, inner] = [width / 2 - GAP, ry - GAP];
  return {
    plate,
    cushion: { rx, ry },
    centre,
    plates,
    ...around(centre, rx, inner, 8 * rem, plates, plate),
  };
}

/** Room enough: a round cushion, wider than high where height is scarce, plates about its edge. */
function wide(width: number, height: number, rem: number): Ring {
  const plate = {
    width: Math.min(11.5 * rem, Math.max(7.5 * rem, width * 0.17)),
    height: 3.25 * rem,
  };
  const centre = { x: width / 2, y: height / 2 };
  const room = width / 2 - plate.width * (1 - REACH);
  const ry = Math.min((height - plate.height) / 2, room * 1.1);
  const rx = Math.min(room, ry * 1.4);
  const plates = STEPS.map((step) => {
    const { x, y } = direction(step);
    const out = step % 4 ? plate.width * (step % 2 ? 0.42 : 0.5 - REACH) : 0;
    return {
      x: centre.x + rx * x + Math.sign(x) * out,
      y: centre.y + ry * y * (step % 2 ? 1.1 : 1),
    };
  });
  const [inner, under] = [rx - plate.width * REACH - GAP, ry - plate.height / 2 - GAP];
  const laid = around(centre, inner, under, ry * 0.46, plates, plate);
  return { plate, cushion: { rx, ry }, centre, plates, ...laid };
}

/** Lays the ring out in `width` by `height` pixels; `rem` is the size of the page's letters. */
export function layRing(width: number, height: number, rem = 16): Ring {
  if (width < 17 * rem) return stacked(width, height, rem);
  if (width < 26 * rem)
    return height < 15.5 * rem ? columns(width, height, rem) : tall(width, height, rem);
  if (height < 19 * rem && width > 1.05 * height) return columns(width, height, rem);
  // The corners below belong to buttons wherever the ring is so narrow.
  return width < 32 * rem || (width < 38 * rem && height > 0.9 * width)
    ? tall(width, height, rem)
    : wide(width, height, rem);
}

/** How wide a card may be of which three lie side by side in the middle, all cards about them. */
export function stockWidth(ring: Ring): number {
  const { card, cards, centre } = ring;
  const beside = cards.filter(
    ({ x, y }) => Math.abs(x - centre.x) > 1 && Math.abs(y - centre.y) < (card * TALL) / 2,
  );
  const room = Math.min(...beside.map(({ x }) => Math.abs(x - centre.x) * 2 - card));
  return Math.max(18, Math.min(card * 0.62, room / 3.3));
}

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
/** Upright, the buttons for help and the like lie in the ring's lower corners. */
const FOOT = 50;
const UP_TO = 120; // the widest card that still looks like one

/** `stepOf(5, 2)` is 3: seat 5 sits three seats clockwise from seat 2. */
export function stepOf(seat: number, own: number): number {
  return (seat - own + 8) % 8;
}

function direction(step: number): Place {
  const angle = ((90 + 45 * step) * Math.PI) / 180;
  // Rounded, so that straight down is straight down and not a rounding error beside it.
  return { x: Math.round(Math.cos(angle) * 1e6) / 1e6, y: Math.round(Math.sin(angle) * 1e6) / 1e6 };
}

function ellipse(centre: Place, rx: number, ry: number): CardPlace[] {
  return STEPS.map((step) => {
    const { x, y } = direction(step);
    return { x: centre.x + rx * x, y: centre.y + ry * y, turn: -5 * x * (y < 0 ? -1 : 1) };
  });
}

/** Tall and narrow: plates in two columns, own below, the opposite one above. */
function tall(width: number, height: number): Ring {
  const plate = { width: Math.min(96, Math.max(74, width * 0.22)), height: 44 };
  const centre = { x: width / 2, y: height / 2 };
  const rx = width / 2 - plate.width - 3;
  const ry = height / 2 - plate.height - 3;
  const card = Math.min(rx / 1.9, ry / 3.05, UP_TO);
  const side = width / 2 - plate.width / 2;
  const plates = STEPS.map((step) => {
    const { x, y } = direction(step);
    const drop = Math.abs(x) < 0.1 ? ry + plate.height / 2 + 3 : ry * 0.82;
    return { x: centre.x + Math.sign(Math.round(x * 10)) * side, y: centre.y + y * drop };
  });
  const cards = ellipse(centre, rx - card / 2, ry - card * 0.8 - 2);
  return { card, plate, cushion: { rx, ry }, centre, plates, cards };
}

/**
 * Low: plates in two columns, own at the bottom of the left one and the opposite one at the top of
 * the right, still clockwise all the way round. `foot` is kept free below the columns.
 */
function columns(width: number, height: number, plateWidth: number, foot: number): Ring {
  const rows = (height - foot) / 4;
  const plate = { width: plateWidth, height: Math.min(44, rows - 4) };
  const centre = { x: width / 2, y: height / 2 };
  const ry = height / 2 - 2;
  const room = width / 2 - plate.width - 8;
  // Side by side where the room is wide, above each other where it is not.
  const card = Math.min(
    Math.max(Math.min(ry / 2.05, room / 3.9), Math.min(ry / 2.75, room / 1.9)),
    UP_TO,
  );
  const rx = Math.min(room, card * 5);
  const side = rx + plate.width / 2 + 8;
  const plates = STEPS.map((step) => {
    const row = step < 4 ? 3 - step : step - 4;
    return { x: centre.x + (step < 4 ? -side : side), y: (row + 0.5) * rows };
  });
  const cards = ellipse(centre, rx - card / 2 - 4, ry - card * 0.8);
  return { card, plate, cushion: { rx, ry }, centre, plates, cards };
}

/** Room enough: a round cushion with the plates on an ellipse about it. */
function wide(width: number, height: number): Ring {
  const plate = { width: Math.min(172, Math.max(150, width * 0.15)), height: 54 };
  const centre = { x: width / 2, y: height / 2 };
  const r = Math.min(height / 2 - plate.height - 6, width / 2 - plate.width - 12, 460);
  const card = Math.min(r / 3.2, UP_TO);
  const plates = STEPS.map((step) => {
    const { x, y } = direction(step);
    const out = step % 4 === 0 ? 0 : plate.width / 2 + (step % 2 ? 4 : 10);
    const up = step % 4 === 0 ? plate.height / 2 + 4 : step % 2 ? plate.height * 0.35 : 0;
    return {
      x: centre.x + r * x + Math.sign(x) * out,
      y: centre.y + r * y + Math.sign(y) * up,
    };
  });
  const cards = ellipse(centre, r - card * 0.92, r - card * 0.88);
  return { card, plate, cushion: { rx: r, ry: r }, centre, plates, cards };
}

/** Lays the ring out in `width` by `height` pixels. */
export function layRing(width: number, height: number): Ring {
  if (height < 330 && width > 1.7 * height)
    return columns(width, height, width < 520 ? 88 : 104, 0);
  if (height < 310) return columns(width, height, 78, FOOT);
  return width < 620 ? tall(width, height) : wide(width, height);
}

/** How long everything at the table takes at normal speed, in milliseconds. */

/** One card, or one packet of three, on its way. */
export const THROW = 220;
/** The ninth trick's cards, which come all at once and fly one after the other. */
export const NINTH = 560;
/** The moment between the eighth card and the turning: it is what people will remember. */
export const BREATH = 230;
export const TURN = 380;
/** The winner rises; then a brush stroke joins a combination and a seal is pressed on it. */
export const RISE = 200;
export const STROKE = 170;
export const STAMP = 150;
/** How long a finished trick lies for all to see, with the stamping if there is any. */
export const HOLD = 520;
export const SWEEP = 300;
/** How much longer than its cards the seal stays. */
export const LINGER = 750;

/** From one packet to the next; the deal has 24 of them, and then the stock is laid down. */
export const PACKET = 50;
export const PACKETS = 24;
export const STOCK_AT = PACKETS * PACKET + THROW;
export const INDICATOR_AT = STOCK_AT + THROW + 80;
export const DEALING = INDICATOR_AT + TURN;

/** Cards that come at once leave one after the other, but the last not much later than the first. */
export const GAP = 60;
export const LAG = 360;

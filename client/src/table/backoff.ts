/**
 * Full jitter: a random wait below a ceiling that doubles with every failure, so that many
 * browsers that lost one server do not all come back in the same instant.
 */
export function fullJitter(failures: number, random: () => number): number {
  const ceiling = Math.min(15_000, 500 * 2 ** Math.min(failures, 5));
  return random() * ceiling;
}

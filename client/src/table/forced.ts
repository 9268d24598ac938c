/** What only those need whose system chooses the colours comes when it is needed. */
export function followForcedColours(): void {
  const forced = matchMedia("(forced-colors: active)");
  const dress = () => forced.matches && void import("./forced.css");
  forced.addEventListener("change", dress);
  dress();
}

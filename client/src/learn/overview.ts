/** The list of lessons: which of them this browser has been through, and where to go on. */
import { done, forget } from "./progress";

const items = [...document.querySelectorAll<HTMLElement>("[data-lesson]")];

function show(): void {
  const known = done();
  for (const item of items) {
    const tick = item.querySelector<HTMLElement>("[data-done]");
    if (tick) tick.hidden = !known.has(item.dataset["lesson"] ?? "");
  }
  const forgetting = document.querySelector<HTMLElement>("[data-forget]");
  if (forgetting) forgetting.hidden = known.size === 0;
  const open = items.find((item) => !known.has(item.dataset["lesson"] ?? ""));
  const begin = document.querySelector<HTMLAnchorElement>("[data-begin]");
  const link = open?.querySelector("a");
  if (begin && link && known.size > 0) {
    begin.href = link.href;
    begin.textContent = open?.dataset["goOn"] ?? "";
  }
}

document.querySelector("[data-forget]")?.addEventListener("click", () => {
  forget();
  location.reload();
});
addEventListener("storage", show);
addEventListener("pageshow", show);
show();

/** The rules' chapters: on a small screen only their titles, and the one that is asked for. */
const SMALL = "(max-width: 40rem)";

export function startChapters(page: Document, hash: () => string): void {
  const chapters = [...page.querySelectorAll<HTMLDetailsElement>("[data-chapter]")];
  if (chapters.length === 0) return;
  if (matchMedia(SMALL).matches) for (const chapter of chapters) chapter.open = false;
  const show = (): void => openAround(page, hash());
  show();
  addEventListener("hashchange", show);
  addEventListener("beforeprint", () => {
    for (const chapter of chapters) chapter.open = true;
  });
}

function openAround(page: Document, hash: string): void {
  const chapter = page.getElementById(hash.slice(1))?.closest<HTMLDetailsElement>("[data-chapter]");
  if (chapter) chapter.open = true;
}

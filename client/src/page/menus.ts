/** Menus close on Escape, giving the focus back, and on a click or a focus elsewhere. */
export function startMenus(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>("[data-look-button]");
  const panel =
    button === null ? null : page.getElementById(button.getAttribute("aria-controls") ?? "");
  const menu = page.querySelector<HTMLDetailsElement>("[data-menu]");
  if (button !== null && panel !== null) startPanel(page, button, panel);
  if (menu !== null) startMenu(page, menu);
}

function startPanel(page: Document, button: HTMLButtonElement, panel: HTMLElement): void {
  const isOpen = (): boolean => button.getAttribute("aria-expanded") === "true";
  const open = (now: boolean): void => button.setAttribute("aria-expanded", String(now));
  button.addEventListener("click", () => open(!isOpen()));
  closeElsewhere(page, [button, panel], () => open(false));
  closeOnEscape(page, isOpen, () => {
    open(false);
    button.focus();
  });
}

function startMenu(page: Document, menu: HTMLDetailsElement): void {
  closeElsewhere(page, [menu], () => (menu.open = false));
  closeOnEscape(
    page,
    () => menu.open,
    () => {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    },
  );
}

function closeElsewhere(page: Document, inside: HTMLElement[], close: () => void): void {
  const closeUnlessInside = (event: Event): void => {
    const target = event.target;
    if (target instanceof Node && !inside.some((part) => part.contains(target))) close();
  };
  page.addEventListener("pointerdown", closeUnlessInside);
  page.addEventListener("focusin", closeUnlessInside);
}

function closeOnEscape(page: Document, isOpen: () => boolean, close: () => void): void {
  page.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isOpen()) close();
  });
}

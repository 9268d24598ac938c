"""What the table says to whoever listens: every line of its live region, in the order said."""

from playwright.sync_api import Page

__all__ = ["heard", "listen"]

_LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      const inside = node.matches("[role=log]") ? [...node.children] : [node];
      for (const one of inside)
        if (one.closest("[role=log]")) window.heard.push(one.textContent);
    }
}).observe(document, { childList: true, subtree: true });
"""


def listen(page: Page) -> None:
    """Write down what every page opened from now on says."""
    page.add_init_script(_LISTEN)


def heard(page: Page) -> list[str]:
    """All lines so far, the oldest first."""
    lines: list[str] = page.evaluate("window.heard")
    return lines

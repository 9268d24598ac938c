"""Write the orders of strength for the browser: `python -m tools.generate_orders [--check]`.

The browser holds no rules, but it lays out hands and shows the order chart. What it needs for that,
all of `cardavia.rules.order` and the pairs that make combinations, is written from the rules into
`client/src/table/orders.gen.ts`. With `--check` nothing is written: the program fails when the file
is not what it would write.
"""

import sys
from pathlib import Path

from cardavia.rules import Card, Suit, order_of, pairs_of
from tools.generate_types import written_or_compared

__all__ = ["TARGET", "generated", "main"]

TARGET = Path(__file__).parent.parent / "client" / "src" / "table" / "orders.gen.ts"

_HEAD = """\
// Generated from the rules by tools/generate_orders.py. Do not edit.

/** While one suit is trump: cards as text with spaces between, strongest first. */
export interface OrderText {
  trumps: string;
  /** Each plain suit, in the order of names. */
  plain: readonly string[];
  /** Each combination: its name, the winning trump, the beaten one. */
  pairs: readonly (readonly [string, string, string])[];
}

export const ORDERS: Record<"P" | "I" | "K" | "O" | "G", OrderText> = {
"""


def generated() -> str:
    """The whole file."""
    return _HEAD + "".join(_order(trump) for trump in Suit) + "};\n"


def _order(trump: Suit) -> str:
    order = order_of(trump)
    plain = [_row(order.plain(suit)) for suit in Suit if suit is not trump]
    pairs = [f'["{name}", "{winner}", "{loser}"]' for name, winner, loser in pairs_of(trump)]
    lines = [
        f"  {trump.letter}: {{",
        f'    trumps: "{_row(order.trumps)}",',
        "    plain: [",
        *(f'      "{row}",' for row in plain),
        "    ],",
        "    pairs: [",
        *(f"      {pair}," for pair in pairs),
        "    ],",
        "  },",
    ]
    return "\n".join(lines) + "\n"


def _row(cards: tuple[Card, ...]) -> str:
    return " ".join(str(one) for one in cards)


def main(arguments: list[str]) -> int:
    """Write the file, or with `--check` compare it; the exit status."""
    if arguments not in ([], ["--check"]):
        print("usage: python -m tools.generate_orders [--check]", file=sys.stderr)
        return 2
    return written_or_compared(TARGET, generated(), check=bool(arguments))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Cardavia: play a card tradition in the browser, beginning with Unsun Karuta of Hitoyoshi.

Each subpackage is one part; imports go downwards only (`docs/architecture.md`):

    cli > server > store, arena > table > players > view, notation, art > rules, text, kernel
"""

__all__: list[str] = []

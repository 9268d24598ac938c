"""Views as JSON bytes: cards as ``"Ks"``, suits as ``"K"``, actions as ``"play K7"``."""

from typing import Any

import msgspec

from cardavia.rules import Action, Card, card, parse_action
from cardavia.view.seen import View

__all__ = ["dec_hook", "decode_view", "enc_hook", "encode"]


def enc_hook(value: object) -> str:
    """Cards and actions as their text, for msgspec encoders.

    Raises:
        NotImplementedError: the value is neither (what msgspec expects of a hook).
    """
    if isinstance(value, Card | Action):
        return str(value)
    raise NotImplementedError(f"a {type(value).__name__} has no place on the wire")


def dec_hook(kind: type, value: Any) -> Card | Action:
    """Read what ``enc_hook`` wrote, for msgspec decoders.

    Raises:
        RulesError: the value names no card or no action (msgspec turns it into its own error).
        NotImplementedError: another type is asked for.
    """
    if kind is Card:
        return card(value)
    if kind is Action:
        return parse_action(value)
    raise NotImplementedError(f"a {kind.__name__} has no place on the wire")


_encoder = msgspec.json.Encoder(enc_hook=enc_hook)
_view_decoder = msgspec.json.Decoder(View, dec_hook=dec_hook)


def encode(value: object) -> bytes:
    """Anything made of views, tricks, cards and plain values as JSON."""
    return _encoder.encode(value)


def decode_view(data: bytes) -> View:
    """Read a view that ``encode`` wrote.

    Raises:
        msgspec.ValidationError: it is no view; says where.
        msgspec.DecodeError: it is no JSON.
    """
    return _view_decoder.decode(data)

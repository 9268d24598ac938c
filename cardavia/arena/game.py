"""Players at the table: one deal, one match, with nobody looking."""

import hashlib
from collections.abc import Sequence

from cardavia.players import Player, make_player
from cardavia.rules import (
    DealState,
    Dealt,
    MatchState,
    apply,
    deal_cards,
    first_dealer,
    start,
)
from cardavia.view import view

__all__ = ["play_deal", "play_match", "seat_players"]


def seat_players(even: str, odd: str, seed: str) -> list[Player]:
    """Eight fresh players by seat; raises `UnknownLevel`.

    Their own randomness comes from `seed` in a way that has nothing to do with the shuffle's.
    """
    return [make_player((even, odd)[seat % 2], _player_seed(seed, seat)) for seat in range(8)]


def _player_seed(seed: str, seat: int) -> int:
    text = f"cardavia.player/1\0{seed}\0{seat}".encode("utf-8", "surrogatepass")
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


def play_deal(
    dealt: Dealt, players: Sequence[Player], match: MatchState | None = None
) -> DealState:
    """Play a deal to its end, as the next one of `match` (a new one by default)."""
    match = match or MatchState(dealt.dealer)
    number, total = match.deal_number, match.total
    state = start(dealt)
    while (seat := state.turn) is not None:
        state = apply(state, players[seat].act(view(state, seat, number, total)))
    return state


def play_match(seed: str, players: Sequence[Player]) -> tuple[DealState, ...]:
    """The eight finished deals of the match of that seed."""
    match = MatchState(first_dealer(seed))
    finished: list[DealState] = []
    while not match.over:
        dealt = deal_cards(seed, match.deal_number, match.dealer)
        finished.append(play_deal(dealt, players, match))
        match = match.after(finished[-1].score)
    return tuple(finished)

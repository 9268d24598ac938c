"""Players at the table: one deal, one match, with nobody looking."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from cardavia.players import Player, make_player
from cardavia.rules import (
    Action,
    DealState,
    Dealt,
    MatchState,
    apply,
    deal_cards,
    first_dealer,
    start,
)
from cardavia.view import view

__all__ = ["SeeingPlayer", "play_deal", "play_match", "player_seed", "seat_players"]


@runtime_checkable
class SeeingPlayer(Protocol):
    """A player that is shown the whole deal: a yardstick. Only the arena can seat one."""

    name: str
    level: str
    version: str

    def act_seeing(self, state: DealState) -> Action:
        """A legal action of the seat to move, from the true cards."""
        ...


def seat_players(even: str, odd: str, seed: str) -> list[Player]:
    """Eight fresh players by seat; raises `UnknownLevel`.

    Their own randomness comes from `seed` in a way that has nothing to do with the shuffle's.
    """
    return [make_player((even, odd)[seat % 2], player_seed(seed, seat)) for seat in range(8)]


def player_seed(seed: str, seat: int) -> int:
    """What a seat's player draws its own chance from: 64 bits."""
    text = f"cardavia.player/1\0{seed}\0{seat}".encode("utf-8", "surrogatepass")
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


def play_deal(
    dealt: Dealt, players: Sequence[Player | SeeingPlayer], match: MatchState | None = None
) -> DealState:
    """Play a deal to its end, as the next one of `match` (a new one by default)."""
    match = match or MatchState(dealt.dealer)
    minds = [_mind(player, match) for player in players]
    state = start(dealt)
    while (seat := state.turn) is not None:
        state = apply(state, minds[seat](state))
    return state


def _mind(player: Player | SeeingPlayer, match: MatchState) -> Callable[[DealState], Action]:
    """What the player does in a state in which it is to move: all but a seeing one get a view."""
    if isinstance(player, SeeingPlayer):
        return player.act_seeing
    number, total = match.deal_number, match.total
    return lambda state: player.act(view(state, state.turn, number, total))


def play_match(seed: str, players: Sequence[Player]) -> tuple[DealState, ...]:
    """The eight finished deals of the match of that seed."""
    match = MatchState(first_dealer(seed))
    finished: list[DealState] = []
    while not match.over:
        dealt = deal_cards(seed, match.deal_number, match.dealer)
        finished.append(play_deal(dealt, players, match))
        match = match.after(finished[-1].score)
    return tuple(finished)

"""Players at the table."""

import pytest

from cardavia.arena import play_deal, play_match, seat_players
from cardavia.players import UnknownLevel
from cardavia.rules import Action, MatchState, Phase, deal_cards, first_dealer
from cardavia.view import View


class Witness:
    """A player that takes what comes first and remembers what it was shown."""

    name = "Witness"
    level = "witness"
    version = "1"

    def __init__(self) -> None:
        self.shown: list[View] = []

    def act(self, view: View) -> Action:
        self.shown.append(view)
        return view.legal[0]


def test_each_player_is_shown_its_own_seat_and_only_when_it_is_to_move() -> None:
    players = [Witness() for _ in range(8)]
    match = MatchState(2, ((5, 4), (0, 9)))
    state = play_deal(deal_cards("witness", 3, 4), players, match)
    assert state.phase is Phase.DONE
    for seat, player in enumerate(players):
        assert {(view.seat, view.turn) for view in player.shown} == {(seat, seat)}
        assert {(view.deal, view.total) for view in player.shown} == {(3, (5, 13))}


def test_a_match_is_eight_deals_by_eight_dealers() -> None:
    deals = play_match("karuta", seat_players("greedy", "random", "karuta"))
    first = first_dealer("karuta")
    assert [deal.dealt.dealer for deal in deals] == [(first + turn) % 8 for turn in range(8)]
    assert deals[4].dealt == deal_cards("karuta", 5, (first + 4) % 8)


def test_even_seats_get_the_first_level() -> None:
    levels = [player.level for player in seat_players("greedy", "random", "x")]
    assert levels == ["greedy", "random"] * 4


def test_seats_do_not_share_their_chance() -> None:
    witness = Witness()
    play_deal(deal_cards("x", 1, 0), [witness] * 8)
    shown = max(witness.shown, key=lambda view: len(view.legal))
    assert len({player.act(shown) for player in seat_players("random", "random", "x")}) > 2


def test_an_unknown_player_is_named() -> None:
    with pytest.raises(UnknownLevel, match="unknown player 'gready'; the players are novice"):
        seat_players("greedy", "gready", "x")

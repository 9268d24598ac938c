"""Points: tricks, combinations, and the fives."""

import pytest

from cardavia.rules import Combination, Phase, Play, Suit, card, legal_actions, order_of
from cardavia.rules.trick import Trick, settle
from tests.support.deals import after, all_pass, cards, deal_with


def trick(
    trump: str, plays: str, *, ninth: bool = False, hidden: bool = False, leader: int = 0
) -> Trick:
    """Eight cards played from ``leader`` on; in the ninth trick seat 0 is the dealer."""
    order = order_of(Suit("PIKOG".index(trump)))
    played = tuple(Play((leader + n) % 8, one) for n, one in enumerate(cards(plays)))
    led = next(one.card for one in played if one.seat == 0) if ninth else played[0].card
    return settle(9 if ninth else 3, None if ninth else leader, led, played, order, hidden=hidden)


PAIRS = [
    ("K", "Ks", "Ku", "sun-un"),
    ("K", "Ku", "Kt", "un-sota"),
    ("K", "Kt", "Kb", "sota-robai"),
    ("K", "Kb", "Kr", "robai-rei"),
    ("K", "K8", "K9", "8-9"),
    ("O", "O8", "O9", "8-9"),
    ("G", "G8", "G9", "8-9"),
    ("P", "P2", "P1", "2-1"),
    ("I", "I2", "I1", "2-1"),
    ("P", "Ps", "Pu", "sun-un"),
    ("P", "Pt", "Pb", "sota-robai"),
    ("P", "Pb", "Pr", "robai-rei"),
]


def with_pair(trump: str, first: str, second: str) -> str:
    """A plain lead by seat 0, the two cards by seats 1 and 2, plain cards by the others."""
    plain = {"P": "I", "I": "O", "K": "I", "O": "G", "G": "O"}[trump]
    return f"{plain}3 {first} {second} {plain}4 {plain}5 {plain}6 {plain}7 {plain}8"


@pytest.mark.clause("6.combination")
@pytest.mark.parametrize(("trump", "high", "low", "name"), PAIRS)
def test_a_pair_moves_two(trump: str, high: str, low: str, name: str) -> None:
    decided = trick(trump, with_pair(trump, high, low))
    assert decided.winner == 1
    assert decided.combination == Combination(name, 2)


@pytest.mark.clause("6.five-ninth")
@pytest.mark.clause("5.ninth")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize(("trump", "high", "low", "name"), PAIRS)
def test_in_the_ninth_trick_a_pair_moves_five_and_no_more(
    trump: str, high: str, low: str, name: str, hidden: bool
) -> None:
    decided = trick(trump, with_pair(trump, high, low), ninth=True, hidden=hidden)
    assert decided.combination == Combination(name, 5)


@pytest.mark.clause("6.five-hidden")
@pytest.mark.parametrize(("trump", "high", "low", "name"), PAIRS)
def test_a_hidden_robai_moves_five_where_it_takes_part(
    trump: str, high: str, low: str, name: str
) -> None:
    decided = trick(trump, with_pair(trump, high, low), hidden=True)
    assert decided.combination == Combination(name, 5 if "robai" in name else 2)


@pytest.mark.clause("6.meri")
@pytest.mark.parametrize(("trump", "high", "low", "name"), PAIRS)
def test_a_meri_pays_no_combination(trump: str, high: str, low: str, name: str) -> None:
    plays = with_pair(trump, high, low).split()
    decided = trick(trump, " ".join([plays[1], plays[2], plays[0], *plays[3:]]))
    assert name
    assert decided.meri
    assert decided.combination is None


@pytest.mark.clause("6.five-ninth")
def test_the_ninth_trick_is_no_meri_though_the_dealers_card_is_a_trump() -> None:
    decided = trick("K", "Ks Ku I4 I5 I6 I7 I8 I9", ninth=True)
    assert not decided.meri
    assert decided.combination == Combination("sun-un", 5)


@pytest.mark.clause("6.opponents")
@pytest.mark.parametrize(
    ("plays", "expected"),
    [
        ("I3 Ks I4 Ku I5 I6 I7 I8", None),  # a partner's Un is no pair
        ("I3 Ks Ku Kt I5 I6 I7 I8", "sun-un"),  # a partner's Sota does not matter
        ("I3 Ks Kt I4 Ku I6 I7 I8", "sun-un"),  # only their strongest counts
        ("I3 Kt Kb I4 Pb I6 I7 I8", None),  # their Tenka is stronger than the Robai
        ("I3 Kt Kb Pb I4 I6 I7 I8", "sota-robai"),  # the own side's Tenka does not matter
        ("I3 Ks I4 I5 I6 I7 I8 I9", None),  # they played no trump
        ("I3 I4 Ku I5 I6 I7 I8 I9", None),
    ],
)
def test_only_the_other_teams_strongest_trump_counts(plays: str, expected: str | None) -> None:
    combination = trick("K", plays).combination
    assert (combination and combination.name) == expected


@pytest.mark.clause("6.no-tenka")
@pytest.mark.parametrize("pair", [("Kt", "Pb"), ("Pb", "Kr"), ("Pb", "Kb")])
@pytest.mark.parametrize("hidden", [False, True])
def test_tenka_never_stands_in_for_the_native_robai(pair: tuple[str, str], hidden: bool) -> None:
    assert trick("K", with_pair("K", *pair), hidden=hidden).combination is None


@pytest.mark.clause("6.combination")
@pytest.mark.parametrize(
    ("trump", "pair"),
    [
        ("K", ("K1", "K2")),  # no 2-1 in a round suit, in either order
        ("K", ("K2", "K1")),
        ("K", ("K8", "K7")),
        ("P", ("P9", "P8")),  # no 8-9 in a long suit
        ("P", ("P3", "P1")),
        ("K", ("Ks", "Kt")),
        ("K", ("Kr", "Kk")),
    ],
)
def test_other_pairs_move_nothing(trump: str, pair: tuple[str, str]) -> None:
    assert trick(trump, with_pair(trump, *pair)).combination is None


@pytest.mark.clause("5.winner")
def test_a_trick_without_a_trump_goes_to_the_led_suit_and_moves_nothing() -> None:
    decided = trick("K", "I3 Os Gs I4 I2 Ib I1 Ps", leader=5)
    assert (decided.winner, decided.combination) == (0, None)


@pytest.mark.clause("5.ninth")
def test_without_a_trump_the_dealers_last_card_gives_the_suit() -> None:
    decided = trick("K", "Gs Os O2 O3 O1 I4 G1 I9", ninth=True, leader=6)
    assert (decided.led, decided.winner) == (card("O2"), 7)


@pytest.mark.clause("6.trick")
@pytest.mark.clause("6.sum")
def test_scores_add_tricks_and_transfers_and_may_be_negative() -> None:
    """Seat 0's Sun takes seat 7's Un in the first trick: 1 + 2 against -2."""
    dealt = deal_with({7: "P1 P2", 0: "Ks", 1: "Ku"}, "K5", dealer=7)
    state = after(all_pass(dealt), "discard P1", "play P2", "play Ks", "play Ku")
    while state.plays:
        plain = [a for a in legal_actions(state) if a.card and not state.order.is_trump(a.card)]
        state = after(state, str(plain[0]))
    assert state.tricks[0].combination == Combination("sun-un", 2)
    assert state.score == (3, -2)
    while state.phase is not Phase.DONE:
        state = after(state, str(legal_actions(state)[0]))
    assert sum(state.score) == 9

"""Eight deals, the dealer moving on, the totals and the result."""

import pytest

from cardavia.rules import DealError, MatchState


@pytest.mark.clause("3.match")
@pytest.mark.parametrize("first", range(8))
def test_everyone_deals_once_and_the_dealer_moves_to_the_left(first: int) -> None:
    match, dealers = MatchState(first), []
    while not match.over:
        dealers.append(match.dealer)
        match = match.after((5, 4))
    assert dealers == [(first + step) % 8 for step in range(8)]
    assert match.total == (40, 32)
    assert match.winner == 0


@pytest.mark.clause("3.draw")
def test_equal_totals_are_a_draw_without_an_extra_deal() -> None:
    match = MatchState(0)
    for score in [(5, 4), (4, 5)] * 4:
        match = match.after(score)
    assert match.over
    assert match.total == (36, 36)
    assert match.winner is None


@pytest.mark.clause("3.match")
def test_the_odd_seats_win_with_the_higher_total() -> None:
    match = MatchState(6)
    for _ in range(8):
        match = match.after((-3, 12))
    assert match.winner == 1
    assert match.deal_number == 8


def test_there_is_no_winner_before_the_end() -> None:
    assert MatchState(0).after((9, 0)).winner is None


@pytest.mark.parametrize("score", [(5, 5), (0, 0)])
def test_scores_that_do_not_sum_to_nine_are_refused(score: tuple[int, int]) -> None:
    with pytest.raises(DealError, match="sum to 9"):
        MatchState(0).after(score)


def test_a_ninth_deal_is_refused() -> None:
    with pytest.raises(DealError, match="over"):
        MatchState(0, ((5, 4),) * 8).after((5, 4))

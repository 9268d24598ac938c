"""Checking a match record against the rules: every action, and all that follows from them."""

from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from cardavia.notation.errors import BrokenRecord
from cardavia.notation.record import (
    FORMAT,
    RULES,
    ActionEntry,
    DealRecord,
    MatchRecord,
    Result,
    TrickEntry,
    trick_entry,
)
from cardavia.rules import (
    CLAUSES,
    SEATS,
    Action,
    ActionTextError,
    CardNameError,
    DealError,
    DealState,
    Dealt,
    IllegalAction,
    MatchState,
    apply,
    card,
    deal_cards,
    first_dealer,
    legal_actions,
    parse_action,
    start,
)

__all__ = ["check_record", "deal_states", "parse_dealt", "parse_entry", "step"]


def check_record(record: MatchRecord) -> tuple[DealState, ...]:
    """The finished deals of a record that is right; raises `BrokenRecord` at its first break."""
    _check_head(record)
    match = MatchState(record.first_dealer, ())
    finished: list[DealState] = []
    for number, deal in enumerate(record.deals, start=1):
        if match.over:
            raise BrokenRecord("a match has eight deals", deal=number, clause="3.match")
        _check_place(deal, number, match.dealer)
        if record.seed is not None:
            _check_seed(deal, record.seed)
        finished.append(_check_deal(deal))
        match = match.after(finished[-1].score)
    _check_result(record.result, match)
    return tuple(finished)


def deal_states(deal: DealRecord) -> Iterator[DealState]:
    """Every state of a recorded deal, from the deal to its last action.

    Raises `BrokenRecord` where an action breaks the rules or is missing, after the states before.
    """
    state = start(_dealt(deal))
    yield state
    for count, entry in enumerate(deal.actions, start=1):
        try:
            state = step(state, entry.seat, parse_entry(entry))
        except (ActionTextError, IllegalAction) as error:
            raise _broken_action(deal, count, state, error) from error
        yield state
    if state.turn is not None:
        raise BrokenRecord(
            f"the deal is not finished, seat {state.turn} is to move",
            deal=deal.number,
            action=len(deal.actions) + 1,
            legal=legal_actions(state),
        )


def _dealt(deal: DealRecord) -> Dealt:
    try:
        return parse_dealt(deal.dealer, deal.hands, deal.stock)
    except (CardNameError, DealError) as error:
        raise BrokenRecord(str(error), deal=deal.number, clause="3.deal") from error


def _broken_action(
    deal: DealRecord, count: int, state: DealState, error: ActionTextError | IllegalAction
) -> BrokenRecord:
    if isinstance(error, ActionTextError):
        why, clause = str(error), None
    else:
        why = f"seat {deal.actions[count - 1].seat} may not {error.action}: {CLAUSES[error.clause]}"
        clause = error.clause
    legal = legal_actions(state)
    return BrokenRecord(why, deal=deal.number, action=count, clause=clause, legal=legal)


def parse_dealt(dealer: int, hands: list[list[str]], stock: list[str]) -> Dealt:
    """A deal from names of cards. Raises `CardNameError` or `DealError`."""
    return Dealt(
        dealer,
        tuple(tuple(card(name) for name in hand) for hand in hands),
        tuple(card(name) for name in stock),
    )


def parse_entry(entry: ActionEntry) -> Action:
    """The action of a record's entry. Raises `ActionTextError`."""
    if " " in entry.do:
        raise ActionTextError(f"{entry.do!r} is no action: its card has a key of its own")
    return parse_action(entry.do if entry.card is None else f"{entry.do} {entry.card}")


def step(state: DealState, seat: int, action: Action) -> DealState:
    """`apply`, and the action must come from the seat whose turn it is (else `IllegalAction`)."""
    if seat != state.turn and state.turn is not None:
        raise IllegalAction(action, "4.turn", CLAUSES["4.turn"], legal_actions(state))
    return apply(state, action)


def _check_head(record: MatchRecord) -> None:
    if record.format != FORMAT:
        raise BrokenRecord(f"the format is {record.format!r}, not {FORMAT!r}")
    if record.rules != RULES:
        raise BrokenRecord(f"the rules are {record.rules!r}, not {RULES!r}")
    if sorted(player.seat for player in record.players) != list(SEATS):
        raise BrokenRecord("the players are not one for each of the seats 0 to 7")
    if record.seed is not None and (drawn := first_dealer(record.seed)) != record.first_dealer:
        raise BrokenRecord(
            f"the first dealer is {record.first_dealer}, but the seed draws {drawn}",
            clause="3.match",
        )


def _check_place(deal: DealRecord, number: int, dealer: int) -> None:
    if deal.number != number:
        raise BrokenRecord(f"deal {number} is numbered {deal.number}", deal=number)
    if deal.dealer != dealer:
        raise BrokenRecord(
            f"the dealer is seat {deal.dealer}, but it is seat {dealer}'s turn to deal",
            deal=number,
            clause="3.match",
        )


def _check_seed(deal: DealRecord, seed: str) -> None:
    given, right = _dealt(deal), deal_cards(seed, deal.number, deal.dealer)
    wrong = [f"the hand of seat {seat}" for seat in SEATS if given.hands[seat] != right.hands[seat]]
    wrong += ["the stock"] if given.stock != right.stock else []
    if wrong:
        raise BrokenRecord(
            f"{wrong[0]} is not what the seed deals", deal=deal.number, clause="3.deal"
        )


def _check_deal(deal: DealRecord) -> DealState:
    *_, state = deal_states(deal)
    _check_tricks(deal, [trick_entry(trick) for trick in state.tricks])
    if deal.score != state.score:
        raise BrokenRecord(
            f"the score is {list(deal.score)}, but the tricks make it {list(state.score)}",
            deal=deal.number,
            clause="6.trick",
        )
    return state


def _check_tricks(deal: DealRecord, played: list[TrickEntry]) -> None:
    for number, (given, right) in enumerate(zip_longest(deal.tricks, played), start=1):
        if given is None or right is None:
            raise BrokenRecord(
                f"{len(deal.tricks)} tricks are recorded, but {len(played)} were played",
                deal=deal.number,
            )
        for field in given.__struct_fields__:
            recorded, true = getattr(given, field), getattr(right, field)
            if recorded != true:
                raise BrokenRecord(
                    f"trick {number}: its {field} is recorded as {_shown(recorded)}, "
                    f"but was {_shown(true)}",
                    deal=deal.number,
                )


def _shown(value: object) -> str:
    """A value as the record writes it."""
    return msgspec.json.encode(value).decode()


def _check_result(result: Result | None, match: MatchState) -> None:
    right = Result(match.total, match.winner) if match.over else None
    if result == right:
        return
    if right is None:
        raise BrokenRecord(f"a result stands after {match.deal_number - 1} of eight deals")
    raise BrokenRecord(
        f"the result is recorded as {_shown(result)}, but the deals make it {_shown(right)}",
        clause="3.match",
    )

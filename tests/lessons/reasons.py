"""What each reason of a step means, asked of the rules."""

from collections.abc import Callable

from cardavia.lessons.lesson import LEARNER, Step
from cardavia.lessons.playing import play_on
from cardavia.rules import (
    Action,
    DealState,
    Order,
    Phase,
    Play,
    legal_actions,
    team_of,
)

__all__ = ["fault", "right_and_wrong", "settled"]

_OURS = team_of(LEARNER)


def fault(step: Step) -> str | None:
    """Why the step's reason does not hold for its position; None when it does."""
    state = step.state()
    if step.kind == "point":
        return _not_strongest(step, state)
    right, wrong = right_and_wrong(step, state)
    if state.turn != LEARNER:
        return f"seat {state.turn} is to move"
    if {str(one) for one in right} != set(step.right):
        return "a right action is not legal"
    if not set(step.wrong) <= {str(one) for one in wrong}:
        return "a message is for an action that is not wrong and legal"
    return _REASONS[step.why](step, right, wrong)


def right_and_wrong(step: Step, state: DealState) -> tuple[list[Action], list[Action]]:
    """The legal actions of the position: the right ones and the others."""
    legal = legal_actions(state)
    right = [one for one in legal if str(one) in step.right]
    return right, [one for one in legal if one not in right]


def settled(step: Step, action: Action) -> DealState:
    """The state that the action leads to."""
    return play_on(step.state(), action, step.replies)[-1]


def _winner(step: Step, action: Action) -> int:
    """Who takes the trick that the action belongs to."""
    return settled(step, action).tricks[len(step.state().tricks)].winner


def _margin(step: Step, action: Action) -> int:
    score = settled(step, action).score
    return score[_OURS] - score[1 - _OURS]


def _worth(order: Order, action: Action) -> int:
    """How much a card is missed: any trump more than any plain card."""
    card = action.card
    assert card is not None
    return order.strength(card, card.suit) + 100 * order.is_trump(card)


def _not_strongest(step: Step, state: DealState) -> str | None:
    [answer] = [parse_point(one) for one in step.right]
    led = state.plays[0].card.suit

    def strength(one: Play) -> int:
        return state.order.strength(one.card, led)

    best = max(state.plays, key=strength)
    return None if best.seat == answer else f"seat {best.seat} has the strongest card"


def parse_point(answer: str) -> int:
    """The seat in `point 3`."""
    word, seat = answer.split()
    assert word == "point"
    return int(seat)


def _wins(step: Step, right: list[Action], wrong: list[Action]) -> str | None:
    lost = [str(one) for one in right if _winner(step, one) != LEARNER]
    won = [str(one) for one in wrong if team_of(_winner(step, one)) == _OURS]
    return f"right but lost: {lost}, wrong but won: {won}" if lost or won else None


def _pays(step: Step, right: list[Action], wrong: list[Action]) -> str | None:
    least = min(_margin(step, one) for one in right)
    most = max(_margin(step, one) for one in wrong)
    return None if least > most else f"right pays {least}, wrong {most}"


def _spares(team: int) -> Callable[[Step, list[Action], list[Action]], str | None]:
    """That this team takes the trick anyhow, and that right cards are missed less than wrong."""

    def reason(step: Step, right: list[Action], wrong: list[Action]) -> str | None:
        other = [str(one) for one in [*right, *wrong] if team_of(_winner(step, one)) != team]
        if other:
            return f"the other team takes the trick after {other}"
        return _cheap(step, right, wrong)

    return reason


def _cheap(step: Step, right: list[Action], wrong: list[Action]) -> str | None:
    order = step.state().order
    dearest = max(_worth(order, one) for one in right)
    cheapest = min(_worth(order, one) for one in wrong)
    return None if dearest < cheapest else "a right card is missed more than a wrong one"


def _must(step: Step, right: list[Action], wrong: list[Action]) -> str | None:
    barred = len(step.state().hands[LEARNER]) - len(right)
    return None if barred and not wrong else "other cards are allowed, or all are"


def _takes(step: Step, right: list[Action], wrong: list[Action]) -> str | None:
    taken = [settled(step, one).recipient == LEARNER for one in right]
    others = [settled(step, one).recipient == LEARNER for one in wrong]
    return None if all(taken) and not any(others) else "the learner does not take the indicator"


def _hides(step: Step, right: list[Action], wrong: list[Action]) -> str | None:
    hidden = [settled(step, one).hidden_robai for one in right]
    others = [settled(step, one).hidden_robai for one in wrong]
    started = step.state().phase is Phase.DECLARE
    return None if started and all(hidden) and not any(others) else "the Robai is not hidden"


_REASONS: dict[str, Callable[[Step, list[Action], list[Action]], str | None]] = {
    "wins": _wins,
    "pays": _pays,
    "partner": _spares(_OURS),
    "saves": _spares(1 - _OURS),
    "cheap": _cheap,
    "must": _must,
    "takes": _takes,
    "hides": _hides,
}

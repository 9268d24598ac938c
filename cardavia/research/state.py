"""A deal as a state with the methods, names and numbers of OpenSpiel's; it needs no OpenSpiel.

>>> from random import Random
>>> state = State()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 8)
>>> rng = Random(1).random
>>> state.deal(rng)
>>> while not state.is_terminal():
...     player = state.current_player()
...     other = state.resample_from_infostate(player, rng)
...     assert other.information_state_string(player) == state.information_state_string(player)
...     state.apply_action(other.legal_actions()[0])
>>> len(state.returns()), sum(state.returns())
(8, 0.0)
"""

from collections.abc import Callable
from typing import Final

from cardavia.research.choices import action_of, choice_of, legal_choices
from cardavia.research.dealing import LENGTH, deck_of, outcomes, read_deck
from cardavia.research.errors import IllegalChoice, NotDealt
from cardavia.research.observation import observation
from cardavia.research.text import information_text, observation_text, referee_text
from cardavia.rules import CARDS, SEATS, DealState, Dealt, apply, start
from cardavia.search import sample_worlds
from cardavia.view import View, view

__all__ = ["CHANCE_PLAYER", "TERMINAL_PLAYER", "State"]

CHANCE_PLAYER: Final = -1
"""The current player while cards are dealt."""
TERMINAL_PLAYER: Final = -4
"""The current player when the deal is done."""

_CHOICES: Final = 77


class State:
    """One deal, from before the cards are dealt; `apply_action` changes it.

    Players are the seats, 0 to 7. Without `dealt` it begins as a chance node: the dealer is drawn,
    then the 75 cards one by one. `deal` draws all of them at once; a state that is given `dealt`
    begins after them.
    """

    def __init__(self, dealt: Dealt | None = None) -> None:
        self._drawn: tuple[int, ...] = () if dealt is None else deck_of(dealt)
        self._deal: DealState | None = None if dealt is None else start(dealt)

    @property
    def deal_state(self) -> DealState:
        """The deal as the rules have it, with all its cards.

        Raises:
            NotDealt: the cards are still being dealt.
        """
        if self._deal is None:
            raise NotDealt
        return self._deal

    def deal(self, rng: Callable[[], float]) -> None:
        """Draw what chance has left to draw; `rng` gives numbers from 0 up to but not 1."""
        while self.is_chance_node():
            legal = self.legal_actions()
            self.apply_action(legal[int(rng() * len(legal))])

    def num_players(self) -> int:
        """Eight."""
        return len(SEATS)

    def num_distinct_actions(self) -> int:
        """How many choices there are to number: 77. Chance has numbers of its own."""
        return _CHOICES

    def current_player(self) -> int:
        """The seat to move, `CHANCE_PLAYER` or `TERMINAL_PLAYER`."""
        if self._deal is None:
            return CHANCE_PLAYER
        return TERMINAL_PLAYER if self._deal.turn is None else self._deal.turn

    def is_chance_node(self) -> bool:
        """Whether the cards are still being dealt."""
        return self._deal is None

    def is_terminal(self) -> bool:
        """Whether the deal is done."""
        return self._deal is not None and self._deal.turn is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, with how likely it is; nothing outside a chance node."""
        found = outcomes(self._drawn) if self._deal is None else []
        return [(outcome, 1 / len(found)) for outcome in found]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the current player may do, rising; nothing for another `player`."""
        if player is not None and player != self.current_player():
            return []
        return outcomes(self._drawn) if self._deal is None else legal_choices(self._deal)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """77 numbers, 1 where that seat has the choice; all 0 while cards are dealt."""
        legal = [] if self._deal is None else self.legal_actions(player)
        return [int(choice in legal) for choice in range(_CHOICES)]

    def apply_action(self, action: int) -> None:
        """Let the current player do this.

        Raises:
            IllegalChoice: it is not one of `legal_actions()`; nothing was done.
        """
        legal = self.legal_actions()
        if action not in legal:
            raise IllegalChoice(action, legal)
        if self._deal is not None:
            self._deal = apply(self._deal, action_of(action, self._deal.phase))
            return
        self._drawn = (*self._drawn, int(action))
        if len(self._drawn) == LENGTH:
            self._deal = start(read_deck(self._drawn))

    def action_to_string(self, player: int, action: int) -> str:
        """An action of this moment in words: `play K7`, `discard I3`, `dealer 3`, `deal Ks`."""
        if player == CHANCE_PLAYER:
            return f"deal {CARDS[action]}" if self._drawn else f"dealer {action}"
        return str(action_of(action, self.deal_state.phase))

    def history(self) -> list[int]:
        """Everything done so far: the dealer and the cards of the deal, then the choices."""
        played = () if self._deal is None else self._deal.actions
        return [*self._drawn, *(choice_of(action) for _, action in played)]

    def returns(self) -> list[float]:
        """By seat the points of its team less those of the other; zeros until the deal is done."""
        if not self.is_terminal():
            return [0.0] * len(SEATS)
        even, odd = self.deal_state.score
        return [float(odd - even if seat % 2 else even - odd) for seat in SEATS]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows: the same text for two deals that it cannot tell apart.

        While cards are dealt nobody has looked at them. Without `player`, that of the seat to move.
        """
        if self._deal is None:
            return "\n".join([f"seat {player}", *(f"dealer {one}" for one in self._drawn[:1])])
        return information_text(self._view(player))

    def observation_string(self, player: int | None = None) -> str:
        """What lies before a seat now, the past left out; without `player`, the seat to move.

        Raises:
            NotDealt: the cards are still being dealt.
        """
        return observation_text(self._view(player))

    def observation_tensor(self, player: int | None = None) -> list[int]:
        """The 104 numbers of the environments' observation; without `player`, the seat to move's.

        Raises:
            NotDealt: the cards are still being dealt.
        """
        return observation(self._view(player))

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "State":
        """A deal that fits all that the seat knows: any of them, all with the same chance.

        `rng` gives numbers from 0 up to but not 1, as `random.Random(seed).random` does. How likely
        the others' choices were is not weighed. In the history, a hand is dealt in rising order.

        Raises:
            NotDealt: the cards are still being dealt.
        """
        if self.is_terminal():
            return self.clone()
        seed = int(rng() * 2**32) << 32 | int(rng() * 2**32)
        [world] = sample_worlds(self._view(player), 1, seed)
        other = State(world.dealt)
        other._deal = world
        return other

    def clone(self) -> "State":
        """A state of its own that is at the same point."""
        other = State()
        other._drawn, other._deal = self._drawn, self._deal
        return other

    def child(self, action: int) -> "State":
        """The state after an action; this one stays as it is.

        Raises:
            IllegalChoice: it is not one of `legal_actions()`.
        """
        other = self.clone()
        other.apply_action(action)
        return other

    def _view(self, player: int | None) -> View:
        deal = self.deal_state
        seat = deal.turn if player is None else player
        if seat not in SEATS:
            raise ValueError(f"player {player} has no seat; seats are 0 to 7")
        return view(deal, seat)

    def __str__(self) -> str:
        if self._deal is None:
            return " ".join(map(str, ["dealing", *self._drawn]))
        return referee_text(self._deal)

"""Hachinin Meri, exactly: cards, order, deal, declaration, play, score, match.

Only the standard library is used here. A deal is an immutable ``DealState``: ``legal_actions`` says
what the seat to move may do, and ``apply`` gives the next state.

>>> state = start(deal_cards("karuta", number=1, dealer=0))
>>> state.turn, [str(action) for action in legal_actions(state)]
(1, ['declare', 'pass'])
>>> while state.phase is not Phase.DONE:
...     state = apply(state, legal_actions(state)[0])
>>> len(state.tricks), sum(state.score)
(9, 9)
"""

from cardavia.rules.action import DECLARE, PASS, Action, Do, discard, parse_action, play
from cardavia.rules.cards import CARDS, TENKA, Card, Rank, Suit, card
from cardavia.rules.clauses import CLAUSES
from cardavia.rules.dealt import SEATS, Dealt, deal_out, team_of
from cardavia.rules.errors import (
    ActionTextError,
    CardNameError,
    DealError,
    IllegalAction,
    PositionError,
    RulesError,
)
from cardavia.rules.legal import legal_actions, restriction
from cardavia.rules.match import DEALS, MatchState
from cardavia.rules.order import Order, order_of
from cardavia.rules.position import parse_position, position_text
from cardavia.rules.shuffle import deal_cards, first_dealer, new_seed, shuffled
from cardavia.rules.state import DealState, Declaration, Phase, start
from cardavia.rules.transition import apply
from cardavia.rules.trick import Combination, Play, Trick, pairs_of

__all__ = [
    "CARDS",
    "CLAUSES",
    "DEALS",
    "DECLARE",
    "PASS",
    "SEATS",
    "TENKA",
    "Action",
    "ActionTextError",
    "Card",
    "CardNameError",
    "Combination",
    "DealError",
    "DealState",
    "Dealt",
    "Declaration",
    "Do",
    "IllegalAction",
    "MatchState",
    "Order",
    "Phase",
    "Play",
    "PositionError",
    "Rank",
    "RulesError",
    "Suit",
    "Trick",
    "apply",
    "card",
    "deal_cards",
    "deal_out",
    "discard",
    "first_dealer",
    "legal_actions",
    "new_seed",
    "order_of",
    "pairs_of",
    "parse_action",
    "parse_position",
    "play",
    "position_text",
    "restriction",
    "shuffled",
    "start",
    "team_of",
]

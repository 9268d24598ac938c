"""Advice: what a player thinks of each action, in points, with reasons that can be put into words.

Advice is made from a `View` alone, so it tells a seat nothing that it may not know. Who thinks is a
`Thinker`: any player that can say what it holds of each action takes the place of the search.

>>> from cardavia.rules import deal_cards, start
>>> from cardavia.view import view
>>> seen = view(start(deal_cards("karuta", number=1, dealer=0)), seat=1)
>>> advice = advise(seen, seed=1, thinker=WorldThinker(20))
>>> [str(one.action) for one in advice.actions], advice.best.do
(['declare', 'pass'], 'declare')
"""

from cardavia.advice.advise import Advice, Advised, advise
from cardavia.advice.reasons import KINDS, Kind, Reason
from cardavia.advice.thinker import (
    Clock,
    LearnedThinker,
    Thinker,
    WorldThinker,
    Worth,
    usual_thinker,
)
from cardavia.advice.words import action_text, advice_text, card_text, reason_text

__all__ = [
    "KINDS",
    "Advice",
    "Advised",
    "Clock",
    "Kind",
    "LearnedThinker",
    "Reason",
    "Thinker",
    "WorldThinker",
    "Worth",
    "action_text",
    "advice_text",
    "advise",
    "card_text",
    "reason_text",
    "usual_thinker",
]

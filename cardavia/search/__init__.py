"""Search: what a seat may believe, and which action promises most.

A search is given a `View` and draws worlds that fit it, all with the same chance; it never sees a
card that its seat may not know. It runs in the kernel where that was built and in Python where not,
with the same integers for the same seed.

>>> from cardavia.rules import deal_cards, start
>>> from cardavia.view import view
>>> state = start(deal_cards("karuta", number=1, dealer=7))
>>> search(view(state, seat=0), worlds=5, seed=1).best in view(state, seat=0).legal
True
"""

from cardavia.search.engine import judge, sample_positions, sample_worlds, search, seed_of
from cardavia.search.errors import NothingUnknown, NotToMove, NoWorld, SearchError
from cardavia.search.facts import facts_of
from cardavia.search.judgement import Judgement
from cardavia.search.pondering import Depth, Pondered, Thought, Tried, ponder, think

__all__ = [
    "Depth",
    "Judgement",
    "NoWorld",
    "NotToMove",
    "NothingUnknown",
    "Pondered",
    "SearchError",
    "Thought",
    "Tried",
    "facts_of",
    "judge",
    "ponder",
    "sample_positions",
    "sample_worlds",
    "search",
    "seed_of",
    "think",
]

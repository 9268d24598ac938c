"""One way in for the search: by the kernel where it was built, else in Python."""

import hashlib
from typing import TYPE_CHECKING

from cardavia.kernel import available, position_bytes
from cardavia.kernel.native import native
from cardavia.rules import DealState
from cardavia.search import reference
from cardavia.search.codes import action_of
from cardavia.search.errors import NotToMove
from cardavia.search.facts import facts_of
from cardavia.search.judgement import Judgement
from cardavia.view import View

if TYPE_CHECKING:
    from cardavia._kernel import Stop

__all__ = ["judge", "sample_positions", "sample_worlds", "search", "seed_of"]


def search(
    view: View,
    worlds: int,
    seed: int,
    *,
    threads: int = 1,
    seconds: float | None = None,
    stop: "Stop | None" = None,
) -> Judgement:
    """Judge each legal action of the view's seat, over worlds that fit what the seat knows.

    In each world every action is followed by the rule of thumb to the end of the deal. The result
    depends on view, worlds and seed alone, unless time runs out: then fewer worlds are looked at,
    but one at least. Where there is one legal action, none is.

    Args:
        view: what the seat to move knows.
        worlds: how many worlds, 1 at least.
        seed: 0 to 2**64 - 1; world number n is drawn from stream n of it.
        threads: how many to share the worlds among, 1 to 256; the search in Python uses one.
        seconds: how long it may take; None for as long as it takes.
        stop: a flag from `cardavia.kernel.stop_flag` that ends the search, by the kernel.

    Raises:
        NotToMove: the view's seat has nothing to choose.
        NoWorld: no deal fits the view.
        ValueError: a number is out of range.
    """
    if worlds < 1:
        raise ValueError(f"worlds is {worlds}; there has to be one at least")
    if not view.legal or view.seat is None:
        raise NotToMove(view.seat)
    if len(view.legal) == 1:
        return Judgement(view.legal, (0,), 0)
    facts = facts_of(view)
    if not available():
        return reference.search_facts(facts, worlds, seed, seconds)
    codes, margins, done = native.search(
        facts, worlds, seed, threads=threads, seconds=seconds, stop=stop
    )
    return Judgement(tuple(map(action_of, codes)), tuple(margins), done)


def judge(state: DealState, depth: int = 1) -> Judgement:
    """Judge each legal action of the seat to move by the true cards: for referees alone.

    At depth 1 all seats go on by the rule of thumb; at a greater depth, up to 3, all of them take
    the best action by a judgement that is one less deep, and so see all cards.

    Raises:
        NotToMove: the deal is done.
        ValueError: no such depth.
    """
    if depth not in range(1, 4):
        raise ValueError(f"depth is {depth}; it can be 1 to 3")
    if state.turn is None:
        raise NotToMove(None)
    if not available():
        return reference.judge_state(state, depth)
    codes, margins, done = native.judge(position_bytes(state), depth)
    return Judgement(tuple(map(action_of, codes)), tuple(margins), done)


def sample_worlds(view: View, count: int, seed: int) -> tuple[DealState, ...]:
    """So many deals that fit what the view's seat knows, all with the same chance.

    They are drawn as `search` draws them; each has the view's whole past.

    Raises:
        NothingUnknown: the view is a spectator's, or the deal is done.
        NoWorld: no deal fits the view.
    """
    return tuple(map(reference.read_position, sample_positions(facts_of(view), count, seed)))


def sample_positions(facts: bytes, count: int, seed: int) -> list[bytes]:
    """As `sample_worlds`, from facts, as the byte strings of positions."""
    if available():
        return native.worlds(facts, count, seed)
    return reference.sample_positions(facts, count, seed)


def seed_of(seed: int, view: View) -> int:
    """A seed for one decision: the same for the same seed and what the seat knows."""
    text = b"cardavia.search/1\0%d\0" % seed + facts_of(view)
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

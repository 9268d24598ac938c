"""What the readable rules say, in the bytes in which the kernel says it."""

from collections.abc import Iterable, Iterator

from cardavia.kernel import code_of, position_bytes
from cardavia.rules import CARDS, DealState, Dealt, Phase, Trick, apply, legal_actions, start

PHASES = (Phase.DECLARE, Phase.DISCARD, Phase.PLAY, Phase.DONE)


def moment(state: DealState) -> bytes:
    """Everything that the rules say about a state, as `cardavia.kernel.trace` writes it."""
    turn = 8 if state.turn is None else state.turn
    flags = state.meri | state.monchi << 1 | state.hidden_robai << 2
    even, odd = (points & 255 for points in state.score)
    legal = sorted(code_of(action) for action in legal_actions(state))
    said = [PHASES.index(state.phase), turn, flags, even, odd, len(state.tricks)]
    return bytes([*said, *_last_two(state.tricks), len(legal), *legal])


def _last_two(tricks: tuple[Trick, ...]) -> Iterator[int]:
    for back in (2, 1):
        taken = tricks[-back] if len(tricks) >= back else None
        yield taken.winner if taken else 8
        yield taken.combination.value if taken and taken.combination else 0


def whole_trace(states: Iterable[DealState]) -> bytes:
    """All moments of a deal."""
    return b"".join(map(moment, states))


def split(trace: bytes) -> list[bytes]:
    """The moments of a trace, so that a difference can be read."""
    moments, at = [], 0
    while at < len(trace):
        end = at + 11 + trace[at + 10]
        moments.append(trace[at:end])
        at = end
    return moments


def digest(trace: bytes) -> str:
    """FNV-1a, 64 bits, as 16 hexadecimal digits."""
    value = 0xCBF29CE484222325
    for byte in trace:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


def read_position(position: bytes) -> DealState:
    """The state of a position's bytes, by the rules alone."""
    hands = [position[4 + 9 * seat : 13 + 9 * seat] for seat in range(8)]
    dealt = Dealt(
        position[3],
        tuple(tuple(CARDS[index] for index in hand) for hand in hands),
        tuple(CARDS[index] for index in position[76:79]),
    )
    state = start(dealt)
    for code in position[80:]:
        by_code = {code_of(action): action for action in legal_actions(state)}
        state = apply(state, by_code[code])
    assert position_bytes(state) == position
    return state

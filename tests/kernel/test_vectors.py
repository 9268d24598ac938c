"""The files that the readable rules have written for both sides, and positions that are none."""

import pytest

from cardavia import kernel
from cardavia.rules import deal_cards, parse_position, position_text, start
from tests.kernel.comparison import moment, read_position, split
from tools.kernel_vectors import FILES, FOLDER, count_ends

START = kernel.position_bytes(start(deal_cards("karuta", 1, 3)))


def lines(name: str) -> list[list[str]]:
    return [line.split() for line in (FOLDER / name).read_text(encoding="ascii").splitlines()]


@pytest.mark.parametrize("name", FILES)
def test_the_rules_would_write_the_same_today(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="ascii").splitlines()
    assert written == list(FILES[name]()), "run `python -m tools.kernel_vectors`"


def test_golden_positions_are_read_and_written_alike() -> None:
    phases = set()
    for position, expected in lines("vectors.txt"):
        given = bytes.fromhex(position)
        state = read_position(given)
        assert moment(state).hex() == expected
        assert split(kernel.trace(given))[-1].hex() == expected
        assert kernel.position_bytes(parse_position(position_text(state))) == given
        phases.add(state.phase)
    assert len(phases) == 4


@pytest.mark.parametrize("number", range(105))
def test_every_way_to_the_end_is_counted(number: int) -> None:
    position, leaves, even = lines("perft.txt")[number]
    given = bytes.fromhex(position)
    assert kernel.perft(given) == (int(leaves), int(even))
    state = read_position(given)
    assert (len(state.tricks), len(state.plays)) == (7 if number < 100 else 6, 0)
    assert count_ends(state) == (int(leaves), int(even))


def changed(at: int, value: int) -> bytes:
    position = bytearray(START)
    position[at] = value
    return bytes(position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (b"", "it has to begin with the bytes HM"),
        (b"HM\x01", "a position of 3 bytes; this one has to have 80"),
        (changed(0, 0), "it has to begin with the bytes HM"),
        (changed(2, 2), "version 2; only version 1 is known"),
        (changed(3, 8), "the dealer is 8; a seat is 0 to 7"),
        (changed(4, 74), "the hand of seat 0 is not in rising order"),
        (changed(78, 75), r"75 is no card; a card is 0 \(P1\) to 74 \(Gs\)"),
        (changed(78, START[77]), "was dealt twice; all 75 are different"),
        (changed(79, 1), "a position of 80 bytes; this one has to have 81"),
        (START + b"\x97", "a position of 81 bytes; this one has to have 80"),
        (changed(79, 1) + b"\x98", "action 1 is coded 152; codes are 0 to 151"),
        (changed(79, 1) + b"\x00", r"action 1: playing 0 \(code 0\) is not allowed now"),
        (changed(79, 2) + b"\x97\x4c", r"action 2: discarding 1 \(code 76\) is not allowed now"),
        (changed(79, 74) + b"\x97" * 74, "a position of 154 bytes; this one has to have 153"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(position: bytes, message: str) -> None:
    for read in (kernel.trace, kernel.decisions, kernel.perft):
        with pytest.raises(ValueError, match=message):
            read(position)

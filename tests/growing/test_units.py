"""Units make up the whole, and need the kernel and nothing of the training."""

import subprocess
import sys
from functools import partial
from itertools import chain
from socket import gethostname

import pytest

from cardavia.growing import Span, duel, grow, spans, units
from cardavia.kernel import Growth, Net, harvest
from cardavia.training import any_weights, net_bytes
from cardavia.work import ClusterMismatch


@pytest.mark.parametrize("most", [1, 4, 12, 100])
def test_spans_are_all_deals_in_a_row(most: int) -> None:
    found = spans(12, most)
    numbers = [range(one.first, one.first + one.deals) for one in found]
    assert list(chain(*numbers)) == list(range(12))
    assert max(one.deals for one in found) == min(most, 12)


def test_units_in_a_row_are_the_whole() -> None:
    growing, duelling = partial(grow, [None], 7, Growth(), 1), partial(duel, None, None, 7, 1)
    parts = [growing(span) for span in spans(30, 8)]
    assert tuple(map(b"".join, zip(*parts, strict=True))) == growing(Span(0, 30))
    assert list(chain(*map(duelling, spans(30, 8)))) == duelling(Span(0, 30))


def test_rows_are_those_of_the_first_network_against_all() -> None:
    net, seed, growth = net_bytes(any_weights(3)), 7, Growth()
    rows = harvest([Net(net), None], 0, 30, seed, growth)
    assert grow([net, None], seed, growth, 1, Span(0, 30)) == rows
    for others in ([net], [None, net], [None]):
        assert grow(others, seed, growth, 1, Span(0, 30)) != rows


@pytest.mark.parametrize(
    "unit", [partial(grow, [None], 7, Growth(), 1), partial(duel, None, None, 7, 1)]
)
def test_a_machine_without_a_kernel_is_named(
    unit: "partial[object]", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(units, "available", lambda: False)
    with pytest.raises(ClusterMismatch, match=f"{gethostname()} can grow and play nothing: the"):
        unit(Span(0, 1))


def test_a_machine_that_grows_loads_neither_jax_nor_numpy() -> None:
    check = "import sys, cardavia.growing; sys.exit(not {'jax', 'numpy'}.isdisjoint(sys.modules))"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0

"""Work in several processes comes back in order, and no more is begun than needed."""

from collections.abc import Iterator
from itertools import islice

import pytest

from cardavia.work.pool import in_order, worker_count


def square(number: int) -> int:
    if number < 0:
        raise ValueError(f"{number} is negative")
    return number * number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    assert list(in_order(square, range(40), workers=workers)) == [n * n for n in range(40)]


@pytest.mark.parametrize(("workers", "most"), [(1, 3), (2, 2 * 5 + 3)])
def test_jobs_are_drawn_as_they_are_needed(workers: int, most: int) -> None:
    drawn: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(1_000):
            drawn.append(number)
            yield number

    results = in_order(square, jobs(), workers=workers, ahead=5)
    assert list(islice(results, 3)) == [0, 1, 4]
    assert len(drawn) <= most


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_is_the_callers(workers: int) -> None:
    with pytest.raises(ValueError, match="-1 is negative"):
        list(in_order(square, [3, -1, 4], workers=workers))


def test_there_are_not_more_workers_than_jobs() -> None:
    assert [worker_count(8, 3), worker_count(2, 30), worker_count(4, 0)] == [3, 2, 1]
    assert worker_count(None, 1_000) >= 1

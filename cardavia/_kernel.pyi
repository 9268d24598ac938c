from typing import Literal

# Whatever has the buffer protocol; NumPy's stubs say so from Python 3.12 on only.
_Buffer = object

def build_profile() -> Literal["debug", "release"]: ...
def trace(position: bytes) -> bytes: ...
def decisions(position: bytes) -> bytes: ...
def perft(
    position: bytes, *, seconds: float | None = None, stop: Stop | None = None
) -> tuple[int, int] | None: ...
def belief_size(facts: bytes) -> float: ...
def worlds(facts: bytes, count: int, seed: int) -> list[bytes]: ...
def search(
    facts: bytes,
    worlds: int,
    seed: int,
    *,
    threads: int = 1,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> tuple[bytes, list[int], int]: ...
def net_blocks() -> list[tuple[str, int, str]]: ...
def net_choices(position: bytes) -> tuple[bytes, bytes]: ...
def net_features(position: bytes) -> bytes: ...
def net_worths(net: Net, position: bytes) -> tuple[bytes, list[int]]: ...
def net_think(net: Net, facts: bytes) -> tuple[bytes, list[int]]: ...
def net_recall(net: Net, position: bytes, seat: int, manner: tuple[float, float]) -> float: ...
def net_ponder(
    net: Net,
    facts: bytes,
    worlds: int,
    tries: int,
    seed: int,
    *,
    threads: int = 1,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> tuple[bytes, list[tuple[int, int, int]], tuple[int, int, int], list[int]]: ...
def harvest(
    nets: list[Net | None],
    first: int,
    deals: int,
    seed: int,
    growth: tuple[float, float, float],
    *,
    threads: int = 1,
    stop: Stop | None = None,
) -> tuple[bytes, bytes, bytes, bytes]: ...
def duels(
    one: Net | None,
    other: Net | None,
    first: int,
    deals: int,
    seed: int,
    *,
    threads: int = 1,
) -> list[int]: ...
def judge(position: bytes, depth: int) -> tuple[bytes, list[int], int]: ...
def playouts(
    position: bytes,
    policy: str,
    count: int,
    seed: int,
    *,
    threads: int = 1,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> tuple[int, int, int]: ...
def solve_ending(
    position: bytes,
    *,
    nodes: int = ...,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> tuple[int, int, int] | None: ...
def solve_plays(
    position: bytes,
    *,
    nodes: int = ...,
    seconds: float | None = None,
    stop: Stop | None = None,
) -> list[tuple[int, int]] | None: ...

class Net:
    def __init__(self, bytes: bytes) -> None: ...  # noqa: A002 - as the kernel names it

class Stop:
    def __init__(self) -> None: ...
    def set(self) -> None: ...
    def is_set(self) -> bool: ...

class SelfPlay:
    def __init__(
        self,
        deals: int,
        seed: int,
        threads: int,
        choices: _Buffer,
        observations: _Buffer,
        legal: _Buffer,
        seats: _Buffer,
        done: _Buffer,
        scores: _Buffer,
    ) -> None: ...
    def step(self) -> None: ...
    def sample(self) -> None: ...

# ruff: noqa: INP001, T201 - a program to read and change, which speaks by printing
"""Learn to play Hachinin Meri by self-play in a minute or two, with NumPy alone.

    python examples/learn.py --rounds 100 --seed 1

A network of two layers guesses what each choice will bring: the points that the own team gains on
the other in this trick, and less and less of what follows. All eight seats play by it, with some
random choices among them; after each round of deals it is fitted to what came of its choices.
Then it plays against random play in duplicate, and a whole match. `docs/research.md` tells more.
"""

import argparse
from collections.abc import Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray

from cardavia.arena import play_match
from cardavia.players import RandomPlayer
from cardavia.research import SelfPlay, choice_of, observation
from cardavia.rules import Action, Suit, order_of
from cardavia.view import View

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]

STEPS = 73  # the most choices of a deal: eight declarations, a discard, eight tricks
SLOTS = 80  # trumps, then each plain suit, the strongest first, sixteen to a suit
OUTPUTS = SLOTS + 2  # and to declare, and to pass
HIDDEN = 128
LATER = 0.9  # what the points of the next trick count against those of this one
WHIMS = 0.2  # how many choices are random while it learns
PASSES = 2  # how often it is fitted to the choices of a round


def slots_of(trump: Suit) -> list[int]:
    """By choice its slot: that of its card while this suit is trump; 80 to declare, 81 to pass."""
    order = order_of(trump)
    lanes = [order.trumps, *(order.plain(suit) for suit in Suit if suit is not trump)]
    slots = [0] * 75
    for lane, row in enumerate(lanes):
        for at, card in enumerate(row):
            slots[card.index] = 16 * lane + at
    return [*slots, SLOTS, SLOTS + 1]


SLOT = np.array([slots_of(trump) for trump in Suit])
LANE = SLOT // 16
STRENGTH = np.zeros((6, SLOTS), np.float32)  # by lane led (5: none) and slot, as far as it can win
STRENGTH[:, :16] = 32 - np.arange(16)
for led in range(1, 5):
    STRENGTH[led, 16 * led : 16 * led + 16] = 16 - np.arange(16)


def features(seen: Bytes) -> Floats:
    """Observations (n, 104) as what the network is given (n, 425): cards by slot, and the rest."""
    rows, trump, codes = np.arange(len(seen)), seen[:, 76], seen[:, :75]
    cards = np.zeros((len(seen), SLOTS), np.uint8)
    cards[rows[:, None], SLOT[trump, :75]] = codes
    lying, mates = (cards >= 16) & (cards < 24), cards % 2 == 0
    led = np.where(seen[:, 103] < 75, LANE[trump, np.minimum(seen[:, 103], 74)], 5)
    strength = STRENGTH[led]
    ours, theirs = (np.max(strength * (lying & side), axis=1) for side in (mates, ~mates))
    own = cards == 1
    winning = own & (strength > np.maximum(ours, theirs)[:, None])
    gone = (cards == 2) | (cards >= 24)
    down = seen[:, 95:103]
    rest = [
        *(seen[:, 75] == phase for phase in range(3)),
        *(led == lane for lane in range(6)),
        *(seen[:, 82] / 8, seen[:, 83], seen[:, 84], trump < 2),
        *(lying.sum(axis=1) / 8, down[:, ::2].sum(axis=1) / 4, down[:, 1::2].sum(axis=1) / 4),
        *(ours > theirs, ours / 32, theirs / 32, seen[:, 79] == 0, seen[:, 80] / 8),
        *(seen[:, 79] % 2 == 0, own[:, :16].sum(axis=1) / 9, own[:, 0], np.ones(len(seen))),
    ]
    planes = [own, winning, gone, lying & mates, lying & ~mates]
    return np.hstack([*planes, np.stack(rest, axis=1)]).astype(np.float32)


class Network:
    """Two layers: what each choice will bring, by its slot."""

    def __init__(self, rng: np.random.Generator) -> None:
        inputs = features(np.zeros((1, 104), np.uint8)).shape[1]
        shapes = [(inputs, HIDDEN), (HIDDEN, OUTPUTS)]
        self.weights = [
            rng.normal(0, 1 / np.sqrt(shape[0]), shape).astype(np.float32) for shape in shapes
        ]
        self._means = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self._steps = 0

    def values(self, given: Floats) -> tuple[Floats, Floats]:
        """What lies in the hidden layer (n, 128), and the values (n, 82)."""
        hidden = np.maximum(given @ self.weights[0], 0)
        return hidden, hidden @ self.weights[1]

    def choose(self, seen: Bytes, legal: Bytes) -> Bytes:
        """For each observation the legal choice of the greatest value."""
        values = self.values(features(seen))[1]
        by_choice = np.take_along_axis(values, SLOT[seen[:, 76]], axis=1)
        return np.where(legal > 0, by_choice, -np.inf).argmax(axis=1).astype(np.uint8)

    def fit(self, seen: Bytes, choices: Bytes, targets: Floats, rate: float) -> None:
        """Bring the values of these choices nearer to the targets: one step of Adam."""
        given, rows = features(seen), np.arange(len(seen))
        hidden, values = self.values(given)
        at = SLOT[seen[:, 76], choices]
        error = np.zeros_like(values)
        error[rows, at] = np.clip(values[rows, at] - targets, -5, 5) / len(seen)
        below = (error @ self.weights[1].T) * (hidden > 0)
        self._steps += 1
        self._turn(1, hidden.T @ error, rate)
        self._turn(0, given.T @ below, rate)

    def _turn(self, layer: int, slope: Floats, rate: float) -> None:
        mean, square = self._means[layer]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        scale = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
        self.weights[layer] -= rate * mean / (1 - 0.9**self._steps) / scale


def play_round(
    network: Network, play: SelfPlay, rng: np.random.Generator, whims: float
) -> tuple[Bytes, Bytes, Floats]:
    """Play each deal to its end; the observations, choices and targets of all its decisions."""
    deals = len(play.seats)
    seen = np.zeros((STEPS, deals, 104), np.uint8)
    choices, alive = np.zeros((STEPS, deals), np.uint8), np.zeros((STEPS, deals), bool)
    side = np.zeros((STEPS, deals), np.float32)  # 1 where an even seat is to move, else -1
    margin = np.zeros((STEPS + 1, deals), np.float32)  # of the even seats, before each choice
    running = np.ones(deals, bool)
    for step in range(STEPS):
        seen[step], alive[step] = play.observations, running
        side[step] = 1 - 2.0 * (play.seats % 2)
        ahead = seen[step, :, 85].astype(np.float32) - seen[step, :, 86]
        margin[step] = np.where(running, side[step] * ahead, margin[step])
        best = network.choose(play.observations, play.legal)
        play.sample()
        np.copyto(play.choices, best, where=rng.random(deals) >= whims)
        choices[step] = play.choices
        play.step()
        ended = running & (play.done > 0)
        final = play.scores[:, 0].astype(np.float32) - play.scores[:, 1]
        margin[step + 1 :, ended] = final[ended]
        running &= ~ended
    targets = side * returns(margin, seen[:, :, 82])
    return seen[alive], choices[alive], targets[alive]


def returns(margin: Floats, trick: Bytes) -> Floats:
    """What each choice brought the even seats: the gain of its trick, then less of the later."""
    brought = np.zeros_like(margin)
    for step in reversed(range(STEPS)):
        same = trick[step] == trick[min(step + 1, STEPS - 1)]
        later = np.where(same, 1, LATER).astype(np.float32)
        brought[step] = margin[step + 1] - margin[step] + later * brought[step + 1]
    return brought[:-1]


def train(rounds: int, deals: int, seed: int) -> Iterator[Network]:
    """The network after each round of so many deals; it is the same object all the time."""
    rng = np.random.default_rng(seed)
    network = Network(rng)
    for number in range(rounds):
        play = SelfPlay(deals, seed=int(rng.integers(2**63)))
        whims = WHIMS if number else 1.0  # before anything is learned, everything is a whim
        seen, choices, targets = play_round(network, play, rng, whims)
        rate = 2e-3 * (1 - 0.9 * number / rounds)
        order = np.hstack([rng.permutation(len(seen)) for _ in range(PASSES)])
        for part in np.array_split(order, len(order) // 512):
            network.fit(seen[part], choices[part], targets[part], rate)
        yield network


def against_random(network: Network, deals: int, seed: int) -> NDArray[np.float64]:
    """The points that it is ahead of random play, deal by deal, each played with both teams."""
    margins = np.zeros((2, deals))
    for team in range(2):
        play = SelfPlay(deals, seed)
        running = np.ones(deals, bool)
        for _ in range(STEPS):
            play.sample()
            best = network.choose(play.observations, play.legal)
            np.copyto(play.choices, best, where=play.seats % 2 == team)
            play.step()
            ended = running & (play.done > 0)
            ahead = play.scores[:, team].astype(float) - play.scores[:, 1 - team]
            margins[team, ended] = ahead[ended]
            running &= ~ended
    return margins.mean(axis=0)


class Learner:
    """The network as one of Cardavia's players: a view in, an action out."""

    name, level, version = "Learner", "learner", "1"

    def __init__(self, network: Network) -> None:
        self._network = network

    def act(self, view: View) -> Action:
        """The action of the greatest value."""
        by_choice = {choice_of(action): action for action in view.legal}
        legal = np.zeros((1, 77), np.uint8)
        legal[0, list(by_choice)] = 1
        seen = np.array([observation(view)], np.uint8)
        return by_choice[int(self._network.choose(seen, legal)[0])]


def match_points(network: Network, seed: int) -> tuple[int, int]:
    """Points of the network and of random play in a match of eight deals."""
    rng = Random(seed)  # noqa: S311 - a game needs no cryptographic source
    players = [
        Learner(network) if seat % 2 == 0 else RandomPlayer(rng.randrange(2**32))
        for seat in range(8)
    ]
    even, odd = zip(*(deal.score for deal in play_match(f"learn/{seed}", players)), strict=True)
    return sum(even), sum(odd)


def main() -> None:
    """Train, and tell how well it plays."""
    parser = argparse.ArgumentParser(description="Learn Hachinin Meri by self-play.")
    parser.add_argument("--rounds", type=int, default=100, help="rounds of deals")
    parser.add_argument("--deals", type=int, default=512, help="deals in a round")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for number, network in enumerate(train(asked.rounds, asked.deals, asked.seed), start=1):
        if number in (1, asked.rounds) or number % 10 == 0:
            margins = against_random(network, 1000, seed=asked.seed)
            reach = 1.96 * margins.std(ddof=1) / np.sqrt(len(margins))
            print(f"round {number}: {margins.mean():+.2f} ± {reach:.2f} points a deal", flush=True)
    points = match_points(network, asked.seed)
    print(f"a match of eight deals against random: {points[0]} to {points[1]}")


if __name__ == "__main__":
    main()

"""What people can choose among, with the kernel and without."""

import subprocess
import sys

from cardavia.players import OFFERED, make_player, offered_levels, usual_level

WITHOUT = """
import sys
sys.modules["cardavia._kernel"] = None
from cardavia.kernel import KernelMissing
from cardavia.players import OFFERED, make_player, offered_levels, usual_level
assert usual_level(offered_levels()) == "novice"
there = []
for level in OFFERED:
    try:
        there.append(make_player(level, 1).level)
    except KernelMissing:
        pass
assert tuple(there) == offered_levels() == ("novice",), there
"""


def test_all_levels_are_offered_and_the_usual_one_answers_at_once() -> None:
    assert offered_levels() == OFFERED
    assert [make_player(level, 1).level for level in offered_levels()] == list(OFFERED)
    assert usual_level(offered_levels()) == "expert"


def test_without_the_kernel_those_are_offered_that_need_none() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")

"""The command line: `cardavia serve`, `play`, `simulate`, `verify`, `replay`, `arena` and others.

Exit codes: 0 all is well; 1 a record or case is not right; 2 bad arguments or files; 130
interrupted.
"""

from cardavia.cli.main import main

__all__ = ["main"]

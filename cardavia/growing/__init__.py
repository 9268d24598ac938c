"""What a network learns from, as units of work for any machine that has the kernel.

It stands apart from the training because that needs JAX: a machine that grows rows for another one
does not.
"""

from cardavia.growing.units import Span, duel, grow, spans

__all__ = ["Span", "duel", "grow", "spans"]

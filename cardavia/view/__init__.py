"""What one seat, or a spectator, may know of a deal.

>>> from cardavia.rules import deal_cards, start
>>> state = start(deal_cards("karuta", number=1, dealer=0))
>>> [str(one) for one in view(state, seat=3).hand] == [str(one) for one in state.hands[3]]
True
>>> view(state, seat=None).hand
()
"""

from cardavia.view.hand import held
from cardavia.view.project import view
from cardavia.view.seen import OpenTrick, SeenPlay, View
from cardavia.view.wire import dec_hook, decode_view, enc_hook, encode

__all__ = [
    "OpenTrick",
    "SeenPlay",
    "View",
    "dec_hook",
    "decode_view",
    "enc_hook",
    "encode",
    "held",
    "view",
]

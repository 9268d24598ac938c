"""What the handlers share, and how they name it."""

from dataclasses import dataclass
from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import State

from cardavia.server.hub import Hub
from cardavia.server.settings import ServeSettings

__all__ = ["PlainRequest", "PlainSocket", "Services"]

PlainRequest = Request[Any, Any, State]
PlainSocket = WebSocket[Any, Any, State]


@dataclass(frozen=True, slots=True)
class Services:
    """What the handlers share: the settings and the way to every table."""

    settings: ServeSettings
    hub: Hub

"""What the handlers share, and how they name it."""

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, WebSocket
from litestar.datastructures import State
from litestar.params import Dependency

from cardavia.server.hub import Hub
from cardavia.server.settings import ServeSettings

__all__ = ["Injected", "PlainRequest", "PlainSocket", "Services"]

PlainRequest = Request[Any, Any, State]
PlainSocket = WebSocket[Any, Any, State]


@dataclass(frozen=True, slots=True)
class Services:
    """What the handlers share: the settings and the way to every table."""

    settings: ServeSettings
    hub: Hub


Injected = Annotated[Services, Dependency(skip_validation=True)]

"""The application: handlers, what they share, errors as kind pages, all behind the guard."""

import structlog
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException

from cardavia.server.api import ApiError, api_handlers, json_reply
from cardavia.server.guard import AsgiApp, Guard, Receive, Scope, Send
from cardavia.server.hub import Hub
from cardavia.server.installing import installing_handlers
from cardavia.server.learn import learn_handlers
from cardavia.server.pages import ErrorKind
from cardavia.server.pictures import picture_handlers
from cardavia.server.running import MakePlayer
from cardavia.server.services import PlainRequest, Services
from cardavia.server.settings import ServeSettings
from cardavia.server.site import error_page, site_handlers
from cardavia.server.socket import table_socket
from cardavia.store import Store
from cardavia.table import ErrorMessage

__all__ = ["Application", "create_app"]

LARGEST_REQUEST = 4096
"""Bytes of a request's body; commands and the start form need far fewer."""

logger = structlog.get_logger("cardavia.server")


class Application:
    """The ASGI application over an open store.

    Whoever serves it calls `begin_close` when the end is near, so that waiting browsers let go, and
    `close` at the end; the store is theirs to close.
    """

    def __init__(
        self, settings: ServeSettings, store: Store, make_player: MakePlayer | None = None
    ) -> None:
        self._hub = Hub(store, settings, make_player)
        app: AsgiApp = _litestar(Services(settings, self._hub))  # type: ignore[assignment] # plain ASGI
        self._guarded = Guard(app, (*settings.hosts, settings.host))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection, as ASGI wants it."""
        await self._guarded(scope, receive, send)

    def begin_close(self) -> None:
        """Send waiting browsers away, so that the server can end at once."""
        self._hub.begin_close()

    async def close(self) -> None:
        """Stop all tables; they stay stored."""
        await self._hub.close()


def create_app(
    settings: ServeSettings, store: Store, make_player: MakePlayer | None = None
) -> Application:
    """The application over an open store; to be made where an event loop runs.

    `make_player` gives the tables their players, instead of the program's own; tests bring some.
    """
    return Application(settings, store, make_player)


def _litestar(services: Services) -> Litestar:
    return Litestar(
        route_handlers=[
            *api_handlers,
            table_socket,
            *picture_handlers,
            *installing_handlers,
            *learn_handlers,
            *site_handlers,
        ],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        exception_handlers={HTTPException: _http_error, Exception: _failure},
        logging_config=None,
        openapi_config=None,
        request_max_body_size=LARGEST_REQUEST,
    )


def _http_error(request: PlainRequest, error: HTTPException) -> Response[bytes]:
    if _is_api(request):
        message = error.message if isinstance(error, ApiError) else _message(error.status_code)
        return json_reply(message, error.status_code)
    response = error_page(request, _kind(error.status_code))
    response.status_code = error.status_code
    return response


def _failure(request: PlainRequest, error: Exception) -> Response[bytes]:
    """Only the kind of the error is logged: its text could name cards of a running deal."""
    logger.error("request failed", path=request.url.path, error=type(error).__name__)
    if _is_api(request):
        return json_reply(ErrorMessage("server"), 500)
    return error_page(request, ErrorKind.FAILED)


def _is_api(request: PlainRequest) -> bool:
    return request.url.path.startswith("/api/")


def _message(status: int) -> ErrorMessage:
    match status:
        case 404:
            return ErrorMessage("not-found")
        case 405:
            return ErrorMessage("not-allowed")
        case 413:
            return ErrorMessage("too-large")
        case _:
            return ErrorMessage("bad-message" if status < 500 else "server")


def _kind(status: int) -> ErrorKind:
    known = {kind.status: kind for kind in ErrorKind}
    return known.get(status, ErrorKind.BAD_REQUEST if status < 500 else ErrorKind.FAILED)

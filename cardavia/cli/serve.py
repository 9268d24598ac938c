"""`serve`: the web server."""


def serve() -> None:
    """Serve the game to browsers."""

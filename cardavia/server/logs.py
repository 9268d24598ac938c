"""Structured logs on standard error: what happened to which table, never a card or a secret."""

import logging
import sys

import structlog

__all__ = ["configure_logs"]


def configure_logs(level: str = "warning") -> None:
    """Send the program's logs to standard error: readable on a terminal, JSON lines elsewhere."""
    number = logging.getLevelNamesMapping()[level.upper()]
    readable = sys.stderr.isatty()
    renderer = structlog.dev.ConsoleRenderer() if readable else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    # Other libraries' logs only when something is wrong: aiosqlite's at debug would hold cards.
    logging.basicConfig(stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")

"""What the server says about itself: faults, with their time, and nothing that anybody could be hiding (H1)."""

from __future__ import annotations

import logging

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def set_up_logs() -> None:
    """Warnings and worse go to the terminal. Requests are not logged: their addresses open tables."""
    logging.basicConfig(format=FORMAT, level=logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    """That an ending server does not wait for requests that wait themselves is no fault."""
    return "timeout graceful shutdown exceeded" not in str(record.msg)

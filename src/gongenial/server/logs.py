"""What the server says about itself: faults, with their time, and nothing that anybody could be hiding (H1)."""

from __future__ import annotations

import logging

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def set_up_logs() -> None:
    """Warnings and worse go to the terminal. Requests are not logged: their addresses open tables."""
    logging.basicConfig(format=FORMAT, level=logging.WARNING)

"""What a wheel needs besides the sources: the card pictures and the page."""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class GeneratedFiles(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("GONGENIAL_SKIP_BUILD") == "1":
            return

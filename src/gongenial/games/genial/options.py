"""The rule options of the collecting game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gongenial.core.contract import Option
from gongenial.core.values import OptionValue

OPTIONS = (
    Option("row_length", "C15", "sheet", ("sheet", "kosmos"), "sheet or kosmos"),
    Option("alternative_move", "C13", "one", ("one", "all", "off"), "one, all or off"),
)


def option_values(record: Any) -> dict[str, OptionValue]:
    """The rule options that stand in a state or a view."""
    return {option.name: option.value(int(getattr(record, option.name))) for option in OPTIONS}


def fit(players: int, options: Mapping[str, OptionValue]) -> None:
    """Every option goes with every number of players."""

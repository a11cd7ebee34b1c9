"""From the page's messages to the table's commands. Who asks comes from the session, never from the message."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from gongenial.core.values import OptionValue
from gongenial.table import commands
from gongenial.table.commands import Command
from gongenial.table.roster import Person
from gongenial.wire import messages
from gongenial.wire.options import Options

Asking = (
    messages.Sit
    | messages.Rename
    | messages.Leave
    | messages.SetSeat
    | messages.SetSeats
    | messages.SetOptions
    | messages.SetSeries
    | messages.SetYoungest
    | messages.Start
    | messages.Act
    | messages.Say
)
"""The messages that ask something of the table."""


def game_and_options(options: Options) -> tuple[str, dict[str, OptionValue]]:
    """Whose options they are, and their values by name."""
    return str(options.__struct_config__.tag), msgspec.structs.asdict(options)


def command_of(message: Asking, person: Person, name: str, new_secret: Callable[[], str]) -> Command:
    """`name` is the one that the session last used; `new_secret` gives the randomness for a deal."""
    match message:
        case messages.Sit():
            return commands.Sit(person, message.name, message.seat)
        case messages.Rename():
            return commands.Rename(person, message.name)
        case messages.Leave():
            return commands.Leave(person)
        case messages.SetSeat():
            return commands.SetSeat(person, message.seat, message.to)
        case messages.SetSeats():
            return commands.SetSeats(person, message.count)
        case messages.SetOptions():
            game, options = game_and_options(message.options)
            return commands.SetOptions(person, game, options, message.leaver, message.clock)
        case messages.SetSeries():
            return commands.SetSeries(person, message.games, message.best_of)
        case messages.SetYoungest():
            return commands.SetYoungest(person, message.seat)
        case messages.Start():
            return commands.Start(person, new_secret())
        case messages.Act():
            return commands.Act(person, message.seq, message.action)
        case messages.Say():
            return commands.Say(person, name, message.phrase)

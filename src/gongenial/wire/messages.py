"""Every message on the socket, as tagged structs; the page's TypeScript types are generated from these.

A client message carries `ref`, a number of the page's own choosing; it gets exactly one answer, `done` or
`error`, with that `ref`. The seat is never in a message: it follows from the signed cookie of the session.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 1
"""Rises when an old page can no longer talk to a new server; a page with another number must reload (B54)."""

Ref = Annotated[int, Meta(ge=0, le=2**31)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
SeatNo = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Slug = Annotated[str, Meta(pattern="^[a-z0-9-]{1,32}$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=32)]
GameName = Literal["link"]
Level = Literal["easy", "medium", "hard"]
Leaver = Literal["bot", "remove"]
Clock = Literal[0, 30, 60]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No message has room for a field that its type does not name."""


# -------------------------------------------------------------------------------------------- from the page


class Hello(Strict, frozen=True, tag="hello"):
    """The first message on a socket. Answered by `welcome`, `table` and, while a game runs, `game`."""

    ref: Ref
    protocol: int


class Sit(Strict, frozen=True, tag="sit"):
    """Take a seat: the named open one, or without `seat` the first that is free (a bot's too, before the start)."""

    ref: Ref
    name: Name
    seat: SeatNo | None = None


class Rename(Strict, frozen=True, tag="rename"):
    ref: Ref
    name: Name


class Leave(Strict, frozen=True, tag="leave"):
    """Get up. While a game runs this is X2: a bot takes over, or the seat is removed, as the table was set up."""

    ref: Ref


class SetSeat(Strict, frozen=True, tag="set_seat"):
    """Host only: make a seat `open` or a bot's. In a lobby this also sends away whoever sits there; while a game
    runs only an absent or idle person's seat can be given up so (X2); if it is the idle host's, by any other player.
    """

    ref: Ref
    seat: SeatNo
    to: Literal["open", "easy", "medium", "hard"]


class SetSeats(Strict, frozen=True, tag="set_seats"):
    """Host only, in a lobby: how many seats the table has."""

    ref: Ref
    count: Annotated[int, Meta(ge=2, le=6)]


class LinkOptions(Strict, frozen=True, omit_defaults=False):
    """The rule options of LINK (G4, G8, L4, L10)."""

    jokers: Literal[0, 2] = 2
    hand_size: Annotated[int, Meta(ge=5, le=28)] = 9
    draw_when_able: bool = False
    false_call_penalty: bool = False


class SetOptions(Strict, frozen=True, tag="set_options"):
    """Host only, between games: rule options and the table's own settings, all of them at once."""

    ref: Ref
    options: LinkOptions
    leaver: Leaver
    clock: Clock
    """Seconds a turn may take; 0 is no clock."""


class SetYoungest(Strict, frozen=True, tag="set_youngest"):
    """Host only, before the first game: the seat that begins (G7); None draws it by lot."""

    ref: Ref
    seat: SeatNo | None


class Start(Strict, frozen=True, tag="start"):
    """Host only: deal. Open seats get bots of the medium level. Also the rematch after a game, by any player."""

    ref: Ref


class Act(Strict, frozen=True, tag="act"):
    """An action of the sender's seat, in the notation of the game (`NB4`, `JK>2`, `draw`, `gong`, `gong!2` ...).

    `seq` is the number of the last `game` message seen. A stale one never acts twice: turn actions are refused
    with `stale`; `gong` and `gong!N` race by design and count if they are still right on arrival.
    """

    ref: Ref
    seq: Seq
    action: ActionText


class Say(Strict, frozen=True, tag="say"):
    """A preset phrase or emote, by its id; each reader sees it in their own language."""

    ref: Ref
    phrase: Slug


class Ping(Strict, frozen=True, tag="ping"):
    ref: Ref


FromPage = Hello | Sit | Rename | Leave | SetSeat | SetSeats | SetOptions | SetYoungest | Start | Act | Say | Ping


# ---------------------------------------------------------------------------------------------- to the page


class Done(Strict, frozen=True, tag="done"):
    """The message `ref` was carried out (or, for a simultaneous answer, accepted)."""

    ref: Ref


class Error(Strict, frozen=True, tag="error"):
    """The message `ref` was refused; nothing has changed.

    `code` names the text that the page shows (Fluent id `error-CODE`); `rule` is the rule's id, if one decided;
    `message` is the same in English, for programmers.
    """

    ref: Ref | None
    code: Slug
    message: str
    rule: str | None = None


class Welcome(Strict, frozen=True, tag="welcome"):
    """Who you are at this table."""

    ref: Ref
    protocol: int
    code: str
    """The table's six letters."""
    join_url: str
    """The address to share, right for other devices on the network (B53)."""
    seat: SeatNo | None
    """Your seat, None for a spectator."""
    name: str


class SeatInfo(Strict, frozen=True):
    kind: Literal["open", "person", "bot", "gone"]
    """`gone`: left the running game under `leaver=remove`."""
    name: str
    level: Level | None = None
    """A bot's level; also of the bot that plays on for a person who left."""
    online: bool = True
    idle: bool = False
    """The game has waited for this seat for so long that it can be given up, even if its person is online."""
    host: bool = False
    wins: int = 0


class Table(Strict, frozen=True, tag="table"):
    """The table around the game: sent on joining and whenever it changes."""

    game: GameName
    stage: Literal["lobby", "playing", "over"]
    seat: SeatNo | None
    """The reader's own seat."""
    seats: tuple[SeatInfo, ...]
    options: LinkOptions
    leaver: Leaver
    clock: Clock
    youngest: SeatNo | None
    starter: SeatNo | None
    """Who begins, or began, the current game."""
    games: int
    """Games finished at this table."""
    spectators: int


class Known(Strict, frozen=True):
    """What the reader could have remembered of one seat's hand."""

    holds: tuple[str, ...]
    lacks: tuple[str, ...]


class LinkView(Strict, frozen=True, tag="link", tag_field="game"):
    """All that one seat (or a spectator) may know of a game of LINK. Cards are `NB4`, a joker is `JK`."""

    seat: SeatNo | None
    players: int
    turn: SeatNo
    hand: tuple[str, ...]
    """Own cards, sorted by family and number; empty for a spectator."""
    counts: tuple[int, ...]
    """Cards in each seat's hand."""
    stock: int
    pile: tuple[str, ...]
    """The discards, top first."""
    top: str | None
    """The card to match; None while no family card lies in the pile (L2)."""
    drew: bool
    """The turn player has drawn this turn."""
    drawn: str | None
    """The card that the reader has just drawn and may still play."""
    joker: tuple[SeatNo, SeatNo] | None
    """(by, target) while the question of J4 is open."""
    owes: tuple[SeatNo, ...]
    """Seats that have one card and have not said GONG."""
    catchable: tuple[SeatNo, ...]
    """Those among them for whom another may say it now (L8)."""
    passes: int
    turns: int
    removed: tuple[SeatNo, ...]
    options: LinkOptions
    known: tuple[Known, ...]
    """For each seat."""


class Event(Strict, frozen=True):
    """One thing that happened, as the reader may know it."""

    seat: SeatNo
    """Who did it."""
    action: str
    """In the game's notation; `leave` for a seat that left; `deal` at the start (then `seat` is the starter)."""
    drew: SeatNo | None = None
    """Who drew cards because of it (a penalty goes to the one caught)."""
    count: int = 0
    """How many they drew."""
    card: str | None = None
    """The card drawn, if the reader may see it."""
    reshuffled: bool = False
    """The discards were made into a new stock first (S1)."""
    exchanged: tuple[SeatNo, SeatNo] | None = None
    """Two seats exchanged their hands (J1)."""
    asked: SeatNo | None = None
    """The seat that was asked whether it cancels (J4)."""
    auto: bool = False
    """The clock or a stand-in acted."""


class OutcomeInfo(Strict, frozen=True):
    termination: Literal["won", "blocked", "stuck", "turn_limit", "reserve_empty", "left"]
    winners: tuple[SeatNo, ...]
    ranks: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    """Everything is revealed when a game is over (H2)."""


class Game(Strict, frozen=True, tag="game"):
    """The game as the reader may see it now. Each replaces the one before; `events` say what happened between."""

    seq: Seq
    view: LinkView
    legal: tuple[str, ...]
    """The reader's legal actions, in the game's notation."""
    waiting: tuple[SeatNo, ...]
    events: tuple[Event, ...]
    """Empty when the message is a resync."""
    remaining_ms: int | None
    """Time left for those waited for, None without a clock; the page counts on from when the message came."""
    answered: bool = False
    """The reader has already answered the open question (J4); it takes effect at its fixed moment."""
    outcome: OutcomeInfo | None = None


class Said(Strict, frozen=True, tag="said"):
    """Somebody used a preset phrase or emote."""

    seat: SeatNo | None
    name: str
    phrase: Slug


class Pong(Strict, frozen=True, tag="pong"):
    ref: Ref


ToPage = Done | Error | Welcome | Table | Game | Said | Pong


# ------------------------------------------------------------------------------------------------- over HTTP


class NewTable(Strict, frozen=True):
    """`POST /api/tables`: open a table. `quick` seats the sender, fills up with bots and deals at once."""

    game: GameName = "link"
    quick: bool = False
    name: Name | None = None
    seats: Annotated[int, Meta(ge=2, le=6)] = 3
    level: Level = "easy"


class TableCreated(Strict, frozen=True):
    code: str


class RunningTable(Strict, frozen=True):
    code: str
    game: GameName
    stage: Literal["lobby", "playing", "over"]
    names: tuple[str, ...]
    your_turn: bool


class Me(Strict, frozen=True):
    """`GET /api/me`: the session's own name and the tables that it sits at, newest first."""

    name: str | None
    tables: tuple[RunningTable, ...]

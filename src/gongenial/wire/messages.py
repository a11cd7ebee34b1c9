"""Every message on the socket, as tagged structs; the page's TypeScript types are generated from these.

A client message carries `ref`, a number of the page's own choosing; it gets exactly one answer, `done` or
`error`, with that `ref`. The seat is never in a message: it follows from the signed cookie of the session.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from gongenial.core.levels import Level
from gongenial.wire.common import ActionText, Clock, GameName, Leaver, Name, Ref, SeatNo, Seq, Slug, Strict
from gongenial.wire.events import Event
from gongenial.wire.options import AllOptions, Options
from gongenial.wire.views import View

PROTOCOL = 3
"""Rises when an old page can no longer talk to a new server; a page with another number must reload (B54)."""

SCREEN = "screen"
Part = Literal[0, 1, 2, 3, 4, 5, "screen"]
Stage = Literal["lobby", "playing", "over"]
Termination = Literal["won", "blocked", "stuck", "turn_limit", "reserve_empty", "left"]
BestOf = Literal[0, 3, 5, 7]
"""Whoever has first won more than half of so many games wins the match; 0 plays on for as long as one likes."""


# -------------------------------------------------------------------------------------------- from the page


class Hello(Strict, frozen=True, tag="hello"):
    """The first message on a socket. Answered by `welcome`, `table` and, while a game runs, `game`."""

    ref: Ref
    protocol: int
    part: Part = 0
    """Who of those at this browser: 0 is the session's own person, 1 to 5 are others who share the device, and
    `screen` is nobody: it watches, whatever seat the session has."""


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


class SetOptions(Strict, frozen=True, tag="set_options"):
    """Host only, between games: the rule options of one game and the table's own settings, all of them at once."""

    ref: Ref
    options: Options
    leaver: Leaver
    clock: Clock
    """Seconds a turn may take; 0 is no clock."""


class SetSeries(Strict, frozen=True, tag="set_series"):
    """Host only, between games: what is played, and for how long. Another `best_of` begins a new match."""

    ref: Ref
    games: Annotated[tuple[GameName, ...], Meta(min_length=1, max_length=4)]
    """One game, or several by turns."""
    best_of: BestOf


class SetYoungest(Strict, frozen=True, tag="set_youngest"):
    """Host only, before the first game of a match: the seat that begins it (G7); None draws it by lot."""

    ref: Ref
    seat: SeatNo | None


class Start(Strict, frozen=True, tag="start"):
    """Host only: deal. Open seats get bots of the medium level. After a game any player may ask for another: it is
    dealt once everybody who is there has asked, or a few seconds after the first (`again` and `again_ms` of `table`).
    """

    ref: Ref


class Act(Strict, frozen=True, tag="act"):
    """An action of the sender's seat, in the notation of the game (`NB4`, `JK>2`, `draw`, `gong!2`, `ask 2 OM3` ...).

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


FromPage = (
    Hello | Sit | Rename | Leave | SetSeat | SetSeats | SetOptions | SetSeries | SetYoungest | Start | Act | Say | Ping
)


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
    shared: bool = False
    """The people of this table hand one device around, and it is this one."""
    build: str = ""
    """The page that the server hands out now; one of another build must load itself anew before it acts (B54)."""


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
    """Games won at this table."""
    match_wins: int = 0
    """Games won in the match that is being played, or has just been decided."""
    part: Literal[0, 1, 2, 3, 4, 5] | None = None
    """Which of those who share the table's device has this seat, if they do."""


class Series(Strict, frozen=True):
    """What is played, and for how long."""

    games: tuple[GameName, ...]
    """One game, or several by turns."""
    best_of: BestOf


class Played(Strict, frozen=True):
    """A line of the score sheet: one finished game."""

    game: GameName
    match: int
    """Counts the matches of this table from 1."""
    names: tuple[str, ...]
    """Who sat on which seat."""
    starter: SeatNo
    termination: Termination
    winners: tuple[SeatNo, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    """As in OutcomeInfo."""


class Table(Strict, frozen=True, tag="table"):
    """The table around the game: sent on joining and whenever it changes."""

    game: GameName
    """The game that is being played or has just ended; in a lobby the one to be dealt."""
    next_game: GameName
    """The game that the next start deals."""
    stage: Stage
    seat: SeatNo | None
    """The reader's own seat."""
    seats: tuple[SeatInfo, ...]
    options: AllOptions
    leaver: Leaver
    clock: Clock
    youngest: SeatNo | None
    starter: SeatNo | None
    """Who begins, or began, the current game."""
    games: int
    """Games finished at this table."""
    series: Series
    match: int
    """The number of the match, from 1."""
    match_games: int
    """Games finished in it."""
    champions: tuple[SeatNo, ...]
    """Who has won the match, once it is decided; the next start begins a new one."""
    sheet: tuple[Played, ...]
    """The last games at this table, the newest last."""
    again: tuple[SeatNo, ...]
    """After a game: who has asked for another."""
    again_ms: int | None
    """Time until it is dealt, None while nobody has asked."""
    spectators: int
    one_device: bool = False
    """Everybody who sits here shares one device; others can only watch."""


class OutcomeInfo(Strict, frozen=True):
    termination: Termination
    winners: tuple[SeatNo, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    """For each seat what the game counts: cards left (LINK, FIGHT), families (FAMILY), tokens (the collecting game)."""
    hands: tuple[tuple[str, ...], ...]
    """Everything is revealed when a game is over (H2); empty where there are no hands."""


class Game(Strict, frozen=True, tag="game"):
    """The game as the reader may see it now. Each replaces the one before; `events` say what happened between."""

    seq: Seq
    view: View
    legal: tuple[str, ...]
    """The reader's legal actions, in the game's notation."""
    waiting: tuple[SeatNo, ...]
    events: tuple[Event, ...]
    """Empty when the message is a resync."""
    past: tuple[Event, ...] | None
    """On coming to a table, or back to it: what happened last in this game, the newest last. It replaces what the
    page remembers."""
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
    """`POST /api/tables`: open a table. `quick` seats the sender, fills up with bots and deals at once. Without
    `hosted` nobody sits at it yet, and whoever sits down first is its host: a big screen opens it so."""

    game: GameName = "link"
    quick: bool = False
    hosted: bool = True
    name: Name | None = None
    seats: Annotated[int, Meta(ge=2, le=6)] = 3
    level: Level = "easy"
    options: Options | None = None
    """Those of the game; without them its defaults."""
    players: Annotated[tuple[Name, ...], Meta(min_length=2, max_length=6)] | None = None
    """Those who hand the sender's device around, on the first seats: the table is for them alone, and for bots."""
    youngest: SeatNo | None = None
    """With `players`: the seat that begins the first game (G7); None draws it by lot."""


class TableCreated(Strict, frozen=True):
    code: str


class RunningTable(Strict, frozen=True):
    code: str
    game: GameName
    stage: Stage
    names: tuple[str, ...]
    your_turn: bool
    left: bool = False
    """You got up; a bot keeps your seat for as long as the game lasts."""
    one_device: bool = False


class Me(Strict, frozen=True):
    """`GET /api/me`: the session's own name and the tables that it sits at, newest first."""

    name: str | None
    tables: tuple[RunningTable, ...]
    games: tuple[GameName, ...]
    """What can be played here."""

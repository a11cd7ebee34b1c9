"""What stands on the pages for printed cards: a card with its task, a colour, the joker, all cards to pick from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from urllib.parse import urlencode

from gongenial.printing.sheets.codes import kind_of
from gongenial.printing.symbols import FAMILIES, XPHERES
from gongenial.printing.symbols import JOKER as JOKER_SYMBOL
from gongenial.server.small_page import JOKER, Page, Reader, icon, picture, shape
from gongenial.wire.cards import TaskText
from gongenial.wire.common import TaskColour

KINDS: dict[TaskColour, str] = {"yellow": "fight", "red": "malus", "blue": "bonus"}
"""How the page of a colour is called (T3), by the colour (T1)."""
COLOURS = {kind: colour for colour, kind in KINDS.items()}
JOKER_TEXTS = {"any": "cards-joker-title", "link": "game-link", "family": "game-family", "fight": "game-fight"}
"""What is told of the joker, with the headings."""
LARGE = "(min-width: 700px) 24rem, 62vw"
"""How wide a card is shown."""


@dataclass(frozen=True)
class Group:
    """The deck that a browser shares with others."""

    code: str
    link: str


def colour_of(card: str) -> TaskColour:
    """The colour of a card's code (T1)."""
    return kind_of(int(card[2:])).name


def card_name(reader: Reader, card: str) -> str:
    """How a card is called."""
    if card == JOKER:
        return reader.plain("card-joker")
    return reader.plain("card-name", family=FAMILIES[card[:2]].name, number=card[2:])


def tint(card: str) -> str:
    symbol = JOKER_SYMBOL if card == JOKER else FAMILIES[card[:2]]
    return f"--tint:{symbol.color}"


def task_body(
    reader: Reader,
    colour: TaskColour,
    task: TaskText,
    spoken: str,
    shown: str,
    path: str,
    group: str | None,
    note: str,
) -> str:
    """What is `shown` above, and the task, in the language that is `spoken`."""
    badge = ""
    if group is not None:
        said = reader.say("cards-group-badge", code=group)
        badge = f'<a class="badge" href="/q#group" data-testid="badge">{icon("people", 20)}{said}</a>'
    return f"""<main class="task-page {colour}" id="page">
{shown}
<div class="side">
<article class="panel task" id="task" data-testid="task" data-task="{task.name}">
<div class="band"><span id="sign">{icon(colour, 34)}</span><b id="kind">{reader.say(f"code-{colour}-kind")}</b>
<button class="read" id="read" aria-pressed="false" data-testid="read">{icon("sound", 28)}
<span>{reader.say("fight-read")}</span></button></div>
<div class="words" aria-live="polite" lang="{spoken}"><h1 id="title">{escape(task.title)}</h1>
<p id="text">{escape(task.text)}</p></div>
</article>
<p class="note" role="status" id="note">{note}</p>
<nav class="doors">
<a class="button gold" id="another" href="{path}" data-testid="another">
{icon("again", 28)}{reader.say("cards-another")}</a>
<a class="button" href="/q" data-testid="pick">{icon("cards")}{reader.say("cards-pick")}</a>
<a class="button" href="/rules/fight">{icon("help")}{reader.say("cards-rules")}</a>
</nav>
{badge}
</div>
</main>"""


def stand_in_body(reader: Reader, task: TaskText, spoken: str, group: str | None) -> str:
    """A page as `task_body` writes it, unseen until its script has put in what the address asks for."""
    signs = "".join(icon(colour).replace('"icon"', f'"icon {colour}"') for colour in KINDS)
    shown = '<div class="picture" id="shown"><img alt="" width="240" height="360"></div>'
    body = task_body(reader, "yellow", task, spoken, shown, "/q", group, "").replace("task-page", "task-page waits", 1)
    return f'<div id="signs" hidden>{signs}</div>{body}'


def shown_sign(colour: TaskColour) -> str:
    """The sign of a colour, where it isn't known which card was drawn."""
    return f'<div class="sign" id="shown">{icon(colour, 96)}</div>'


def shown_card(reader: Reader, card: str) -> str:
    """A card's picture, as large as the screen needs it."""
    large = f"{picture(reader, card)} 240w, {picture(reader, card, 800)} 800w"
    return (
        f'<div class="picture" id="shown" style="{tint(card)}"><img src="{picture(reader, card)}" srcset="{large}" '
        f'sizes="{LARGE}" alt="{escape(card_name(reader, card))}" width="240" height="360"></div>'
    )


def joker_page(reader: Reader) -> Page:
    """What the joker does in each game: it has no code and no task (T7)."""
    points = "".join(
        f"<li><h2>{reader.say(title)}</h2><p>{reader.say(f'cards-joker-{about}')}</p></li>"
        for about, title in JOKER_TEXTS.items()
    )
    body = f"""<main class="task-page joker">
{shown_card(reader, JOKER)}
<div class="side">
<article class="panel task" data-testid="joker"><div class="words"><h1>{reader.say("card-joker")}</h1>
<ul class="points">{points}</ul></div></article>
{_pick_another(reader)}
</div>
</main>"""
    return Page(reader.plain("card-joker"), "/q/JK", body)


def unknown_page(reader: Reader, card: str) -> Page:
    """For the code of a card that isn't in the deck."""
    body = f"""<main class="unknown"><div class="panel task" data-testid="unknown"><div class="words">
<h1>{reader.say("cards-unknown-title")}</h1><p>{reader.say("cards-unknown", card=card)}</p></div></div>
{_pick_another(reader)}</main>"""
    return Page(reader.plain("cards-unknown-title"), "/q", body)


def _pick_another(reader: Reader) -> str:
    button = f'<a class="button gold" href="/q" data-testid="pick">{icon("cards")}{reader.say("cards-pick")}</a>'
    return f'<nav class="doors">{button}</nav>'


@dataclass(frozen=True)
class Choice:
    """A pack that can be chosen."""

    name: str
    title: str
    about: str


def picker_page(reader: Reader, packs: Sequence[Choice], chosen: str, group: Group | None, note: str) -> Page:
    """Every card and every colour; the pack; the group."""
    colours = "".join(
        f'<a class="chip {colour}" href="/q/{kind}">{icon(colour, 32)}<b>{reader.say(f"cards-{kind}")}</b></a>'
        for colour, kind in KINDS.items()
    )
    galaxies = "".join(_galaxy(reader, letters) for letters in FAMILIES)
    joker = shape(JOKER_SYMBOL.path, 44, "currentColor")
    body = f"""<main class="picker">
<h1>{reader.say("cards-title")}</h1>
<p class="lead">{reader.say("cards-lead")}</p>
<nav class="chips" aria-label="{reader.say("cards-by-colour")}">{colours}</nav>
<h2>{reader.say("cards-by-galaxy")}</h2>
<div class="galaxies">{galaxies}
<a class="joker-link" href="/q/JK" style="{tint(JOKER)}">{joker}<b>{reader.say("card-joker")}</b></a></div>
{_together(reader, group, note)}
{_packs(reader, packs, chosen, group)}
</main>"""
    return Page(reader.plain("cards-title"), "/q", body)


def _galaxy(reader: Reader, letters: str) -> str:
    symbol = FAMILIES[letters]
    cards = "".join(_small(reader, f"{letters}{number}") for number in XPHERES)
    return (
        f'<details name="galaxy" style="--tint:{symbol.color}" data-testid="galaxy-{letters}">'
        f"<summary>{shape(symbol.path, 44, 'currentColor')}<b>{symbol.name}</b></summary>"
        f'<div class="six">{cards}</div></details>'
    )


def _small(reader: Reader, card: str) -> str:
    colour = colour_of(card)
    return (
        f'<a class="{colour}" href="/q/{card}" aria-label="{escape(card_name(reader, card))}">'
        f'<img src="{picture(reader, card)}" alt="" width="240" height="360" loading="lazy">'
        f"<b>{card[2:]}{icon(colour, 18)}</b></a>"
    )


def _together(reader: Reader, group: Group | None, note: str) -> str:
    """Where phones find together, or what they need to share when they have."""
    title = f"<h2>{icon('people', 28)}{reader.say('cards-group-title')}</h2>"
    failed = f'<p class="failed" role="alert" id="failed" data-line="{reader.say("error-line")}">{note}</p>'
    if group is None:
        return f"""<section class="panel group" id="group">{title}
<p>{reader.say("cards-group-about")}</p>
<button class="button brand" id="together" data-testid="together">
{icon("people")}{reader.say("cards-group-open")}</button>
<p>{reader.say("cards-group-join")}</p>
<form id="join"><input class="field" id="code" maxlength="6" autocomplete="off" autocapitalize="characters"
spellcheck="false" aria-label="{reader.say("cards-group-code")}" placeholder="BCDFGH" data-testid="deck-field">
<button class="button" data-testid="join-deck">{reader.say("cards-group-go")}</button></form>
{failed}</section>"""
    share = f'{icon("share")}<span aria-live="polite" data-copied="{reader.say("copied")}">{reader.say("share")}</span>'
    return f"""<section class="panel group in" id="group" data-deck="{group.code}">{title}
<p>{reader.say("cards-group-invite")}</p>
<div class="qr"><img src="/api/decks/{group.code}/qr.svg" alt="{reader.say("cards-group-qr")}"
width="220" height="220"></div>
<p class="code" data-testid="deck-code">{group.code}</p>
<p class="link" id="link" data-testid="deck-link">{escape(group.link)}</p>
<div class="two"><button class="button brand" id="share" data-testid="share">{share}</button>
<a class="button" href="/q?deck=" data-testid="leave">{icon("leave")}{reader.say("cards-group-leave")}</a></div>
{failed}</section>"""


def _packs(reader: Reader, packs: Sequence[Choice], chosen: str, group: Group | None) -> str:
    title, about = reader.say("cards-packs"), reader.say("cards-packs-together" if group else "cards-packs-about")
    choices = "".join(
        f'<a class="pack" href="/q?{urlencode({"pack": one.name})}" data-pack="{one.name}"'
        f"{' aria-current=true' if one.name == chosen else ''}><b>{icon('check', 22)}{escape(one.title)}</b>"
        f"<span>{escape(one.about)}</span></a>"
        for one in packs
    )
    return f"""<section class="panel packs"><h2>{title}</h2><p>{about}</p>
<nav aria-label="{title}">{choices}</nav>
<a class="button" href="/packs" data-testid="own-packs">{reader.say("nav-packs")}</a></section>"""

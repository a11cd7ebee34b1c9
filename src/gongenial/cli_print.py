"""`gongenial print`: a PDF of the deck, the tokens or the rules, with its progress."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gongenial.i18n import Language, system_language, text
from gongenial.printing.sheets.address import LONGEST, BadAddress, doubt, sound_address
from gongenial.printing.sheets.order import Order, PaperName, What

SPOKEN = system_language()


def say(key: str, /, **arguments: str | int) -> str:
    return text(SPOKEN, key, **arguments)


def print_sheets(
    what: Annotated[What, typer.Argument(help=say("cli-print-what-about"))] = "all",
    language: Annotated[Language, typer.Option(help=say("cli-print-language-about"))] = SPOKEN,
    paper: Annotated[PaperName, typer.Option(help=say("cli-print-paper-about"))] = "a4",
    bw: Annotated[bool, typer.Option("--bw", help=say("cli-print-bw-about"))] = False,
    address: Annotated[str | None, typer.Option(help=say("cli-print-address-about"))] = None,
    output: Annotated[Path | None, typer.Option(help=say("cli-print-output-about"), dir_okay=False)] = None,
    no_backs: Annotated[bool, typer.Option("--no-backs", help=say("cli-print-backs-about"))] = False,
) -> None:
    """Write the PDF, or say in a sentence why not."""
    console = Console(highlight=False, soft_wrap=True)
    order = Order(what, language, paper, bw=bw, address=_address(address), backs=not no_backs).plain()
    target = output or Path(order.file_name())
    if "deck" in order.parts:
        _warn(console, order.address)
    from gongenial.printing.sheets.photos import NotBuilt

    began = time.monotonic()
    try:
        _make(console, order, target)
    except NotBuilt as missing:
        raise _stop("print-not-built", file=str(missing)) from None
    except OSError as error:
        raise _stop("print-no-file", file=str(target), why=str(error.strerror)) from None
    seconds = f"{time.monotonic() - began:.1f}"
    size = f"{target.stat().st_size / 1e6:.1f}"
    console.print(say("print-done", file=str(target), size=size, seconds=seconds), markup=False)


def _address(written: str | None) -> str | None:
    if written is None:
        return None
    try:
        return sound_address(written)
    except BadAddress as bad:
        raise _stop(f"print-address-{bad.fault}", **({"most": LONGEST} if bad.fault == "long" else {})) from None


def _warn(console: Console, address: str | None) -> None:
    """Codes are printed once and for all: say beforehand what they can't do."""
    if address is None:
        console.print(say("print-no-codes"), markup=False)
    elif (trouble := doubt(address)) is not None:
        console.print(say(f"print-doubt-{trouble}"), style="yellow", markup=False)


def _make(console: Console, order: Order, target: Path) -> None:
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    from gongenial.printing.sheets.make import make

    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(target.name)
        make(order, target, lambda done, total: progress.update(task, completed=done, total=total))


def _stop(key: str, **arguments: str | int) -> typer.Exit:
    Console(stderr=True, highlight=False, soft_wrap=True).print(say(key, **arguments), style="bold red", markup=False)
    return typer.Exit(1)

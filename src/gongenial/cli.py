"""The command line: `gongenial serve` runs the table server, `gongenial tasks` is for those who write task packs."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gongenial import __version__
from gongenial.cli_print import print_sheets
from gongenial.core.errors import written
from gongenial.i18n import system_language, text
from gongenial.server.addresses import is_local, lan_address
from gongenial.server.data import open_data
from gongenial.server.listen import BadAddress, PortTaken, bind
from gongenial.server.sessions import secret_key

LANGUAGE = system_language()

app = typer.Typer(
    help=text(LANGUAGE, "cli-about"),
    no_args_is_help=True,
    add_completion=False,
    context_settings={"max_content_width": 100},
)


def say(key: str, /, **arguments: str | int) -> str:
    return text(LANGUAGE, key, **arguments)


def default_data() -> Path:
    """In a clone its own git-ignored folder; otherwise where the system keeps a user's data."""
    clone = Path(__file__).parents[2]
    if (clone / "pyproject.toml").is_file() and (clone / "web").is_dir():
        return clone / "data"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Gongenial"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Gongenial"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "gongenial"


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gongenial {__version__}")
        raise typer.Exit


@app.callback()
def gongenial(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=say("cli-version-about"))
    ] = False,
) -> None:
    """Options that stand before any command."""


@app.command(help=say("cli-serve-about"))
def serve(
    host: Annotated[str, typer.Option(help=say("cli-host-about"))] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=1, max=65535, help=say("cli-port-about"))] = 8000,
    data: Annotated[Path | None, typer.Option(help=say("cli-data-about"), file_okay=False)] = None,
    open_page: Annotated[bool, typer.Option("--open", help=say("cli-open-about"))] = False,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help=say("cli-proxy-about"))] = False,
    reload: Annotated[bool, typer.Option("--reload", hidden=True)] = False,
) -> None:
    folder = data or default_data()
    try:
        open_data(folder)
        secret_key(folder)
        listener = bind(host, port)
    except OSError as error:
        raise _stop("serve-no-data", folder=str(folder), why=str(error.strerror)) from None
    except PortTaken:
        raise _stop("serve-port-taken", port=str(port), other=str(port + 1)) from None
    except BadAddress as error:
        raise _stop("serve-bad-address", host=host, why=str(error)) from None
    _print_addresses(host, port)
    if open_page:
        webbrowser.open(f"http://localhost:{port}")
    from gongenial.server.serve import run, run_reloading
    from gongenial.server.settings import Settings

    settings = Settings(folder, port, lan=not is_local(host), behind_proxy=behind_proxy)
    (run_reloading if reload else run)(settings, listener)


app.command(name="print", help=say("cli-print-about"))(print_sheets)

tasks = typer.Typer(help=say("cli-tasks-about"), no_args_is_help=True)
app.add_typer(tasks, name="tasks")


@tasks.command(name="check", help=say("cli-tasks-check-about"))
def check_tasks(
    pack: Annotated[Path, typer.Argument(help=say("cli-tasks-pack-about"), metavar="PACK", show_default=False)],
) -> None:
    from gongenial.tasks.faults import BrokenPack
    from gongenial.tasks.pack import MANIFEST, read_pack

    console = Console(highlight=False, soft_wrap=True)
    try:
        read = read_pack(pack.parent if pack.name == MANIFEST and pack.is_file() else pack)
    except BrokenPack as broken:
        for fault in broken.faults:
            console.print(f"{fault.file}:{fault.line}: {fault.said(LANGUAGE)}", markup=False)
        raise _stop("tasks-faults", count=len(broken.faults)) from None
    yellow, red, blue = (len(deck) for deck in read.decks)
    real = sum(task.is_real for task in read.tasks)
    console.print(say("tasks-sound", pack=read.name, yellow=yellow, red=red, blue=blue, real=real), markup=False)


@tasks.command(name="new", help=say("cli-tasks-new-about"))
def new_tasks(
    name: Annotated[str, typer.Argument(help=say("cli-tasks-name-about"), metavar="NAME", show_default=False)],
) -> None:
    from gongenial.tasks.scaffold import BadName, TakenName, new_pack

    try:
        folder = new_pack(name, LANGUAGE, Path())
    except TakenName:
        raise _stop("pack-fault-known-already", value=name) from None
    except BadName:
        raise _stop("pack-fault-name", value=written(name)) from None
    except FileExistsError:
        raise _stop("tasks-in-the-way", folder=name) from None
    except OSError as error:
        raise _stop("serve-no-data", folder=name, why=str(error.strerror)) from None
    Console(highlight=False, soft_wrap=True).print(say("tasks-made", folder=str(folder)), markup=False)


def _stop(key: str, **arguments: str | int) -> typer.Exit:
    Console(stderr=True, highlight=False, soft_wrap=True).print(say(key, **arguments), style="bold red", markup=False)
    return typer.Exit(1)


def _print_addresses(host: str, port: int) -> None:
    """Where to go: on this machine, and from phones, to whom the code says it too (B53)."""
    from gongenial.server.qr import qr_text

    console = Console(highlight=False, soft_wrap=True)
    named = host if host not in ("0.0.0.0", "::", "127.0.0.1") else "localhost"
    console.print(f"\n  [bold]{say('serve-here')}:[/] http://{f'[{named}]' if ':' in named else named}:{port}")
    address = lan_address() if host in ("0.0.0.0", "::") else None
    if address is not None:
        phones = f"http://{address}:{port}"
        console.print(f"  [bold]{say('serve-phones')}:[/] {phones}\n\n  {say('serve-scan')}\n")
        console.print(qr_text(phones), style="white on black", markup=False)
    elif is_local(host):
        console.print(f"  {say('serve-alone')}")
    elif host in ("0.0.0.0", "::"):
        console.print(f"  {say('serve-no-network')}")
    console.print(f"\n  [dim]{say('serve-stop')}[/]\n")


def main() -> None:
    app()

"""What is handed on is whole: wheel and sdist carry the page, and the lock files fit the project."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.server.live import browsers
from tests.serving import Serving

ROOT = Path(__file__).resolve().parent.parent
NEEDED = (
    "gongenial/py.typed",
    "gongenial/locales/hr/app.ftl",
    "gongenial/static/index.html",
    "gongenial/static/sw.js",
    "gongenial/pictures/NB4-240.webp",
    "gongenial/pictures/JK-800.webp",
    "gongenial/pictures/app-512.png",
)


def build(target: str, project: Path, into: Path) -> Path:
    """Build with no Node.js and no drawing tool within reach: all that they make has been made, and is only packed."""
    environment = {**os.environ, "PATH": os.defpath if os.name == "nt" else "/nowhere"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(into.iterdir())


def test_a_wheel_carries_all_that_is_served(tmp_path: Path) -> None:
    with zipfile.ZipFile(build("wheel", ROOT, tmp_path)) as wheel:
        names = set(wheel.namelist())
    assert set(NEEDED) <= names
    assert not [name for name in names if name.startswith(("tests/", "web/"))]


def test_a_wheel_serves_from_an_environment_of_its_own(tmp_path: Path) -> None:
    """As `uvx` and `pipx run` do it: nothing is there but the wheel and what it asks for, and the home of somebody who
    has never played. The rules run without being compiled, which would take a minute."""
    wheel = build("wheel", ROOT, tmp_path / "wheel")
    place = tmp_path / "environment"
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    uv = [shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv", "--quiet", "--system-certs"]
    run(*uv, "venv", "--python", sys.executable, str(place))
    into = [*uv, "pip", "install", "--python", str(place)]
    run(*into, "--require-hashes", "--requirements", str(ROOT / "requirements.lock"))
    run(*into, "--no-deps", str(wheel))

    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    for folder in (home, elsewhere):
        folder.mkdir()
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TEMP") if name in os.environ}
    environment = {**kept, "HOME": str(home), "LOCALAPPDATA": str(home), "NUMBA_DISABLE_JIT": "1", "LANG": "C.UTF-8"}
    command = [str(programs / "gongenial")]
    with Serving(tmp_path / "data", command=command, environment=environment, folder=elsewhere) as server:
        site = server.url.removeprefix("http://")
        page = httpx.get(server.url).text
        script = page.partition('src="/assets/')[2].partition('"')[0]
        mark = page.partition('name="build" content="')[2].partition('"')[0]
        assert httpx.get(f"{server.url}/assets/{script}").headers["content-type"].startswith("text/javascript")
        assert httpx.get(f"{server.url}/pictures/NB4-240.webp").headers["content-type"] == "image/webp"
        assert mark
        assert mark in httpx.get(f"{server.url}/sw.js").text
        assert len(asyncio.run(dealt(site))) == 9
    assert list(elsewhere.iterdir()) == []


async def dealt(site: str) -> list[str]:
    """The hand that somebody gets who taps on "Play now"."""
    async with browsers(site, 1) as (newcomer,):
        code = await newcomer.open_table(quick=True)
        async with newcomer.at(code) as table:
            hand: list[str] = table.game["view"]["hand"]
            return hand


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_wheel_can_be_made_from_the_sdist_without_node(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", ROOT, tmp_path / "sdist")) as sdist:
        sdist.extractall(tmp_path / "unpacked", filter="data")
    unpacked = next((tmp_path / "unpacked").iterdir())
    assert (unpacked / "web" / "package-lock.json").is_file()
    assert not (unpacked / "web" / "node_modules").exists()
    with zipfile.ZipFile(build("wheel", unpacked, tmp_path / "wheel")) as wheel:
        assert set(NEEDED) <= set(wheel.namelist())


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(lock: Path) -> set[str]:
    return {normal(found[1]) for found in re.finditer(r"^([\w.-]+)==", lock.read_text("utf-8"), re.MULTILINE)}


def test_the_locks_hold_all_that_the_project_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = project["dependency-groups"]
    named = {
        "requirements.lock": project["project"]["dependencies"],
        "requirements-build.lock": groups["build"],
        "requirements-test.lock": project["project"]["dependencies"] + groups["test"] + groups["build"],
        "requirements-bench.lock": groups["bench"],
    }
    for lock, requirements in named.items():
        names = {normal(re.split(r"[^\w.-]", entry)[0]) for entry in requirements if isinstance(entry, str)}
        assert names <= locked(ROOT / lock), f"{lock} is out of date: run make lock"


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.lock")), ids=lambda path: path.name)
def test_locks_are_hashed_and_name_no_host(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    for package in re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in package


def test_the_page_s_lock_names_no_host() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text("utf-8")

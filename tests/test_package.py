"""What is handed on is whole: wheel and sdist carry the page, and the lock files fit the project."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NEEDED = (
    "gongenial/py.typed",
    "gongenial/locales/hr/app.ftl",
    "gongenial/static/index.html",
    "gongenial/pictures/NB4-240.webp",
    "gongenial/pictures/JK-800.webp",
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

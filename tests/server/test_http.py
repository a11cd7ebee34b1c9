"""The page, its files, sessions and QR codes over HTTP."""

from __future__ import annotations

import asyncio
import errno
import gzip
import io
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import zxingcpp
from PIL import Image, ImageDraw

from gongenial.games import GAMES
from gongenial.server.addresses import lan_address
from gongenial.server.qr import qr_text
from gongenial.server.sessions import Sessions, secret_key
from tests.server.live import browsers, live

SCRIPT = b"console.log('gong');\n" * 100


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page, in small."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "pictures").mkdir()
    (folder / "static" / "index.html").write_text("<!doctype html><title>Gongenial</title>" + " " * 600)
    (folder / "static" / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "static" / ".stamp").write_text("secret")
    (folder / "static" / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "static" / "assets" / "app-1a2b.js.br").write_bytes(b"not really brotli")
    (folder / "static" / "assets" / "style-3c.css").write_bytes(b"body { color: gold }" * 100)
    (folder / "pictures" / "NB4-240.webp").write_bytes(b"RIFF....WEBP")
    (folder / "outside.txt").write_text("out of bounds")
    return folder


@pytest.fixture(scope="module")
def host(site: Path) -> Iterator[str]:
    with live(site / "data", static=site / "static", pictures=site / "pictures") as address:
        yield address


@pytest.fixture
def http(host: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://{host}", timeout=60, headers={"Accept-Encoding": "identity"}) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/rules", "/about", "/some/where/else"])
def test_every_address_of_the_page_is_the_page(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "private, no-cache"
    assert answer.text.startswith("<!doctype html>")


@pytest.mark.parametrize("path", ["/", "/api/me", "/assets/app-1a2b.js", "/nothing.txt", "/pictures/none.webp"])
def test_every_answer_has_the_security_headers(http: httpx.Client, path: str) -> None:
    headers = http.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["connect-src"] == f"'self' ws://{http.base_url.netloc.decode()} wss://{http.base_url.netloc.decode()}"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_a_host_header_cannot_widen_the_policy(http: httpx.Client) -> None:
    policy = http.get("/", headers={"Host": "x;script-src"}).headers["content-security-policy"]
    assert policy.count("script-src") == 1


def test_heads_have_no_body(http: httpx.Client) -> None:
    for path in ("/", "/t/BCDFGH", "/assets/app-1a2b.js", "/pictures/NB4-240.webp"):
        answer = http.head(path)
        assert (answer.status_code, answer.content) == (200, b"")


def test_files_with_a_hash_in_their_name_are_kept_for_ever(http: httpx.Client) -> None:
    for path, kind in (("/assets/app-1a2b.js", "text/javascript"), ("/pictures/NB4-240.webp?v=7", "image/webp")):
        answer = http.get(path)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"].startswith(kind)
    assert http.get("/favicon.svg").headers["cache-control"] == "no-cache"
    assert http.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")


def test_text_goes_out_compressed_and_pictures_as_they_are(http: httpx.Client) -> None:
    def raw(path: str, accept: str) -> tuple[str | None, bytes]:
        with http.stream("GET", path, headers={"Accept-Encoding": accept}) as answer:
            assert "accept-encoding" in answer.headers["vary"]
            return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

    assert raw("/assets/app-1a2b.js", "gzip, deflate, br") == ("br", b"not really brotli")
    encoding, body = raw("/assets/app-1a2b.js", "gzip")
    assert (encoding, gzip.decompress(body)) == ("gzip", SCRIPT)
    assert raw("/assets/app-1a2b.js", "identity") == (None, SCRIPT)
    assert raw("/assets/style-3c.css", "br, gzip")[0] == "gzip"
    assert raw("/pictures/NB4-240.webp", "br, gzip")[0] is None


def test_an_unchanged_file_costs_no_body_and_a_changed_one_is_new(http: httpx.Client, site: Path) -> None:
    (site / "pictures" / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    first = http.get("/pictures/icon.svg")
    again = http.get("/pictures/icon.svg", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    (site / "pictures" / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg' width='1'/>")
    changed = http.get("/pictures/icon.svg", headers={"If-None-Match": first.headers["etag"]})
    assert changed.status_code == 200
    assert changed.headers["etag"] != first.headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/assets/../../outside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/pictures/..%2foutside.txt",
        "/pictures/%2e%2e%5coutside.txt",
        "/.stamp",
        "/assets/.hidden",
        "/pictures/",
        "/assets/none.js",
        "/pictures/NB4-240.webp%00.js",
        "/api/none",
        "/api/tables/12/qr.svg",
    ],
)
def test_nothing_else_is_served(http: httpx.Client, path: str) -> None:
    answer = http.send(
        httpx.Request("GET", httpx.URL(f"{http.base_url}".rstrip("/")).copy_with(raw_path=path.encode()))
    )
    assert answer.status_code in (400, 404)
    assert "out of bounds" not in answer.text


def test_the_session_is_a_signed_cookie_that_scripts_cannot_read(http: httpx.Client) -> None:
    answer = http.get("/")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in http.get("/api/me").headers
    assert http.get("/api/me").json() == {"name": None, "tables": [], "games": list(GAMES)}


@pytest.mark.parametrize("changed", [True, False])
def test_a_known_session_is_given_its_cookie_anew_with_the_page(http: httpx.Client, changed: bool) -> None:
    first = http.get("/")
    again = http.get("/t/BCDFGH", headers={} if changed else {"If-None-Match": first.headers["etag"]})
    assert again.status_code == (200 if changed else 304)
    assert again.headers["set-cookie"] == first.headers["set-cookie"]
    assert "Max-Age=34560000" in again.headers["set-cookie"]


def test_a_cookie_counts_only_with_our_signature(tmp_path: Path) -> None:
    ours, theirs = Sessions(secret_key(tmp_path)), Sessions(b"x" * 32)
    person = ours.new()
    header = ours.header(person, secure=True)
    assert header.endswith("Secure")
    assert ours.person(header.split(";")[0]) == person
    assert theirs.person(header.split(";")[0]) is None
    for forged in (None, "", "gongenial=", "gongenial=x", f"gongenial={person}.", f"gongenial={person}.Ünï", "\0=;;="):
        assert ours.person(forged) is None


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert secret_key(tmp_path) == key
    assert len(key) == 32
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["secret.key"]
    (tmp_path / "secret.key").write_bytes(key[:5])
    with pytest.raises(OSError, match="damaged"):
        secret_key(tmp_path)


def test_a_key_is_made_wholly_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as full:
        full.setattr("os.fsync", full_disk)
        with pytest.raises(OSError, match="No space"):
            secret_key(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert len(secret_key(tmp_path)) == 32


def full_disk(_: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_disk_without_links_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr("os.link", no_links)
    assert secret_key(tmp_path) == secret_key(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["secret.key"]


def test_of_two_servers_that_make_a_key_both_use_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def other_was_faster(_: int) -> None:
        (tmp_path / "secret.key").write_bytes(b"y" * 32)

    monkeypatch.setattr("os.fsync", other_was_faster)
    assert secret_key(tmp_path) == b"y" * 32


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"seats":7}', b'{"seats":2,"as_host":true}', b'{"name":"' + b"x" * 25 + b'"}']
)
def test_a_table_that_cannot_be_is_not_opened(http: httpx.Client, body: bytes) -> None:
    assert http.post("/api/tables", content=body).status_code == 400


@pytest.mark.rule("G8")
def test_a_hand_that_the_deck_cannot_deal_is_refused_in_words(http: httpx.Client) -> None:
    for size in (4, 29, 99):
        answer = http.post("/api/tables", json={"seats": 3, "options": {"game": "link", "hand_size": size}})
        assert answer.status_code == 400
        assert "from 5 up" in answer.json()["detail"]
        assert "(G8)" in answer.json()["detail"]


def test_a_huge_body_is_refused(http: httpx.Client) -> None:
    assert http.post("/api/tables", content=b" " * 100_000).status_code == 413


def test_a_household_can_open_tables_and_a_flood_cannot(http: httpx.Client) -> None:
    codes = [http.post("/api/tables", json={}).status_code for _ in range(70)]
    assert codes[:50] == [201] * 50
    assert 429 in codes


def decoded(svg: bytes) -> str:
    """What a phone's camera reads from the code."""
    import re

    size = int(re.search(rb'width="(\d+)"', svg)[1])  # type: ignore[index]
    image = Image.new("L", (size, size), 255)
    draw = ImageDraw.Draw(image)
    scale = 8
    path = re.search(rb'stroke="#14102e"[^>]*d="([^"]+)"|d="([^"]+)"[^>]*stroke="#14102e"', svg)
    assert path is not None
    x = y = 0.0
    for step, arguments in re.findall(r"([Mmh])([-\d. ]+)", (path[1] or path[2]).decode()):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", arguments)]
        if step == "h":
            box = (x * scale, (y - 0.5) * scale, (x + numbers[0]) * scale - 1, (y + 0.5) * scale - 1)
            draw.rectangle(box, fill=0)
            x += numbers[0]
        else:
            x, y = (numbers[0], numbers[1]) if step == "M" else (x + numbers[0], y + numbers[1])
    (found,) = zxingcpp.read_barcodes(image)
    return str(found.text)


@pytest.mark.case("B53")
def test_the_code_on_localhost_leads_to_the_network_and_elsewhere_to_where_one_is(http: httpx.Client) -> None:
    port = http.base_url.port
    address = lan_address()
    for host in ("localhost", "127.0.0.1"):
        expected = f"http://{address or host}:{port}/t/BCDFGH"
        answer = http.get("/api/tables/BCDFGH/qr.svg", headers={"Host": f"{host}:{port}"})
        assert decoded(answer.content) == expected
    answer = http.get("/api/tables/BCDFGH/qr.svg", headers={"Host": "play.example:81"})
    assert decoded(answer.content) == "http://play.example:81/t/BCDFGH"
    forged = {"Host": "play.example:81", "X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example"}
    answer = http.get("/api/tables/BCDFGH/qr.svg", headers=forged)
    assert decoded(answer.content) == "http://play.example:81/t/BCDFGH"


@pytest.mark.parametrize("said", ["[:::::]", "gong:99999", "g" * 3000])
def test_a_host_that_there_cannot_be_is_no_trouble(http: httpx.Client, said: str) -> None:
    for path in ("/", "/api/tables/BCDFGH/qr.svg"):
        assert http.get(path, headers={"host": said}).status_code == 200


@pytest.mark.case("B53")
def test_behind_a_proxy_its_address_counts(site: Path) -> None:
    async def main(host: str) -> None:
        async with browsers(host, 1) as (ana,):
            headers = {"X-Forwarded-Host": "gong.example", "X-Forwarded-Proto": "https"}
            answer = await ana.http.get("/api/tables/BCDFGH/qr.svg", headers=headers)
            assert decoded(answer.content) == "https://gong.example/t/BCDFGH"
            page = await ana.http.get("/", headers=headers)
            assert "Secure" in page.headers["set-cookie"]
            opened = {**headers, "Origin": "https://gong.example"}
            assert (await ana.http.post("/api/tables", json={}, headers=opened)).status_code == 201

    with live(site / "data2", static=site / "static", behind_proxy=True) as host:
        asyncio.run(main(host))


def test_the_terminals_code_can_be_scanned() -> None:
    text = qr_text("http://192.168.1.20:8000")
    rows = text.splitlines()
    image = Image.new("L", (len(rows[0]) * 4, len(rows) * 8), 0)
    draw = ImageDraw.Draw(image)
    for y, row in enumerate(rows):
        for x, block in enumerate(row):
            top, bottom = block in "█▀", block in "█▄"
            draw.rectangle((x * 4, y * 8, x * 4 + 3, y * 8 + 3), fill=255 * top)
            draw.rectangle((x * 4, y * 8 + 4, x * 4 + 3, y * 8 + 7), fill=255 * bottom)
    framed = Image.new("L", (image.width + 40, image.height + 40), 255)
    framed.paste(image, (20, 20))
    out = io.BytesIO()
    framed.save(out, "PNG")
    (found,) = zxingcpp.read_barcodes(framed)
    assert found.text == "http://192.168.1.20:8000"

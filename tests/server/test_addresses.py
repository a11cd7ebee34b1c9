"""Which address the visitor used, which one to share, and what comes from our own page."""

from __future__ import annotations

import pytest

from gongenial.server import addresses
from gongenial.server.addresses import Visited, same_origin, sender, share_base, visited


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.20")


@pytest.mark.case("B53")
@pytest.mark.parametrize(
    ("host", "lan", "shared"),
    [
        ("localhost:8000", True, "http://192.168.1.20:8000"),
        ("127.0.0.1:8000", True, "http://192.168.1.20:8000"),
        ("[::1]:8000", True, "http://192.168.1.20:8000"),
        ("0.0.0.0:8000", True, "http://192.168.1.20:8000"),
        ("gong.localhost:8000", True, "http://192.168.1.20:8000"),
        ("localhost:8000", False, "http://localhost:8000"),
        ("192.168.1.20:8000", True, "http://192.168.1.20:8000"),
        ("laptop.local:8000", True, "http://laptop.local:8000"),
        ("localhost:5173", True, "http://192.168.1.20:8000"),
    ],
)
def test_the_address_to_share(host: str, lan: bool, shared: str) -> None:
    assert share_base(visited("http", {"host": host}, behind_proxy=False), 8000, lan=lan) == shared


@pytest.mark.case("B53")
def test_without_a_network_the_address_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    assert share_base(Visited("http", "localhost:8000"), 8000, lan=True) == "http://localhost:8000"


def test_the_usual_port_is_left_out() -> None:
    assert share_base(Visited("http", "localhost"), 80, lan=True) == "http://192.168.1.20"


@pytest.mark.parametrize(
    ("headers", "seen"),
    [
        ({"host": "a:1"}, Visited("http", "a:1")),
        ({"host": "a:1", "x-forwarded-host": "b", "x-forwarded-proto": "https"}, Visited("https", "b")),
        ({"host": "a:1", "x-forwarded-host": "b, c", "x-forwarded-proto": "https,http"}, Visited("https", "b")),
        ({"host": "a:1", "forwarded": 'for=1.2.3.4;Proto=https;host="b:2"'}, Visited("https", "b:2")),
        ({"host": "a:1", "forwarded": "host=b, host=c"}, Visited("http", "b")),
        ({"host": "a:1", "x-forwarded-host": "<script>"}, Visited("http", "localhost")),
        ({"host": "a:1", "x-forwarded-host": "[:::::]"}, Visited("http", "localhost")),
        ({"host": "a:1", "x-forwarded-host": "a:99999"}, Visited("http", "localhost")),
        ({"host": "a:1", "x-forwarded-host": "a" * 300}, Visited("http", "localhost")),
        ({"host": "a:1", "x-forwarded-proto": "javascript"}, Visited("http", "a:1")),
        ({"host": "[2001:db8::7]:8000"}, Visited("http", "[2001:db8::7]:8000")),
        ({"host": "a", "forwarded": 'proto=https;host="[2001:db8::7]:8443"'}, Visited("https", "[2001:db8::7]:8443")),
        ({"host": "a", "x-forwarded-proto": "https", "x-forwarded-port": "8443"}, Visited("https", "a:8443")),
        ({"host": "a", "x-forwarded-proto": "https", "x-forwarded-port": "443"}, Visited("https", "a")),
        ({"host": "a", "x-forwarded-proto": "https", "x-forwarded-port": "8443, 80"}, Visited("https", "a:8443")),
        ({"host": "a:1", "x-forwarded-port": "2"}, Visited("http", "a:1")),
        ({"host": "[::1]", "x-forwarded-port": "2"}, Visited("http", "[::1]:2")),
        ({"host": "a", "x-forwarded-port": "2;b"}, Visited("http", "a")),
        ({}, Visited("http", "localhost")),
    ],
)
def test_a_proxys_headers(headers: dict[str, str], seen: Visited) -> None:
    assert visited("http", headers, behind_proxy=True) == seen
    plain = headers.get("host", "localhost")
    assert visited("ws", headers, behind_proxy=False) == Visited("http", plain)


@pytest.mark.case("B53")
@pytest.mark.parametrize(
    ("headers", "scheme"),
    [
        ({"host": "a", "origin": "https://a"}, "https"),
        ({"host": "a:8443", "referer": "https://a:8443/t/BCDFGH"}, "https"),
        ({"host": "a", "origin": "https://b"}, "http"),
        ({"host": "a", "referer": "https://b/https://a"}, "http"),
        ({"host": "a:8443", "origin": "https://a"}, "http"),
        ({"host": "a", "origin": "null", "referer": "https://a/"}, "http"),
        ({"host": "a", "origin": "http://a"}, "http"),
    ],
)
def test_a_proxy_that_says_nothing_of_tls_is_known_by_our_own_page(headers: dict[str, str], scheme: str) -> None:
    assert visited("http", headers, behind_proxy=False) == Visited(scheme, headers["host"])
    assert share_base(visited("ws", headers, behind_proxy=False), 8000, lan=True) == f"{scheme}://{headers['host']}"


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        (None, "a:8000", True),
        ("http://a:8000", "a:8000", True),
        ("http://A:8000", "a:8000", True),
        ("https://a", "a", True),
        ("https://a:443", "a", True),
        ("http://a", "a", True),
        ("http://a:8001", "a:8000", False),
        ("http://b:8000", "a:8000", False),
        ("http://a.evil:8000", "a:8000", False),
        ("http://a:99999", "a:8000", False),
        ("null", "a:8000", False),
        ("", "a:8000", False),
        ("http://[::1", "a:8000", False),
    ],
)
def test_origins(origin: str | None, host: str, ours: bool) -> None:
    assert same_origin(origin, Visited("http", host)) is ours


def test_this_machines_address_is_none_or_reachable_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    address = addresses.lan_address()
    assert address is None or not addresses.is_local(address)


@pytest.mark.parametrize(
    ("client", "forwarded", "counted"),
    [
        ("192.168.1.7", None, "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::/64"),
        ("2001:db8:1:2::99", None, "2001:db8:1:2::/64"),
        ("2001:db8:1:3::99", None, "2001:db8:1:3::/64"),
        ("fe80::1%eth0", None, "fe80::/64"),
        ("::ffff:192.168.1.7", None, "192.168.1.7"),
        ("127.0.0.1", "1.2.3.4, 2001:db8::7", "2001:db8::/64"),
        ("127.0.0.1", "nobody", "nobody"),
        ("", None, ""),
    ],
)
def test_limits_count_a_household_with_all_its_addresses(client: str, forwarded: str | None, counted: str) -> None:
    headers = {} if forwarded is None else {"x-forwarded-for": forwarded}
    assert sender(client, headers, behind_proxy=True) == counted

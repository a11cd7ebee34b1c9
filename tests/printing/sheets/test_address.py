"""Addresses for printed codes: what is taken, what is refused and why, and what is warned of."""

from __future__ import annotations

import pytest

from gongenial.i18n import LANGUAGES, text
from gongenial.printing.sheets.address import LONGEST, BadAddress, doubt, sound_address


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("https://gong.example.org", "https://gong.example.org"),
        (" HTTPS://Gong.Example.org/ ", "https://gong.example.org"),
        ("http://192.168.1.20:8000", "http://192.168.1.20:8000"),
        ("https://gong.example.org:443", "https://gong.example.org"),
        ("http://[fe80::1]:8000", "http://[fe80::1]:8000"),
        ("https://гонг.рф", "https://xn--c1aa3ad.xn--p1ai"),
    ],
)
def test_sound_addresses(written: str, printed: str) -> None:
    assert sound_address(written) == printed


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ("", "scheme"),
        ("gong.example.org", "scheme"),
        ("ftp://gong.example.org", "scheme"),
        ("http:gong.example.org", "scheme"),
        ("javascript:alert(1)", "scheme"),
        ("https://", "host"),
        ("https://gong_example!.org", "host"),
        ("https://1.2.3", "host"),
        ("https://gong..org", "host"),
        ("https://gong.example.org:99999", "host"),
        ("http://[::1", "host"),
        ("http://[fe80::1%eth0]", "host"),
        ('http://[fe80::1%"<x>]', "host"),
        ("https://gong.example.org/table", "more"),
        ("https://gong.example.org?x=1", "more"),
        ("https://gong.example.org/#here", "more"),
        ("https://me:secret@gong.example.org", "more"),
        ("https://" + "a" * 40 + "." + "b" * 40 + ".org", "long"),
    ],
)
def test_refused_addresses(written: str, fault: str) -> None:
    with pytest.raises(BadAddress) as bad:
        sound_address(written)
    assert bad.value.fault == fault
    for language in LANGUAGES:
        values = {"most": LONGEST} if fault == "long" else {}
        assert len(text(language, f"print-address-{fault}", **values)) > 20


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("http://localhost:8000", "local"),
        ("http://127.0.0.1", "local"),
        ("http://[::1]", "local"),
        ("http://0.0.0.0:8000", "local"),
        ("http://192.168.1.20:8000", "private"),
        ("http://10.0.0.7", "private"),
        ("http://[fe80::1]", "private"),
        ("http://raspberry:8000", "private"),
        ("http://raspberry.local", "private"),
        ("https://gong.example.org", None),
        ("http://93.184.215.14", None),
    ],
)
def test_who_gets_there(address: str, who: str | None) -> None:
    assert doubt(sound_address(address)) == who

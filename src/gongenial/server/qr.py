"""QR codes of join addresses."""

from __future__ import annotations

import io

import segno


def qr_svg(address: str) -> bytes:
    """Dark on white with its quiet zone, so that it scans on a dark page too."""
    out = io.BytesIO()
    segno.make_qr(address, error="m").save(
        out,
        kind="svg",
        border=4,
        scale=8,
        dark="#14102e",
        light="#ffffff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
    )
    return out.getvalue()


def qr_text(address: str) -> str:
    """For a terminal, two rows of modules in a line of text."""
    rows = [tuple(row) for row in segno.make_qr(address, error="l").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append((0,) * len(rows[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(blocks[bool(a), bool(b)] for a, b in zip(*pair, strict=True)) for pair in pairs)

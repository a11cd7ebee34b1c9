"""Make a PDF in a process of its own: `python -m gongenial.printing.sheets TARGET`, with the order as JSON on stdin.

Each line of the output is how many steps are done, of how many. With `--preview WIDTH` it is a WebP picture of the
first sheet instead. The process is polite: whatever else the machine does goes first.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from .make import make, preview
from .order import Order


def main(arguments: list[str]) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Make the PDF of an order.")
    parser.add_argument("target", type=Path)
    parser.add_argument("--preview", type=int, metavar="WIDTH", help="make a picture of the first sheet")
    told = parser.parse_args(arguments)
    if hasattr(os, "nice"):
        os.nice(10)
    order = Order(**json.load(sys.stdin))
    if told.preview:
        told.target.write_bytes(preview(order, told.preview))
    else:
        make(order, told.target, lambda done, total: print(done, total, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

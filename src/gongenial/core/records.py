"""Fixed-size records from one declaration: the type checker's view of the fields and numpy's layout of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Word = np.uint64
Records = npt.NDArray[Any]
"""An array of records of one layout."""


def layout(fields: type) -> np.dtype[Any]:
    """The numpy type of a record class.

    `int` is one int64 (also for sets of cards), `Word` a uint64 (the generator only), and `Annotated[Ints, shape]` a
    block of int64. One width for all keeps one compiled version of each kernel.
    """
    columns: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(fields, include_extras=True).items():
        if get_origin(hint) is Annotated:
            columns.append((name, np.int64, get_args(hint)[1]))
        else:
            columns.append((name, np.uint64 if hint is Word else np.int64))
    return np.dtype((np.record, columns))


def plain(record: Any) -> SimpleNamespace:
    """One record's fields as Python's own integers and lists. Reading a record field by field costs microseconds each;
    reading all of them at once costs a few."""
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in record.item())
    return SimpleNamespace(**dict(zip(record.dtype.names, values, strict=True)))

"""What rule options take. This stands by itself, so that whoever only passes values on loads nothing else."""

from __future__ import annotations

OptionValue = int | bool | str

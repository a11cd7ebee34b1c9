"""The tables of the crash test."""

CODES = [f"CRASH{letter}" for letter in "BCDFGHJKLMNPQRSTVWXZ"]

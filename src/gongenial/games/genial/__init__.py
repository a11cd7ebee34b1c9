"""Совершенно гениально, the collecting game: draw while you dare, take in time, be the first with every line full."""

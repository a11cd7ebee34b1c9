"""The laboratory: many games in compiled code, to measure speed and strength."""

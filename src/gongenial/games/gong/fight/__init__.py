"""GONG FIGHT: turn up a card, do its task, and be the first without cards."""

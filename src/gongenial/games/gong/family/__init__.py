"""GONG FAMILY: ask the others for cards, complete whole families, and have most of them in the end."""

"""The messages between a page and the server: their types, and nothing else."""

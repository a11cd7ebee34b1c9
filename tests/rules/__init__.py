"""Each rule by its id, on the public surface alone."""

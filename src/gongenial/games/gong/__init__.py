"""GONG, Game Of Nine Galaxies: what its variants share, and the variants."""

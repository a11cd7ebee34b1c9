"""A slow, obvious twin of each game, written from the rules alone: the oracle of the property tests."""

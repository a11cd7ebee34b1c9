"""How bots play FAMILY: asking at random, asking with sense, and asking where the odds are best."""

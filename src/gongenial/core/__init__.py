"""What every game is built on: the contract, compiled kernels, sets of cards, randomness, errors."""

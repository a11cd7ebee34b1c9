"""What every registered game has to keep, whatever it is."""

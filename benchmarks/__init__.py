"""Speed, side by side with OpenSpiel, and the strength of the bots."""

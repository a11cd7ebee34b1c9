"""How bots play the collecting game: the same three levels; everything lies open, so nobody imagines hidden cards."""

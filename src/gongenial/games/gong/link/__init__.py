"""GONG LINK: match the pile's top card by number or family, say GONG at one card, be the first without cards."""

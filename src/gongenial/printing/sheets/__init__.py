"""Print and play: the deck, the tokens and the rules on sheets of paper, as one PDF.

What is needed is drawn while it is printed: in colour from the pictures that the build made, in black and white as line
art of its own. Typst puts the sheets together, segno makes the codes.
"""

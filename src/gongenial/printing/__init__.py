"""The pictures of the cards, and the sheets of paper to cut them from.

The pictures are drawn as plain SVG by this package alone and rendered to WebP while the project is built: nothing
outside of `sheets/` imports the rest of the project, so a build can run it before anything else is installed.
`sheets/` puts cards, tokens and rules on paper, when somebody wants to print them.
"""

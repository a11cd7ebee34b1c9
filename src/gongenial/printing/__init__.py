"""The pictures of the cards: drawn as plain SVG by this package alone, rendered to WebP while the project is built.

Nothing in here imports the rest of the project, so a build can run it before anything else is installed.
"""

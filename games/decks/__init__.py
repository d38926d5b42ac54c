"""The built-in decks, drawn by the project itself.

A card is a recipe: a scene, and the things in it. `render` makes one SVG of it. Nothing here needs
Django, a clock or chance: the same recipe makes the same bytes, always and everywhere.
"""

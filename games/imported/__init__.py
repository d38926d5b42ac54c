"""Decks that people bring along, pictures of their own: checked, drawn anew, and kept."""

"""Decks of pictures that users upload: checked, drawn anew, and kept."""

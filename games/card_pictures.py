"""The sizes in which the pictures of cards are kept, and what stands in for a picture at first."""

import blurhash
from PIL import Image

LARGE, SMALL, BLURRED = 800, 300, 16
"""Widths in pixels. The last is that of the few pixels from which a BlurHash is made."""


def size(width: int) -> tuple[int, int]:
    """Width and height of a card."""
    return width, width * 3 // 2


def placeholder(card: Image.Image) -> str:
    """The BlurHash of a card's picture."""
    few = card.convert("RGB").resize(size(BLURRED), Image.Resampling.BOX)
    light, row = few.tobytes(), 3 * few.width
    pixels = [
        [tuple(light[at : at + 3]) for at in range(begin, begin + row, 3)]
        for begin in range(0, len(light), row)
    ]
    return str(blurhash.encode(pixels, components_x=3, components_y=4))

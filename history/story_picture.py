"""Draws the picture of a story: the board of one of its turns, with the clue above it.

`python -m history.story_picture FD ...` draws for `draw_apart`, at a socket.
"""

import io
from collections.abc import Sequence
from functools import cache
from itertools import cycle
from typing import Any

import msgspec
from PIL import Image, ImageDraw, ImageFont

from games.rules.names import Colour
from web.bounded_process import ROOT, ProcessEnded, SystemBounds, answer_all, bounded_process

WIDTH, HEIGHT = 1200, 630
MARGIN = 40
FONTS = ROOT / "client" / "built" / "static"
BOOK = "averia-serif-libre-latin-400-italic.*.woff2"
NIGHT, CLOTH, PAPER, INK, SHADE = "#2a2140", "#54406a", "#f7efdd", "#2b2033", "#0a0614"
INKS = {
    Colour(name): ink
    for name, ink in {
        "red": "#c93a2b", "orange": "#e5802f", "yellow": "#ecc23c", "green": "#3f7a40",
        "blue": "#2f6fae", "violet": "#7d4c9b", "pink": "#e08aa6", "white": "#fbf6ea",
        "black": "#2d2832", "brown": "#80553a", "grey": "#8d8b8a", "turquoise": "#2a9a98",
    }.items()
}  # fmt: skip
"""The colours of the players, as the client has them."""
LEANING = (-2.0, 1.4, -1.0, 2.2, -1.6, 0.8)
"""The degrees by which cards lie askew, one after the other."""
QUALITY = 84
MOST_LINES = 2
BOUNDS = SystemBounds(memory=2**30, cpu_seconds=20)
PATIENCE = 30.0


class Sketch(msgspec.Struct, frozen=True, array_like=True):
    """All that a picture is drawn from."""

    clue: str | None
    cards: list[bytes | None]
    """The small pictures of the board's cards; None for a card whose paper alone is shown."""
    true: int
    """The place of the storyteller's card among them."""
    teller: Colour


def draw_apart(sketch: Sketch) -> bytes | None:
    """The picture as a JPEG, drawn in a bounded process; none if that took too much."""
    with bounded_process(__name__, BOUNDS) as ask:
        try:
            return ask(msgspec.msgpack.encode(sketch), PATIENCE)
        except ProcessEnded:
            return None


def draw(sketch: Sketch) -> bytes:
    page = _cloth()
    under = MARGIN
    if sketch.clue:
        under = _write_clue(page, f"“{sketch.clue}”") + 20
    _lay_cards(page, sketch.cards, sketch.true, INKS[sketch.teller], under)
    drawn = io.BytesIO()
    page.save(drawn, "JPEG", quality=QUALITY, optimize=True)
    return drawn.getvalue()


def _cloth() -> Image.Image:
    """The table at dusk, lighter in its middle."""
    dark, light = (Image.new("RGB", (WIDTH, HEIGHT), colour) for colour in (NIGHT, CLOTH))
    glow = Image.radial_gradient("L").resize((WIDTH, HEIGHT))
    return Image.composite(dark, light, glow)


def _write_clue(page: Image.Image, clue: str) -> int:
    """Writes the clue on a strip of paper, and returns where the strip ends."""
    draw = ImageDraw.Draw(page)
    lines, font = _fitted(clue, WIDTH - 4 * MARGIN)
    text: Any = "\n".join(lines)
    left, top, right, bottom = draw.multiline_textbbox(
        (WIDTH / 2, MARGIN + 12), text, font, anchor="ma", align="center"
    )
    strip = (left - 34, top - 20, right + 34, bottom + 22)
    _shade(page, (strip[0] + 4, strip[1] + 6, strip[2] + 4, strip[3] + 6))
    draw.rounded_rectangle(strip, 6, PAPER)
    draw.multiline_text((WIDTH / 2, MARGIN + 12), text, INK, font, anchor="ma", align="center")
    return int(strip[3])


def _shade(page: Image.Image, box: tuple[float, float, float, float]) -> None:
    mask = Image.new("L", page.size)
    ImageDraw.Draw(mask).rounded_rectangle(box, 6, 128)
    page.paste(SHADE, (0, 0, *page.size), mask)


def _fitted(clue: str, width: int) -> tuple[list[str], Any]:
    """The clue in the largest type in which a few lines hold it; the rest is left out."""
    for points in (60, 52, 44, 36, 30):
        font = _book(points)
        lines = _wrapped(clue, width, font)
        if len(lines) <= MOST_LINES:
            return lines, font
    return [*lines[: MOST_LINES - 1], lines[MOST_LINES - 1] + " …"], font


def _wrapped(text: str, width: int, font: Any) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(_shortened(word, width, font))
    return [line for line in lines if line]


def _shortened(word: str, width: int, font: Any) -> str:
    while font.getlength(word) > width:
        word = word[:-1]
    return word


@cache
def _book(points: int) -> Any:
    """The client's book face; Pillow's own where the client isn't built."""
    for file in sorted(FONTS.glob(BOOK)):
        return ImageFont.truetype(file, points)
    return ImageFont.load_default(points)


def _lay_cards(
    page: Image.Image, cards: Sequence[bytes | None], true: int, ink: str, under: int
) -> None:
    """Lays the cards in a row that fills the page; the one that was meant is lifted."""
    lifted = 18
    height = HEIGHT - under - MARGIN - lifted
    room = WIDTH - 2 * MARGIN
    width = min(height * 2 // 3, room // 3)
    step = min(width + 22, (room - width) / max(1, len(cards) - 1))
    first = (WIDTH - width - step * (len(cards) - 1)) / 2
    middle = under + lifted + height // 2
    for at, (picture, angle) in enumerate(zip(cards, cycle(LEANING), strict=False)):
        if at != true:
            _lay(page, _card(picture, width, PAPER), angle, (first + at * step + width / 2, middle))
    where = (first + true * step + width / 2, middle - lifted)
    _lay(page, _card(cards[true], width, ink), 0, where)


def _card(picture: bytes | None, width: int, edge: str) -> Image.Image:
    """A card with an edge: that of paper, or of the storyteller's colour."""
    size, border = (width, width * 3 // 2), max(4, width // 30)
    card = Image.new("RGB", size, edge)
    if picture:
        inside = (size[0] - 2 * border, size[1] - 2 * border)
        with Image.open(io.BytesIO(picture)) as shown:
            card.paste(shown.convert("RGB").resize(inside, Image.Resampling.LANCZOS), (border,) * 2)
    return card


def _lay(page: Image.Image, card: Image.Image, angle: float, middle: tuple[float, float]) -> None:
    solid = card.convert("RGBA").rotate(angle, Image.Resampling.BICUBIC, expand=True)
    at = (round(middle[0] - solid.width / 2), round(middle[1] - solid.height / 2))
    shadow = Image.new("RGB", solid.size, SHADE)
    page.paste(shadow, (at[0] + 5, at[1] + 8), solid.getchannel("A").point(lambda a: a // 2))
    page.paste(solid, at, solid)


# In the process


if __name__ == "__main__":
    answer_all(lambda asked: draw(msgspec.msgpack.decode(asked, type=Sketch)))

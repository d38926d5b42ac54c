"""Checks an uploaded picture, which is not to be trusted, and draws it anew.

Nothing of the file is kept but its pixels. Each picture is kept in two sizes, both two wide to
three high like a card.
"""

import io
import time
from contextlib import suppress
from typing import NamedTuple

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError
from PIL.JpegImagePlugin import MARKER

from games.card_pictures import LARGE, SMALL, placeholder, size
from games.imported.errors import BadDeck, refuse
from games.refusals import FaultKind

MOST_BYTES = 20_000_000
MOST_PIXELS = 25_000_000
LEAST = (400, 600)
HEIGHT = LARGE * 3 // 2
LEAST_KEPT = 0.75
"""The least part of a picture that may be left after cutting it to shape; else it gets a frame."""
MOST_WORK = 12 * MOST_PIXELS
"""Pixels of one picture, each counted as often as it is decoded: a progressive JPEG has commonly
ten passes, and each further one takes time and hardly any bytes."""
MOST_WORK_OF_DECK = 200 * MOST_PIXELS
MOST_SECONDS_OF_DECK = 60.0
"""Seconds of CPU that checking and drawing all pictures of a deck may take."""
MOST_PARTS = 10_000
"""Segments of a JPEG before its first pass, or chunks of a PNG; each takes time to skip."""
LARGEST_HEAD = 4_000_000
"""Bytes of a JPEG before its first pass: profile, EXIF and the like."""
QUALITY = 82

FORMATS = ("JPEG", "PNG", "WEBP")
STILL = ("JPEG", "MPO")
"""Formats read as one picture. An MPO is a JPEG with others after it, which are ignored."""
ORIENTATION, ON_ITS_SIDE = 0x0112, (5, 6, 7, 8)
"""EXIF's tag of the orientation, and its values for a picture lying on its side."""
JPEG, PNG = b"\xff\xd8", b"\x89PNG\r\n\x1a\n"
START_OF_PASS = 0xDA
WITHOUT_LENGTH = {0x00, 0xFF} | {
    marker & 0xFF for marker, (_, _, handler) in MARKER.items() if handler is None
}
"""The second bytes of a JPEG's markers after which Pillow goes on with the next byte."""
WITH_16_BITS = ("I", "I;16", "I;16B", "I;16L", "I;16N")


class Drawn(NamedTuple):
    """A card's picture as WebP, in both sizes, and its BlurHash."""

    large: bytes
    small: bytes
    placeholder: str


class WorkBudget:
    """The work that may still be spent on the pictures of a deck, in pixels and in CPU time."""

    def __init__(self) -> None:
        self._pixels = MOST_WORK_OF_DECK
        self._end = time.thread_time() + MOST_SECONDS_OF_DECK

    def spend(self, pixels: int = 0) -> None:
        """Refuses the deck as a whole, once too much would be spent."""
        self._pixels -= pixels
        if self._pixels < 0 or time.thread_time() > self._end:
            raise refuse(FaultKind.TOO_MUCH_WORK)


def redraw(content: bytes, name: str, budget: WorkBudget) -> Drawn:
    budget.spend()
    _refuse_unopened(content, name)
    try:
        return _drawn(content, name, budget)
    except (BadDeck, MemoryError):
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise _too_many_pixels(name) from None
    except Exception:  # there are many ways to be broken, and as many exceptions
        raise refuse(FaultKind.BROKEN, name) from None


def _refuse_unopened(content: bytes, name: str) -> None:
    if len(content) > MOST_BYTES:
        raise refuse(FaultKind.TOO_LARGE, name, megabytes=MOST_BYTES // 10**6)
    if _is_svg(content):
        raise refuse(FaultKind.SVG, name)
    if not _is_soon_opened(content):
        raise refuse(FaultKind.TOO_LONG_TO_READ, name)


def _is_soon_opened(content: bytes) -> bool:
    """Says whether Pillow, which goes through them one by one, has few parts to go through."""
    if content.startswith(JPEG):
        return _has_short_head(content)
    return not content.startswith(PNG) or _has_few_chunks(content)


def _has_short_head(jpeg: bytes) -> bool:
    place = len(JPEG)
    for _ in range(MOST_PARTS):
        if place > LARGEST_HEAD:
            return False
        marker = jpeg[place : place + 2]
        if len(marker) != len(JPEG) or marker[1] == START_OF_PASS:
            return True
        if not marker.startswith(b"\xff") or marker[1] in WITHOUT_LENGTH:
            place += 1
        else:
            place += 2 + int.from_bytes(jpeg[place + 2 : place + 4], "big")
    return False


def _has_few_chunks(png: bytes) -> bool:
    place = len(PNG)
    for _ in range(MOST_PARTS):
        if place >= len(png) or png[place + 4 : place + 8] == b"IEND":
            return True
        place += 12 + int.from_bytes(png[place : place + 4], "big")
    return False


def _is_svg(content: bytes) -> bool:
    beginning = content[:4096].removeprefix(b"\xef\xbb\xbf").lstrip().lower()
    zipped = b"\x1f\x8b"
    return beginning.startswith((b"<svg", b"<?xml", b"<!doctype svg", zipped))


def _drawn(content: bytes, name: str, budget: WorkBudget) -> Drawn:
    try:
        image: Image.Image = Image.open(io.BytesIO(content), formats=FORMATS)
    except UnidentifiedImageError:
        raise refuse(FaultKind.NO_PICTURE, name) from None
    with image:
        _refuse_by_header(image, name)
        work = image.width * image.height * _passes(image, content)
        if work > MOST_WORK:
            raise refuse(FaultKind.TOO_LONG_TO_READ, name)
        budget.spend(work)
        image.draft(image.mode, (HEIGHT, HEIGHT))  # a JPEG need not be decoded in full
        image.load()
        card = _card_shaped(_in_srgb(ImageOps.exif_transpose(image)))
    small = card.resize(size(SMALL), Image.Resampling.LANCZOS)
    return Drawn(_webp(card), _webp(small), placeholder(card))


def _refuse_by_header(image: Image.Image, name: str) -> None:
    """Checks size and kind before any pixel is decoded."""
    width, height = image.size
    if width * height > MOST_PIXELS:
        raise _too_many_pixels(name)
    if _is_on_its_side(image):
        width, height = height, width
    if width < LEAST[0] or height < LEAST[1]:
        raise refuse(FaultKind.TOO_SMALL, name, width=LEAST[0], height=LEAST[1])
    if image.format not in STILL and getattr(image, "is_animated", False):
        raise refuse(FaultKind.MOVING, name)


def _passes(image: Image.Image, content: bytes) -> int:
    """The number of times that all pixels are decoded, at most."""
    if image.format in STILL:
        return content.count(bytes((0xFF, START_OF_PASS)))
    return 2 if image.info.get("interlace") else 1


def _too_many_pixels(name: str) -> BadDeck:
    return refuse(FaultKind.TOO_MANY_PIXELS, name, megapixels=MOST_PIXELS // 10**6)


def _is_on_its_side(image: Image.Image) -> bool:
    return image.getexif().get(ORIENTATION) in ON_ITS_SIDE


def _in_srgb(image: Image.Image) -> Image.Image:
    flat = _without_transparency(image)
    profile = image.info.get("icc_profile")
    if profile:
        with suppress(ImageCms.PyCMSError, OSError):  # a profile that makes no sense is none
            given = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            srgb = ImageCms.createProfile("sRGB")
            if turned := ImageCms.profileToProfile(flat, given, srgb, outputMode="RGB"):
                return turned
    return flat.convert("RGB")


def _without_transparency(image: Image.Image) -> Image.Image:
    """The image on white, in one of the modes that colour profiles know."""
    if image.mode in WITH_16_BITS:
        return image.point(lambda light: light * (1 / 256)).convert("L")
    if image.has_transparency_data:
        seen = image.convert("RGBA")
        white = Image.new("RGB", image.size, "white")
        white.paste(seen, mask=seen.getchannel("A"))
        return white
    if image.mode in ("L", "RGB", "CMYK"):
        return image
    return image.convert("L" if image.mode in ("1", "LA") else "RGB")


def _card_shaped(image: Image.Image) -> Image.Image:
    """The image cut to a card's shape, or put whole in a frame if too much would be cut off."""
    across, down = image.width, image.height * SMALL / size(SMALL)[1]
    narrow, wide = min(across, down), max(across, down)
    if narrow / wide >= LEAST_KEPT:
        return ImageOps.fit(image, size(min(LARGE, int(narrow))), Image.Resampling.LANCZOS)
    room = size(min(LARGE, int(wide)))
    frame = image.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(frame, tuple)
    return ImageOps.pad(image, room, Image.Resampling.LANCZOS, color=frame)


def _webp(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "WEBP", quality=QUALITY)
    return file.getvalue()

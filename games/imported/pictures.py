"""Checks an uploaded picture, which is not to be trusted, and draws it anew.

Nothing of the file is kept but its pixels. Each picture is kept in two sizes, both two wide to
three high like a card.
"""

import io
from contextlib import suppress
from typing import NamedTuple

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from games.imported.errors import BadDeck, FaultKind, refuse

MOST_BYTES = 20_000_000
MOST_PIXELS = 25_000_000
LEAST = (400, 600)
LARGE, SMALL = 800, 300
"""Widths in pixels; a smaller picture is not enlarged."""
HEIGHT = LARGE * 3 // 2
LEAST_KEPT = 0.75
"""The least part of a picture that may be left after cutting it to shape; else it gets a frame."""
MOST_PASSES = 100
"""Passes of a progressive JPEG, commonly a dozen: each takes time, and hardly any bytes."""
QUALITY = 82

FORMATS = ("JPEG", "PNG", "WEBP")
STILL = ("JPEG", "MPO")
"""Formats read as one picture. An MPO is a JPEG with others after it, which are ignored."""
ORIENTATION, ON_ITS_SIDE = 0x0112, (5, 6, 7, 8)
"""EXIF's tag of the orientation, and its values for a picture lying on its side."""
START_OF_PASS = b"\xff\xda"
WITH_16_BITS = ("I", "I;16", "I;16B", "I;16L", "I;16N")


class Drawn(NamedTuple):
    """A card's picture as WebP, in both sizes."""

    large: bytes
    small: bytes


def redraw(content: bytes, name: str) -> Drawn:
    _refuse_unopened(content, name)
    try:
        return _drawn(content, name)
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
    if content.count(START_OF_PASS) > MOST_PASSES and content.startswith(b"\xff\xd8"):
        raise refuse(FaultKind.BROKEN, name)


def _is_svg(content: bytes) -> bool:
    beginning = content[:4096].removeprefix(b"\xef\xbb\xbf").lstrip().lower()
    zipped = b"\x1f\x8b"
    return beginning.startswith((b"<svg", b"<?xml", b"<!doctype svg", zipped))


def _drawn(content: bytes, name: str) -> Drawn:
    try:
        image: Image.Image = Image.open(io.BytesIO(content), formats=FORMATS)
    except UnidentifiedImageError:
        raise refuse(FaultKind.NO_PICTURE, name) from None
    with image:
        _refuse_by_header(image, name)
        image.draft(image.mode, (HEIGHT, HEIGHT))  # a JPEG need not be decoded in full
        image.load()
        card = _card_shaped(_in_srgb(ImageOps.exif_transpose(image)))
    return Drawn(_webp(card), _webp(card.resize(_size(SMALL), Image.Resampling.LANCZOS)))


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
    across, down = image.width, image.height * SMALL / _size(SMALL)[1]
    narrow, wide = min(across, down), max(across, down)
    if narrow / wide >= LEAST_KEPT:
        size = _size(min(LARGE, int(narrow)))
        return ImageOps.fit(image, size, Image.Resampling.LANCZOS)
    size = _size(min(LARGE, int(wide)))
    frame = image.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(frame, tuple)
    return ImageOps.pad(image, size, Image.Resampling.LANCZOS, color=frame)


def _size(width: int) -> tuple[int, int]:
    return width, width * 3 // 2


def _webp(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "WEBP", quality=QUALITY)
    return file.getvalue()

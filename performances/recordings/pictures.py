"""The picture that stands for a recording while it doesn't play."""

import io
from array import array

from av.video.frame import VideoFrame
from PIL import Image, ImageDraw, WebPImagePlugin

QUALITY = 80
WIDTH, HEIGHT = 480, 120
BARS = 60
BAR_WIDTH = 4
LEAST_HEIGHT = 4
COLOUR = (139, 123, 168, 255)
"""A violet that can be seen on light and on dark pages."""

assert WebPImagePlugin.SUPPORTED


def first_frame(film: list[VideoFrame]) -> bytes:
    return _webp(film[0].to_image(threads=1))


def wave(samples: "array[float]") -> bytes:
    """A bar for each part of the time, as high as the loudest sample in it."""
    picture = Image.new("RGBA", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(picture)
    space = WIDTH / BARS
    for place, height in enumerate(heights(samples)):
        half = max(LEAST_HEIGHT, height * HEIGHT) / 2
        left = place * space + (space - BAR_WIDTH) / 2
        box = (left, HEIGHT / 2 - half, left + BAR_WIDTH, HEIGHT / 2 + half)
        draw.rounded_rectangle(box, BAR_WIDTH / 2, fill=COLOUR)
    return _webp(picture)


def heights(samples: "array[float]") -> list[float]:
    """The loudest sample of each part, beside the loudest of all."""
    size = max(1, len(samples) // BARS)
    parts = [samples[start : start + size] for start in range(0, size * BARS, size)]
    peaks = [max(max(part, default=0.0), -min(part, default=0.0)) for part in parts]
    loudest = max(peaks) or 1.0
    return [peak / loudest for peak in peaks]


def _webp(picture: Image.Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=QUALITY)
    return file.getvalue()

"""What happens to a picture that somebody brings."""

import io
import random
import struct
import time
import zlib
from contextlib import suppress

import pytest
from PIL import Image, ImageCms

from games.card_pictures import LARGE, SMALL
from games.imported.errors import BadDeck
from games.imported.pictures import MOST_BYTES, MOST_PIXELS, MOST_WORK, WorkBudget, redraw
from testkit.imported_decks import picture, saved

Colour = tuple[int, int, int]
RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)


def plain(colour: Colour, size: tuple[int, int] = (400, 600)) -> Image.Image:
    return Image.new("RGB", size, colour)


def seen(content: bytes) -> Image.Image:
    """What is kept of a picture, in its large size."""
    image = Image.open(io.BytesIO(redraw(content, "1", WorkBudget()).large))
    assert image.format == "WEBP"
    return image.convert("RGB")


def looks(image: Image.Image, where: tuple[float, float], colour: Colour) -> bool:
    """About that colour, at that part of its width and height."""
    at = image.getpixel((int(where[0] * image.width), int(where[1] * image.height)))
    assert isinstance(at, tuple)
    return all(abs(one - other) < 16 for one, other in zip(at, colour, strict=True))


def why_not(content: bytes) -> str:
    with pytest.raises(BadDeck) as refused:
        redraw(content, "moon.png", WorkBudget())
    (fault,) = refused.value.faults
    assert "moon.png" in fault.in_words
    return fault.kind.code


# What is taken


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP"])
def test_a_picture_is_kept_in_two_sizes_as_webp(format: str) -> None:
    drawn = redraw(picture(1, (1000, 1500), format), "1", WorkBudget())
    large, small = (Image.open(io.BytesIO(content)) for content in (drawn.large, drawn.small))
    assert (large.size, small.size) == ((LARGE, 1200), (SMALL, 450))
    assert large.format == small.format == "WEBP"


def test_a_small_picture_is_not_blown_up() -> None:
    assert seen(picture(1, (500, 750))).size == (500, 750)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA"])
def test_every_kind_of_png_is_taken(mode: str) -> None:
    assert looks(seen(saved(plain(WHITE).convert(mode), "PNG")), (0.5, 0.5), WHITE)


def test_grey_of_sixteen_bits_keeps_its_shades() -> None:
    grey = Image.new("I;16", (400, 600), 128 * 256)
    assert looks(seen(saved(grey, "PNG")), (0.5, 0.5), (128, 128, 128))


def test_colours_for_print_are_taken() -> None:
    assert looks(seen(saved(plain(RED).convert("CMYK"), "JPEG")), (0.5, 0.5), (254, 0, 0))


def test_what_is_transparent_is_white() -> None:
    clear = Image.new("RGBA", (400, 600), (255, 0, 0, 0))
    clear.paste((0, 0, 255, 255), (0, 0, 200, 600))
    image = seen(saved(clear, "PNG"))
    assert looks(image, (0.1, 0.5), BLUE)
    assert looks(image, (0.9, 0.5), WHITE)


def test_a_picture_that_lies_on_its_side_is_put_upright() -> None:
    lying = plain(RED, (600, 400))
    lying.paste(BLUE, (300, 0, 600, 400))
    exif = Image.Exif()
    exif[0x0112] = 6  # turn it to the right
    image = seen(saved(lying, "JPEG", exif=exif, quality=95))
    assert image.size == (400, 600)
    assert looks(image, (0.5, 0.1), RED)
    assert looks(image, (0.5, 0.9), BLUE)


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP"])
def test_nothing_that_a_camera_wrote_is_kept(format: str) -> None:
    exif = Image.Exif()
    exif[0x010F] = "a camera at 55.6761N"
    drawn = redraw(saved(plain(GREEN), format, exif=exif), "1", WorkBudget())
    for content in (drawn.large, drawn.small):
        image = Image.open(io.BytesIO(content))
        assert b"camera" not in content
        assert not image.getexif()
        assert not {"exif", "xmp", "icc_profile"} & image.info.keys()


def test_colours_of_another_profile_become_those_of_srgb() -> None:
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    crossed = with_red_and_blue_exchanged(srgb)
    assert looks(seen(saved(plain(RED), "PNG", icc_profile=srgb)), (0.5, 0.5), RED)
    assert looks(seen(saved(plain(RED), "PNG", icc_profile=crossed)), (0.5, 0.5), BLUE)


def with_red_and_blue_exchanged(profile: bytes) -> bytes:
    head, tags = profile[:132], bytearray(profile[132:])
    (count,) = struct.unpack(">I", profile[128:132])
    for start in range(0, count * 12, 12):
        swapped = {b"rXYZ": b"bXYZ", b"bXYZ": b"rXYZ"}
        name = bytes(tags[start : start + 4])
        tags[start : start + 4] = swapped.get(name, name)
    return head + bytes(tags)


def test_a_profile_that_makes_no_sense_is_none() -> None:
    assert looks(seen(saved(plain(RED), "PNG", icc_profile=b"nonsense")), (0.5, 0.5), RED)


def test_a_picture_of_nearly_the_right_shape_is_cut_at_its_edges() -> None:
    image = plain(RED, (900, 1200))
    image.paste(BLUE, (100, 0, 800, 1200))
    cut = seen(saved(image, "PNG"))
    assert cut.size == (800, 1200)
    assert all(looks(cut, place, BLUE) for place in ((0.1, 0.5), (0.9, 0.5), (0.5, 0.01)))


@pytest.mark.parametrize("size", [(1200, 1200), (1500, 1000)])
def test_a_picture_of_quite_another_shape_is_kept_whole_in_a_frame(size: tuple[int, int]) -> None:
    image = plain(GREEN, size)
    image.paste(RED, (0, 0, 60, size[1]))
    image.paste(BLUE, (size[0] - 60, 0, size[0], size[1]))
    framed = seen(saved(image, "PNG"))
    assert framed.size == (800, 1200)
    assert looks(framed, (0.01, 0.5), RED)
    assert looks(framed, (0.99, 0.5), BLUE)
    assert looks(framed, (0.5, 0.5), GREEN)
    assert not looks(framed, (0.5, 0.02), GREEN)


def test_of_a_picture_with_others_behind_it_the_first_is_taken() -> None:
    both = io.BytesIO()
    plain(RED).save(both, "MPO", save_all=True, append_images=[plain(BLUE)])
    assert looks(seen(both.getvalue()), (0.5, 0.5), (254, 0, 0))


# What is refused


@pytest.mark.parametrize(
    "content",
    [
        b'<svg xmlns="http://www.w3.org/2000/svg"/>',
        b'\xef\xbb\xbf  <?xml version="1.0"?><svg/>',
        b"\x1f\x8b\x08 zipped",
    ],
)
def test_an_svg_is_refused(content: bytes) -> None:
    assert why_not(content) == "svg"


@pytest.mark.parametrize("format", ["GIF", "BMP", "TIFF", "PPM", "ICO", "PDF", "EPS"])
def test_other_formats_are_refused_whatever_the_file_is_called(format: str) -> None:
    assert why_not(saved(plain(RED), format)) == "no_picture"


@pytest.mark.parametrize("content", [b"", b"hello", b"PK\x03\x04" + b"\0" * 60])
def test_what_is_no_picture_is_refused(content: bytes) -> None:
    assert why_not(content) == "no_picture"


@pytest.mark.parametrize("size", [(399, 600), (400, 599), (1, 5000)])
def test_a_picture_that_is_too_small_is_refused(size: tuple[int, int]) -> None:
    assert why_not(saved(plain(RED, size), "PNG")) == "too_small"


@pytest.mark.parametrize("size", [(5001, 5000), (12_000, 12_000), (30_000, 30_000)])
def test_a_picture_with_too_many_pixels_is_refused_before_it_is_decoded(
    size: tuple[int, int],
) -> None:
    bomb = png_that_claims(size)
    assert len(bomb) < 1_000
    assert size[0] * size[1] > MOST_PIXELS
    assert why_not(bomb) == "too_many_pixels"


def png_that_claims(size: tuple[int, int]) -> bytes:
    """To decode it would fail, for there is hardly anything after its head."""
    small = bytearray(saved(Image.new("1", (1, 1)), "PNG"))
    small[16:24] = struct.pack(">II", *size)
    return with_right_checksum(bytes(small))


def with_right_checksum(png: bytes) -> bytes:
    return png[:29] + struct.pack(">I", zlib.crc32(png[12:29])) + png[33:]


def test_a_file_that_is_too_large_is_refused() -> None:
    assert why_not(picture() + bytes(MOST_BYTES)) == "too_large"


@pytest.mark.parametrize("format", ["PNG", "WEBP"])
def test_a_moving_picture_is_refused(format: str) -> None:
    moving = saved(plain(RED), format, save_all=True, append_images=[plain(BLUE)])
    assert why_not(moving) == "moving"


def with_passes(jpeg: bytes, number: int) -> bytes:
    """The progressive JPEG with its last pass repeated, which changes nothing that is seen."""
    last = jpeg.rindex(b"\xff\xda")
    return jpeg[:-2] + jpeg[last:-2] * (number - jpeg.count(b"\xff\xda")) + jpeg[-2:]


def test_pixels_count_as_often_as_they_are_decoded() -> None:
    size = (4_000, 6_000)
    slow = saved(plain(RED, size), "JPEG", progressive=True)
    most = MOST_WORK // (size[0] * size[1])
    assert redraw(with_passes(slow, most), "1", WorkBudget()).small
    assert why_not(with_passes(slow, most + 1)) == "too_long_to_read"


def png_with(chunks: bytes) -> bytes:
    small = picture()
    return small[:33] + chunks + small[33:]


def empty_chunk(kind: bytes) -> bytes:
    return bytes(4) + kind + struct.pack(">I", zlib.crc32(kind))


def jpeg_with(segments: bytes) -> bytes:
    small = picture(format="JPEG")
    return small[:2] + segments + small[2:]


RESOURCES = b"Photoshop 3.0\0" + (b"8BIM" + bytes(8)) * 5_000
ENDLESS = {
    "chunks": png_with(empty_chunk(b"teSt") * 500_000),
    "padding": jpeg_with(b"\xff" * 5_000_000),
    "junk": jpeg_with(b"\xff\x00" * 2_000_000),
    "reserved": jpeg_with(b"\xff\xf0\xff\xff" + b"\xff" * 3_000_000),
    "segments": jpeg_with(b"\xff\xe5\x00\x02" * 1_000_000),
    "resources": jpeg_with((b"\xff\xed\xea\x70" + RESOURCES) * 100),
    "passes": with_passes(saved(plain(RED, (4_000, 6_000)), "JPEG", progressive=True), 100),
}
"""Pictures that hardly show anything, and take Pillow seconds."""


@pytest.mark.parametrize("trick", ENDLESS)
def test_what_takes_long_to_read_is_refused_at_a_tenth_of_the_price(trick: str) -> None:
    began = time.thread_time()
    assert why_not(ENDLESS[trick]) == "too_long_to_read"
    refused = time.thread_time() - began
    began = time.thread_time()
    with suppress(OSError):
        Image.open(io.BytesIO(ENDLESS[trick])).load()
    assert refused < (time.thread_time() - began) / 10


@pytest.mark.parametrize("bound", ["MOST_WORK_OF_DECK", "MOST_SECONDS_OF_DECK"])
def test_all_pictures_of_a_deck_are_drawn_within_one_budget(
    bound: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"games.imported.pictures.{bound}", {"W": 700_000, "S": 0.05}[bound[5]])
    budget = WorkBudget()
    with pytest.raises(BadDeck) as refused:
        for number in range(1_000):
            redraw(picture(), str(number), budget)
    assert number > 0
    assert [fault.kind.code for fault in refused.value.faults] == ["too_much_work"]


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP"])
@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_picture_that_breaks_off_is_refused(format: str, part: float) -> None:
    noise = Image.effect_noise((400, 600), 90).convert("RGB")
    whole = saved(noise, format)
    assert why_not(whole[: int(len(whole) * part)]) in ("broken", "no_picture")


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP"])
def test_whatever_is_wrong_inside_it_is_drawn_or_refused(format: str) -> None:
    rng = random.Random(17)
    whole = picture(3, (400, 600), format)
    for _ in range(150):
        spoilt = bytearray(whole)
        for _ in range(rng.randint(1, 8)):
            spoilt[rng.randrange(min(len(spoilt), 400))] = rng.randrange(256)
        with suppress(BadDeck):
            assert redraw(bytes(spoilt), "1", WorkBudget()).small

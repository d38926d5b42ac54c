"""The process that draws pictures is bounded, and its end is that of a deck alone."""

import io
import resource
import sys
from pathlib import Path
from typing import Any

import psutil
import pytest
from PIL import Image, ImageCms

from games.imported import drawing
from games.imported.drawing import BOUNDS, drawing_process
from games.imported.errors import BadDeck
from games.imported.pictures import WorkBudget, redraw
from testkit.imported_decks import picture
from web.bounded_process import NICENESS

SRGB = ImageCms.createProfile("sRGB")


def the_process() -> psutil.Process:
    """The process that draws for this one."""
    (found,) = (
        child for child in psutil.Process().children() if drawing.__name__ in child.cmdline()
    )
    return found


def test_it_draws_what_would_be_drawn_here() -> None:
    with drawing_process() as draw:
        for number in range(3):
            assert draw(picture(number), "1") == redraw(picture(number), "1", WorkBudget())


KINDS: list[tuple[str, str, dict[str, Any]]] = [
    ("JPEG", "RGB", {}),
    ("JPEG", "CMYK", {}),
    ("JPEG", "RGB", {"progressive": True}),
    ("JPEG", "RGB", {"icc_profile": ImageCms.ImageCmsProfile(SRGB).tobytes()}),
    ("MPO", "RGB", {}),
    ("PNG", "RGBA", {}),
    ("PNG", "P", {}),
    ("PNG", "1", {}),
    ("PNG", "I;16", {}),
    ("WEBP", "RGB", {}),
    ("WEBP", "RGBA", {}),
]


@pytest.mark.parametrize(("kind", "mode", "options"), KINDS)
def test_a_sealed_process_draws_pictures_of_all_kinds(
    kind: str, mode: str, options: dict[str, Any]
) -> None:
    """Once it is sealed it can import nothing that a picture might ask for."""
    file = io.BytesIO()
    Image.radial_gradient("L").resize((400, 600)).convert(mode).save(file, kind, **options)
    with drawing_process() as draw:
        assert draw(file.getvalue(), "1") == redraw(file.getvalue(), "1", WorkBudget())
        if sys.platform == "linux":
            status = Path(f"/proc/{the_process().pid}/status").read_text()
            assert "Seccomp:\t2\n" in status


def test_it_tells_the_faults_of_a_picture() -> None:
    with drawing_process() as draw:
        for name in ("moon.png", "m\udcffn.png"):
            with pytest.raises(BadDeck) as refused:
                draw(b"<svg/>", name)
            (fault,) = refused.value.faults
            assert (fault.kind.code, fault.facts) == ("svg", {"file": name.replace("\udcff", "?")})
        assert draw(picture(), "1").small


def test_the_system_bounds_it_and_lets_others_go_first() -> None:
    with drawing_process() as draw:
        draw(picture(), "1")
        process = the_process()
        assert process.rlimit(resource.RLIMIT_AS) == (BOUNDS.memory, BOUNDS.memory)
        assert process.rlimit(resource.RLIMIT_CPU) == (BOUNDS.cpu_seconds, BOUNDS.cpu_seconds)
        assert process.rlimit(resource.RLIMIT_FSIZE) == (0, 0)
        assert process.nice() == min(19, psutil.Process().nice() + NICENESS)


def test_it_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_KEY", "a secret")
    with drawing_process() as draw:
        draw(picture(), "1")
        assert {"SECRET_KEY", "DATABASE_URL", "REDIS_URL"}.isdisjoint(the_process().environ())


def test_nothing_is_left_of_it() -> None:
    with drawing_process() as draw:
        draw(picture(), "1")
        process = the_process()
        files = len(list(Path("/proc/self/fd").iterdir()))
    assert not process.is_running()
    assert len(list(Path("/proc/self/fd").iterdir())) < files


def test_when_it_is_ended_the_deck_is_refused() -> None:
    with drawing_process() as draw:
        draw(picture(), "1")
        the_process().kill()
        with pytest.raises(BadDeck, match="too_much_work"):
            draw(picture(), "1")


def test_a_picture_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MOST_SECONDS_OF_PICTURE", 0.1)
    with drawing_process() as draw:
        the_process().suspend()
        with pytest.raises(BadDeck, match="too_much_work"):
            draw(picture(), "1")

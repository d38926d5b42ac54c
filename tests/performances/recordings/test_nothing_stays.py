"""Nothing of an original stays but what can be heard and seen."""

import io
from collections.abc import Callable
from fractions import Fraction

import av
import pytest
from av.container import OutputContainer

from performances.recordings.bounds import Kind
from performances.recordings.make import remake
from testkit.hostile_recordings import cluster, element, every, number, opus_track, sung, webm
from testkit.recordings import packets_of, recorded

MARK = "At Ana's, Rua das Flores 7"
PLACE = "+38.7000-009.1000/"


def notes(output: OutputContainer) -> None:
    """Whatever a recorder may write beside sound and film."""
    output.metadata.update({"title": MARK, "comment": MARK, "location": PLACE})
    for stream in output.streams:
        stream.metadata.update({"title": MARK, "handler_name": MARK})
    output.set_chapters(
        [
            {
                "id": 1,
                "start": 0,
                "end": 1000,
                "time_base": Fraction(1, 1000),
                "metadata": {"title": MARK},
            }
        ]
    )


def notes_and_attachments(output: OutputContainer) -> None:
    notes(output)
    output.add_attachment("place.txt", "text/plain", MARK.encode())


def further_tracks(output: OutputContainer) -> None:
    """A second sound and a second film, both empty, whose names tell something."""
    for codec in ("libopus", "libvpx"):
        output.add_stream(codec).metadata["title"] = MARK


ADORNED: list[tuple[str, str, str | None, Callable[[OutputContainer], None]]] = [
    ("matroska", "libopus", "libx264", notes_and_attachments),
    ("matroska", "libopus", "libvpx", further_tracks),
    ("mp4", "aac", "libx264", notes),
    ("mov", "aac", "libx264", notes),
    ("ogg", "libopus", None, notes),
]


@pytest.mark.parametrize(("container", "sound", "film", "adorn"), ADORNED)
def test_notes_chapters_attachments_and_further_tracks_are_left_behind(
    container: str,
    sound: str,
    film: str | None,
    adorn: Callable[[OutputContainer], None],
) -> None:
    original = recorded(container, sound, film, adorn=adorn)
    assert MARK.encode() in original
    kind: Kind = "both" if film else "sung"

    made = remake(original, kind)
    files = {file.file: file.content for file in made.files}

    assert len(files) == 3
    old = set(packets_of(original))
    for name, content in files.items():
        assert MARK.encode() not in content, name
        assert PLACE[:6].encode() not in content, name
    for form in made.forms:
        content = files[form.file]
        assert old.isdisjoint(packets_of(content))
        with av.open(io.BytesIO(content), "r") as anew:
            assert len(anew.streams) == (2 if film else 1)
            assert anew.chapters() == []
            said = {
                **anew.metadata,
                **{k: v for one in anew.streams for k, v in one.metadata.items()},
            }
            assert said.keys() <= OF_THE_CONTAINER


OF_THE_CONTAINER = {
    *("major_brand", "minor_version", "compatible_brands", "encoder", "ENCODER"),
    *("language", "handler_name", "vendor_id", "DURATION"),
}
"""Names that a container itself gives to what it has."""


def test_words_beside_a_song_are_left_behind() -> None:
    words = element(
        0xAE,
        number(0xD7, 2) + number(0x73C5, 2) + number(0x83, 0x11) + element(0x86, b"S_TEXT/UTF8"),
    )
    original = webm(
        opus_track() + words,
        cluster(0, every(20, packets_of(sung()))),
        cluster(500, [(0, MARK.encode())], track=2),
    )
    with av.open(io.BytesIO(original), "r") as container:
        assert len(container.streams.subtitles) == 1
    made = remake(original, "sung")
    for form in made.forms:
        content = form.content
        assert MARK.encode() not in content
        with av.open(io.BytesIO(content), "r") as anew:
            assert [stream.type for stream in anew.streams] == ["audio"]

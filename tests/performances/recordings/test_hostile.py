"""Files that nobody's browser has recorded: all are refused, by a process within its bounds."""

import socket

import pytest
from msgspec.structs import replace

from performances.recordings.bounds import BOUNDS, Kind
from performances.recordings.make import remake
from performances.recordings.reasons import BadRecording, Reason
from testkit.hostile_recordings import (
    HARMLESS,
    IN_NAME,
    NO_RECORDINGS,
    SPOILT,
    box,
    external_data,
    list_of_files,
    playlist,
)

TIGHT = replace(BOUNDS, cpu_seconds=10, memory=2**29)
"""Less than what people have: a file that is refused by these bounds makes much work."""


@pytest.mark.parametrize("name", NO_RECORDINGS)
def test_what_is_no_recording_is_not_opened(name: str) -> None:
    with pytest.raises(BadRecording) as refused:
        remake(NO_RECORDINGS[name](), "sung", TIGHT)
    assert refused.value.reason is Reason.NO_RECORDING


@pytest.mark.parametrize("name", IN_NAME)
def test_a_recording_in_name_alone_is_refused(name: str) -> None:
    case = IN_NAME[name]
    with pytest.raises(BadRecording) as refused:
        remake(case.content(), case.kind, TIGHT)
    assert refused.value.reason in case.reasons


@pytest.mark.parametrize("name", HARMLESS)
def test_a_lie_about_itself_is_of_no_use(name: str) -> None:
    content, kind = HARMLESS[name]
    assert remake(content(), kind, TIGHT).seconds == pytest.approx(1.0, abs=0.1)


@pytest.mark.parametrize("name", SPOILT)
def test_of_a_damaged_recording_comes_no_more_than_is_in_it(name: str) -> None:
    case = SPOILT[name]
    seconds, reason = outcome(case.content(), case.kind)
    assert seconds <= 1.1
    assert reason is None or reason in case.reasons


def outcome(content: bytes, kind: Kind) -> tuple[float, Reason | None]:
    try:
        return remake(content, kind, TIGHT).seconds, None
    except BadRecording as bad:
        return 0.0, bad.reason


def test_no_file_makes_the_process_look_elsewhere() -> None:
    with socket.create_server(("127.0.0.1", 0)) as elsewhere:
        address = f"http://127.0.0.1:{elsewhere.getsockname()[1]}/elsewhere"
        head = box(b"ftyp", b"isom")
        for content in (
            external_data(address),
            playlist(address),
            list_of_files(address),
            head + playlist(address),
            head + list_of_files(address),
        ):
            assert address.encode() in content
            outcome(content, "sung")
        elsewhere.setblocking(False)
        with pytest.raises(BlockingIOError):
            elsewhere.accept()


def test_the_corpus_is_large() -> None:
    assert len({**NO_RECORDINGS, **IN_NAME}) >= 40

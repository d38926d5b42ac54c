"""The process that decodes a recording and makes it anew, sealed before it sees a byte of it.

python -m performances.recordings.process FD ...    answers `remake`, at a socket
"""

from importlib import import_module

import msgspec

from performances.recordings.anew import made
from performances.recordings.messages import Asked, Made, Refused
from performances.recordings.reasons import BadRecording, Reason
from web.bounded_process import answer_all
from web.sealing import seal


def answer(message: bytes) -> bytes:
    return msgspec.msgpack.encode(_answer(msgspec.msgpack.decode(message, type=Asked)))


def _answer(asked: Asked) -> Made | Refused:
    try:
        return made(asked.content, asked.kind, asked.bounds)
    except BadRecording as bad:
        return Refused(bad.reason)
    except MemoryError:
        return Refused(Reason.TOO_MUCH_WORK)
    except Exception:  # there are many ways to be broken, and as many exceptions
        return Refused(Reason.BROKEN)


LATE = ("av.subtitles.codeccontext", "av.subtitles.stream", "PIL.Image")
"""Modules that PyAV imports as it needs them, when a sealed process can import no more."""


if __name__ == "__main__":
    for module in LATE:
        import_module(module)
    answer_all(answer, seal)

"""How long and large a recording may be, and what work it may make."""

from typing import Literal

import msgspec

Kind = Literal["sung", "mimed", "both"]
"""Sound alone, film alone, or film with sound."""


class Bounds(msgspec.Struct, frozen=True):
    """The limits of one recording. The system keeps those from `memory` on."""

    size: int = 4_000_000
    """Bytes of the original."""
    seconds: float = 20.0
    """The length that is kept. What is a little longer is cut, since recorders stop late."""
    tolerated_seconds: float = 22.0
    """The length from which on it is refused: nobody shall wonder where the end of a song went."""
    least_seconds: float = 0.5
    tracks: int = 16
    pixels: int = 2560 * 1440
    """The size of one frame of film, whichever side is longer."""
    frames: int = 22 * 120
    """Frames of film, all of which have to be decoded, however few are kept."""
    memory: int = 2**30
    cpu_seconds: int = 30
    wall_seconds: float = 40.0
    """The time to wait for it, on a machine that is busy with others."""


BOUNDS = Bounds()

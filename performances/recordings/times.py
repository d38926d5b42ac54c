"""The time of a frame, which is not to be trusted."""

from av.frame import Frame


def seconds_at(frame: Frame) -> float | None:
    """The time that a recording gives a frame, counted from anywhere."""
    if frame.pts is None or not frame.time_base:
        return None
    return float(frame.pts * frame.time_base)

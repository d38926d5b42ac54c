"""The view of a game, and the headers that go with it."""

from datetime import datetime

from games.rules.state import Table
from games.rules.view import View, Viewer
from games.time_left import timing
from web.schema import component

VIEW = component("View", View)


def etag(version: int, viewer: Viewer) -> str:
    return f'"{version}-{viewer.player or viewer.role}"'


def view_headers(table: Table, viewer: Viewer) -> dict[str, str]:
    return {"ETag": etag(table.version, viewer), **time_headers(table.deadline)}


def time_headers(deadline: datetime | None) -> dict[str, str]:
    """The headers with the time, which is not in the view: a version's view is always the same."""
    told = timing(deadline)
    said = {"Server-Time": f"{told.now.isoformat(timespec='milliseconds')[:-6]}Z"}  # for +00:00
    if told.seconds_left is not None:
        said["Seconds-Left"] = f"{told.seconds_left:.3f}"
    return said

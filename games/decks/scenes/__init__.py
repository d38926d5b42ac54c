"""The places: each draws what is far, what things stand on, and what is nearer than they are."""

from collections.abc import Callable

from games.decks.scenes import heights, indoors, land, stages, town, water, ways, woods
from games.decks.scenes.air import Planes

SETTINGS: dict[str, Callable[..., Planes]] = {
    name: place
    for module in (heights, indoors, land, stages, town, water, ways, woods)
    for name, place in module.PLACES.items()
}

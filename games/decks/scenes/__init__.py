"""The scenes: each draws a distance, a ground for things to stand on, and a foreground."""

from collections.abc import Callable

from games.decks.scenes import heights, indoors, land, stages, town, water, ways, woods
from games.decks.scenes.air import Planes

SCENES: dict[str, Callable[..., Planes]] = {
    name: scene
    for module in (heights, indoors, land, stages, town, water, ways, woods)
    for name, scene in module.SCENES.items()
}

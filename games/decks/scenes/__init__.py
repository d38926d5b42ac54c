"""The scenes: each draws a distance, a ground for things to stand on, and a foreground."""

from collections.abc import Callable, Mapping

from games.decks.scenes import (
    close,
    heights,
    indoors,
    land,
    stages,
    steep,
    town,
    water,
    ways,
    woods,
)
from games.decks.scenes.air import Planes

SCENES: dict[str, Callable[..., Planes]] = {
    name: scene
    for module in (close, heights, indoors, land, stages, steep, town, water, ways, woods)
    for name, scene in module.SCENES.items()
}

HORIZONS: dict[str, float] = {
    "desert": 560, "field": 540, "meadow": 600, "snow": 560, "garden": 560, "railway": 470,
    "sea": 520, "lake": 450, "ice": 480, "harbour": 470, "mountains": 700, "clouds": 600,
    "cliff": 600, "table": 620, "chess": 540, "arcade": 520, "platform": 640, "storm": 690,
    "room": 660, "theatre": 690, "street": 650, "forest": 730, "birches": 700, "roofs": 700,
    "planet": 600,
}  # fmt: skip
"""The height at which the ground ends, of the scenes that have such a line."""


def horizon_of(scene: str, options: Mapping[str, float | str | bool]) -> float | None:
    for name in ("horizon", "end", "top", "floor"):
        if isinstance(options.get(name), int | float):
            return float(options[name])
    return HORIZONS.get(scene)

"""First Light: the light of early hours, and things that have not yet gone back to their places."""

from games.decks.first_light import (
    clouds,
    depths,
    dwellings,
    harbour,
    parlours,
    roads,
    rooms,
    sky,
    snows,
    stages,
    town,
    vessels,
    water,
    ways,
    woods,
)

CARDS = (
    *town.CARDS,
    *harbour.CARDS,
    *water.CARDS,
    *depths.CARDS,
    *rooms.CARDS,
    *parlours.CARDS,
    *woods.CARDS,
    *snows.CARDS,
    *sky.CARDS,
    *clouds.CARDS,
    *roads.CARDS,
    *ways.CARDS,
    *stages.CARDS,
    *vessels.CARDS,
    *dwellings.CARDS,
)

"""First Light: the light of early hours, and things that have not yet gone back to their places."""

from games.decks.first_light import roads, rooms, sky, stages, town, water, woods

CARDS = (
    *town.CARDS,
    *water.CARDS,
    *rooms.CARDS,
    *woods.CARDS,
    *sky.CARDS,
    *roads.CARDS,
    *stages.CARDS,
)

"""The Long Way Round: a journey on which nothing is the size one packed for."""

from games.decks.long_way_round import (
    borders,
    departures,
    heights,
    lodgings,
    returns,
    roads,
    waters,
)

CARDS = (
    *departures.CARDS,
    *roads.CARDS,
    *waters.CARDS,
    *lodgings.CARDS,
    *heights.CARDS,
    *borders.CARDS,
    *returns.CARDS,
)

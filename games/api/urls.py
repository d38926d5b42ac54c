from django.urls import include, path

from games.api import decks, editions, games, rooms
from games.api.moves import MOVES

of_a_game = [
    path("events", games.GameEvents.as_view()),
    path("decks", decks.DecksOfGame.as_view()),
    path("join", games.JoinEndpoint.as_view()),
    *(path(move.path, games.endpoint_for(move)) for move in MOVES),
]

# Patterns are tried one after the other, and most requests are about a game.
urlpatterns = [
    path("games/<uuid:game_id>/", include(of_a_game)),
    path("games/<uuid:game_id>", games.GameView.as_view()),
    path("editions", editions.Editions.as_view()),
    path("decks", decks.Decks.as_view()),
    path("decks/<slug:slug>", decks.OneDeck.as_view()),
    path("rooms", rooms.Rooms.as_view()),
    path("rooms/<slug:code>", rooms.RoomByCode.as_view()),
    path("rooms/<slug:code>/enter", rooms.EnterRoom.as_view()),
    path("rooms/<slug:code>/close", rooms.CloseRoom.as_view()),
    path("rooms/<slug:code>/games", rooms.NextGame.as_view()),
    path("rooms/<slug:code>/bans", rooms.Bans.as_view()),
    path("rooms/<slug:code>/bans/<uuid:person>", rooms.OneBan.as_view()),
]

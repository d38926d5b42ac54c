from django.urls import include, path

from games.api import decks, editions, games, invitations, my_rooms, queue, reactions, rooms
from games.api.moves import MOVES

of_a_game = [
    path("events", games.GameEvents.as_view()),
    path("people", games.GamePeople.as_view()),
    path("decks", decks.DecksOfGame.as_view()),
    path("join", games.JoinEndpoint.as_view()),
    path("hide-clue", games.HideClueEndpoint.as_view()),
    path("reactions", reactions.Reactions.as_view()),
    *(path(move.path, games.endpoint_for(move)) for move in MOVES),
]

# Patterns are tried one after the other, and most requests are about a game.
urlpatterns = [
    path("games/<uuid:game_id>/", include(of_a_game)),
    path("games/<uuid:game_id>", games.GameView.as_view()),
    path("editions", editions.Editions.as_view()),
    path("decks", decks.Decks.as_view()),
    path("decks/<slug:slug>", decks.OneDeck.as_view()),
    path("me/rooms", my_rooms.RoomsOfMine.as_view()),
    path("me/invitations/<uuid:invitation_id>", invitations.MyInvitation.as_view()),
    path("me/invitations/<uuid:invitation_id>/accept", invitations.AcceptMyInvitation.as_view()),
    path("invitations/<slug:token>", invitations.InvitationByToken.as_view()),
    path("invitations/<slug:token>/accept", invitations.AcceptInvitation.as_view()),
    path(
        "invitations/<slug:token>/qr.svg",
        invitations.QrOfInvitation.as_view(),
        name="invitation-qr",
    ),
    path("rooms", rooms.Rooms.as_view()),
    path("rooms/<slug:code>", rooms.RoomByCode.as_view()),
    path("rooms/<slug:code>/door", rooms.DoorOfRoom.as_view()),
    path("rooms/<slug:code>/enter", rooms.EnterRoom.as_view()),
    path("rooms/<slug:code>/close", rooms.CloseRoom.as_view()),
    path("rooms/<slug:code>/games", rooms.NextGame.as_view()),
    path("rooms/<slug:code>/queue", queue.Queue.as_view()),
    path("rooms/<slug:code>/invitations", invitations.Invitations.as_view()),
    path("rooms/<slug:code>/invitations/<uuid:invitation_id>", invitations.OneInvitation.as_view()),
    path("rooms/<slug:code>/bans", rooms.Bans.as_view()),
    path("rooms/<slug:code>/bans/<uuid:person>", rooms.OneBan.as_view()),
]

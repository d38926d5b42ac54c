from django.urls import include, path

from games.api import catalogue, decks, games, rooms
from games.rules import moves as m

EXAMPLE_CARD = "first-light:17"

of_a_game = [
    path("events", games.GameEvents.as_view()),
    path("decks", decks.DecksOfGame.as_view()),
    path("join", games.JoinEndpoint.as_view()),
    *(
        path(end, games.endpoint_for(move, name, summary, example))
        for end, move, name, summary, example in (
            ("leave", m.Leave, "leave_game", "Leave the game for good", {}),
            ("back", m.ComeBack, "come_back", "Say that you are back", {}),
            (
                "colour",
                m.ChooseColour,
                "choose_colour",
                "Choose another colour, in the lobby",
                {"colour": "blue"},
            ),
            ("start", m.Start, "start_game", "Start the game; for the host", {}),
            (
                "remove",
                m.Remove,
                "remove_player",
                "Remove a player; for the host",
                {"player": "7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33"},
            ),
            (
                "clue",
                m.GiveClue,
                "give_clue",
                "Pick a card and say a clue; in turn one the first to do so tells",
                {"turn": 1, "card": EXAMPLE_CARD, "clue": "The morning after"},
            ),
            (
                "cards",
                m.GiveCards,
                "give_cards",
                "Give a card, or two, or others",
                {"turn": 1, "cards": [EXAMPLE_CARD]},
            ),
            (
                "votes",
                m.CastVotes,
                "cast_votes",
                "Vote, or change your vote",
                {"turn": 1, "slots": [3]},
            ),
            ("reveal", m.Reveal, "reveal_card", "Show which card was yours", {"turn": 1}),
        )
    ),
]

# Patterns are tried one after the other, and most requests are about a game.
urlpatterns = [
    path("games/<uuid:game_id>/", include(of_a_game)),
    path("games/<uuid:game_id>", games.GameView.as_view()),
    path("editions", catalogue.Editions.as_view()),
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

from django.urls import path

from history.api import games, leaderboard, players, story

urlpatterns = [
    path("me/games", games.MyGames.as_view()),
    path("players/<uuid:player_id>", players.OnePlayer.as_view()),
    path("players/<uuid:player_id>/games", games.GamesOfPlayer.as_view()),
    path("leaderboard", leaderboard.Leaders.as_view()),
    path("games/<uuid:game_id>/story", story.StoryOfGame.as_view()),
    path(
        "games/<uuid:game_id>/story/picture.jpg",
        story.PictureOfStory.as_view(),
        name="story-picture",
    ),
    path("games/<uuid:game_id>/story/consent", story.ConsentToStory.as_view()),
]

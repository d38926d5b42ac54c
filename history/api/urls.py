from django.urls import path

from history.api import games

urlpatterns = [
    path("me/games", games.MyGames.as_view()),
    path("players/<uuid:player_id>/games", games.GamesOfPlayer.as_view()),
]

from django.urls import path

from bots import api

urlpatterns = [
    path("solo", api.Solo.as_view()),
    path("play", api.QuickPlay.as_view()),
    path("rooms/<slug:code>/bots", api.BotsOfRoom.as_view()),
    path("rooms/<slug:code>/bots/<uuid:person>", api.OneBot.as_view()),
]

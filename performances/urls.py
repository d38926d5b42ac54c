from django.urls import path

from performances import api

urlpatterns = [
    path("games/<uuid:game_id>/performances", api.Performances.as_view()),
    path("games/<uuid:game_id>/performances/<uuid:performance_id>", api.OnePerformance.as_view()),
    path(
        "performances/<str:signed>/<str:file>",
        api.FileOfPerformance.as_view(),
        name="file-of-performance",
    ),
]

"""The project's URLs without those of games."""

from django.urls import include, path

urlpatterns = [
    path("", include("web.urls")),
    path("api/v1/", include("accounts.urls")),
]

handler404 = "web.problems.not_found"

from django.conf import settings
from django.urls import include, path
from django.views.generic import RedirectView

from games.api.start_page import start_page
from moderation.admin import site

urlpatterns = [
    path("api/v1/", include("games.api.urls")),
    path("api/v1/", include("performances.urls")),
    path("api/v1/", include("moderation.api.urls")),
    path("api/v1/", include("history.api.urls")),
    path("api/v1/", include("reminders.urls")),
    path("api/v1/", include("bots.urls")),
    path("api/v1/", include("puzzles.urls")),
    path("api/v1/", include("accounts.urls")),
    path("api/", start_page, name="start"),
    path("api", RedirectView.as_view(pattern_name="start")),
    path("", include("web.urls")),
    path(f"{settings.ADMIN_PATH}/", site.urls),
]

handler400 = "web.problems.bad_request"
handler403 = "web.problems.forbidden"
handler404 = "web.problems.not_found"
handler500 = "web.problems.server_error"

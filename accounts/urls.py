from django.urls import include, path, reverse_lazy
from django.views.generic import RedirectView

from accounts import views

urlpatterns = [
    # Before allauth's own, which makes its document anew each time.
    path("auth/openapi.<slug:form>", RedirectView.as_view(url=reverse_lazy("schema"))),
    path("auth/", include("allauth.headless.urls")),
    path("guests", views.Guests.as_view(), name="guests"),
    path("me", views.MyAccount.as_view(), name="me"),
    path("me/claim", views.MyClaim.as_view(), name="claim"),
    path("me/bot", views.MyBot.as_view(), name="bot"),
    path("socket-tickets", views.SocketTickets.as_view(), name="socket-tickets"),
    path("me/export", views.MyExport.as_view(), name="export"),
]

from django.urls import include, path

from accounts import views

urlpatterns = [
    path("auth/", include("allauth.headless.urls")),
    path("guests", views.Guests.as_view(), name="guests"),
    path("me", views.MyAccount.as_view(), name="me"),
    path("me/claim", views.MyClaim.as_view(), name="claim"),
    path("socket-tickets", views.SocketTickets.as_view(), name="socket-tickets"),
    path("me/export", views.MyExport.as_view(), name="export"),
]

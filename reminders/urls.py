from django.urls import path

from reminders import api

urlpatterns = [
    path("me/reminders", api.MyReminders.as_view(), name="reminders"),
    path("me/reminders/device", api.ThisDevice.as_view(), name="this-device"),
]

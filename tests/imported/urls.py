"""A plain admin of Django's, with the decks in it."""

from django.contrib.admin import AdminSite
from django.urls import path

from dixit_project.urls import urlpatterns as ours
from games.admin import DeckAdmin
from games.models import ImportedDeck

site = AdminSite(name="admin")
site.register(ImportedDeck, DeckAdmin)

urlpatterns = [*ours, path("admin/", site.urls)]

"""The admin of uploaded decks: moderators look at them, approve, retire and import them."""

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import messages
from django.contrib.admin import EmptyFieldListFilter, ModelAdmin, action, display
from django.db.models import OuterRef, QuerySet, Subquery
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.html import format_html_join
from django.utils.translation import gettext_lazy as _
from rest_framework.exceptions import Throttled

from accounts.models import Account
from games.catalogue import decks_of
from games.imported import ownership
from games.imported.errors import BadDeck
from games.imported.importing import import_deck
from games.imported.manifest import LONGEST, About
from games.models import ImportedDeck
from games.rules.settings import Deck, Settings
from web.problems import in_words, problem_of
from web.refusals import Refused

APPROVE = "games.approve_deck"

if TYPE_CHECKING:
    Base = ModelAdmin[ImportedDeck]
    BringFormBase = forms.ModelForm[ImportedDeck]
else:
    Base, BringFormBase = ModelAdmin, forms.ModelForm


class BringForm(BringFormBase):
    """The form to import a deck; a deck.json in the archive fills in the empty fields."""

    title = forms.CharField(label=_("Title"), required=False, max_length=LONGEST["title"])
    author = forms.CharField(label=_("Author"), required=False, max_length=LONGEST["author"])
    licence = forms.CharField(label=_("Licence"), required=False, max_length=LONGEST["licence"])
    archive = forms.FileField(
        label=_("Archive"), help_text=_("A zip archive of JPEG, PNG or WebP pictures.")
    )

    class Meta:
        model = ImportedDeck
        fields = ("title", "author", "licence")


class DeckAdmin(Base):
    """The admin of decks, which changes none of their fields. `moderation` registers it."""

    list_display = ("title", "author", "licence", "size", "brought_by", "brought_at",
                    "approved_at", "retired_at", "used_at")  # fmt: skip
    list_filter = (("approved_at", EmptyFieldListFilter), ("retired_at", EmptyFieldListFilter))
    search_fields = ("title", "author", "=slug", "=owner")
    ordering = ("-brought_at",)
    list_per_page = 50
    actions = ("approve", "retire")
    form = BringForm
    fields = ("slug", "title", "author", "licence", "brought_by", "brought_at", "approved_at",
              "retired_at", "used_at", "cards")  # fmt: skip
    readonly_fields = ("slug", "brought_by", "brought_at", "approved_at", "retired_at", "used_at",
                       "cards")  # fmt: skip

    def get_queryset(self, request: HttpRequest) -> QuerySet[ImportedDeck]:
        owner = Account.objects.filter(pk=OuterRef("owner"))
        return super().get_queryset(request).annotate(owner_name=Subquery(owner.values("name")[:1]))

    def get_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        return self.fields if obj else ("title", "author", "licence", "archive")

    def has_module_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm(APPROVE)

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return request.user.has_perm(APPROVE)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm(APPROVE)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    @display
    def brought_by(self, deck: Any) -> str:
        return deck.owner_name or "—"

    @display
    def cards(self, deck: ImportedDeck) -> str:
        on_table = Settings(decks=(Deck(deck.slug, deck.size),))
        (found,) = decks_of(on_table, None)
        return format_html_join(
            " ",
            '<img src="{}" alt="{}" title="{}" width="150" height="225" loading="lazy">',
            ((card.picture_small, card.text, card.card) for card in found.cards),
        )

    @action(permissions=["view"], description=_("Approve: everybody may play with them"))
    def approve(self, request: HttpRequest, chosen: QuerySet[ImportedDeck]) -> None:
        for deck in chosen:
            ownership.approve(deck.slug, request.user.pk)
            self.log_change(request, deck, "approved")

    @action(permissions=["view"], description=_("Retire: no new game is played with them"))
    def retire(self, request: HttpRequest, chosen: QuerySet[ImportedDeck]) -> None:
        for deck in chosen:
            ownership.retire(deck.slug)
            self.log_change(request, deck, "retired")

    def add_view(
        self, request: HttpRequest, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        try:
            return super().add_view(request, form_url, extra_context)
        except BadDeck as bad:
            said = bad.in_words
        except (Refused, Throttled) as refused:
            said = [in_words(problem_of(refused)).detail]
        for sentence in said:
            messages.error(request, sentence)
        return HttpResponseRedirect(request.path)

    def save_model(self, request: HttpRequest, obj: ImportedDeck, form: Any, change: bool) -> None:
        about = About(obj.title, obj.author, obj.licence)
        obj.pk = import_deck(form.cleaned_data["archive"].file, request.user.pk, about)
        obj.refresh_from_db()

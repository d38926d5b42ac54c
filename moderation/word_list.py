"""Looks for words of the word list in texts."""

from collections.abc import Collection, Iterable

from django.db.models import Q, Value
from django.db.models.functions import StrIndex

from moderation.models import Word
from moderation.text_folding import letters, phrases


def unwelcome(texts: Iterable[str], languages: Collection[str]) -> bool:
    """True if a text has a word that is not allowed in these languages, or in any."""
    said = list(texts)
    whole = {phrase for text in said for phrase in phrases(text)}
    run_together = "\n".join(sorted(line for text in said for line in letters(text)))
    words = Word.objects.filter(language__in=["", *languages]).alias(
        place=StrIndex(Value(run_together), "form")
    )
    return words.filter(Q(form__in=whole) | Q(anywhere=True, place__gt=0)).exists()

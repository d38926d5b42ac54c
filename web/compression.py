"""Compresses answers for clients that ask for it: those that are named, and no others.

Whoever can have a text put into an answer, and see how large it is compressed, learns by and by
what else is in it. docs/security.md says which answers were weighed.
"""

import gzip
import re
from collections.abc import Iterator

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from rest_framework.request import Request

LEAST = 1024
"""The bytes that an answer has at least which is compressed."""
LEVEL = 4
"""Higher levels take twice the time or more, for a fiftieth less."""
WEIGHT = re.compile(r"q=([01](?:\.[0-9]{0,3})?)")


def compressed(request: HttpRequest | Request, answer: HttpResponse) -> HttpResponse:
    """The answer, compressed if it is large and the client takes that.

    For answers that hide nothing from whoever had a text put into them.
    """
    patch_vary_headers(answer, ("Accept-Encoding",))
    if len(answer.content) >= LEAST and takes_gzip(request):
        answer.content = gzip.compress(answer.content, LEVEL, mtime=0)
        answer["Content-Encoding"] = "gzip"
    return answer


def takes_gzip(request: HttpRequest | Request) -> bool:
    weights = dict(_offers(request.headers.get("Accept-Encoding", "")))
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def _offers(header: str) -> Iterator[tuple[str, float]]:
    """The forms that a client takes, each with the weight that it gives to it."""
    for offer in header.lower().split(","):
        form, _, rest = offer.partition(";")
        weight = WEIGHT.search(rest)
        yield form.strip(), float(weight[1]) if weight else 1.0

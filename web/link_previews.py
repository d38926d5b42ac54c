"""The look of a link to a page of the client where somebody sends it to a friend: Open Graph."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from django.http import HttpRequest
from django.utils.html import format_html_join
from django.utils.safestring import SafeString

from web.hooks import Hook


class LinkPreview(NamedTuple):
    title: str
    words: str
    picture: str
    """The address of the picture, below that of this server or whole."""
    width: int
    height: int


link_previews: Hook[Callable[[str, Mapping[str, str]], LinkPreview | None]] = Hook()
"""Functions of a page's name and the parts of its address; None for a page that isn't theirs."""


def preview_of(page: str, parts: Mapping[str, str]) -> LinkPreview | None:
    """The preview of a page by the uppermost app that has one."""
    made = [preview for make in link_previews if (preview := make(page, parts))]
    return made[-1] if made else None


def tags(preview: LinkPreview, request: HttpRequest) -> SafeString:
    """The preview as elements of the page's head."""
    shown = {
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.words,
        "og:url": request.build_absolute_uri(request.path),
        "og:image": request.build_absolute_uri(preview.picture),
        "og:image:width": preview.width,
        "og:image:height": preview.height,
        "twitter:card": "summary_large_image",
    }
    return format_html_join("\n", '<meta property="{}" content="{}">', shown.items())

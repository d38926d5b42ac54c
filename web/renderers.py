"""Renderers of answers that are no JSON."""

from rest_framework.renderers import BaseRenderer


def stands_for(media_type: str) -> type[BaseRenderer]:
    """A renderer that DRF finds when it looks whether a picture suits the request.

    It is never asked to render: the endpoint answers with the picture itself.
    """
    name = media_type.removeprefix("image/").removesuffix("+xml")
    return type("PictureRenderer", (BaseRenderer,), {"media_type": media_type, "format": name})

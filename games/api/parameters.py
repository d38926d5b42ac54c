"""The parts of addresses that name a game, a room or somebody, as the OpenAPI document has them."""

from uuid import UUID

from drf_spectacular.utils import OpenApiParameter

from web.endpoint import Endpoint
from web.schema import INTEGER

GAME_ID = OpenApiParameter("game_id", UUID, OpenApiParameter.PATH)
CODE = OpenApiParameter(
    "code",
    {"type": "string", "pattern": "^[-a-zA-Z0-9_]+$", "examples": ["KQ7MR2X"]},
    OpenApiParameter.PATH,
    description="The room's code, in capital or small letters.",
)
PERSON = OpenApiParameter("person", UUID, OpenApiParameter.PATH)
AFTER = OpenApiParameter(
    "after",
    {**INTEGER, "default": 0},
    description="Only what came after this number.",
)


class CodeEndpoint(Endpoint):
    """An endpoint with a room's code in its address. Codes are short, so tries are limited."""

    throttle = "code"
    throttle_by_address = True

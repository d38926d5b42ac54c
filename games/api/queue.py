"""The endpoint of a room's queue, in which people wait for a seat."""

from django.http import HttpResponse
from rest_framework.request import Request

from games import rooms
from games.api.parameters import CODE, CodeEndpoint
from games.seating import sit_or_wait, stop_waiting
from games.serializers.seating import Seating, seating_for
from web.endpoint import caller_id, json_response, no_content
from web.schema import SIGNED_IN, describe


class Queue(CodeEndpoint):
    @describe(
        "Sit down, or wait until a seat is free; sent again, keep the place",
        operation_id="wait_for_seat",
        parameters=[CODE],
        answer=Seating,
        refusals=(*SIGNED_IN, 404, 409),
        tags=["Rooms"],
    )
    def post(self, request: Request, code: str) -> HttpResponse:
        room, person = rooms.room_with(code), caller_id(request)
        why_not = sit_or_wait(room, person)
        return json_response(seating_for(room, person, why_not))

    @describe(
        "Wait no longer",
        operation_id="stop_waiting",
        parameters=[CODE],
        status=204,
        refusals=(*SIGNED_IN, 404),
        tags=["Rooms"],
    )
    def delete(self, request: Request, code: str) -> HttpResponse:
        stop_waiting(rooms.find_room(code), caller_id(request))
        return no_content()

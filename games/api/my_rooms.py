"""The endpoint of a person's own rooms."""

from django.http import HttpResponse
from rest_framework.request import Request

from games.serializers.my_rooms import MyRooms, rooms_for
from web.endpoint import Endpoint, caller_id, json_response
from web.schema import describe


class RoomsOfMine(Endpoint):
    @describe(
        "The rooms in which I sit, with what waits for me",
        operation_id="list_my_rooms",
        answer=MyRooms,
        refusals=(401,),
        for_bots=True,
        tags=["Rooms"],
    )
    def get(self, request: Request) -> HttpResponse:
        return json_response(rooms_for(caller_id(request)))

"""The protocol of sockets: uvicorn's, with another answer to whoever comes at the last moment.

Where a server ends before a handshake is over, uvicorn answers 500, after which a client may give
up. It is to come again, as after any other refusal of a server that drains.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from web.http_protocol import last_answer
from web.problems import Trouble
from web.refusals import WebRefusal

COME_AGAIN = Trouble(WebRefusal.DRAINING, headers={"retry-after": "1"})


class LastingSocketProtocol(WebSocketsSansIOProtocol):
    """One socket, or the handshake of one."""

    def shutdown(self) -> None:
        if self.handshake_complete or self.close_sent or self.initial_response:
            super().shutdown()
            return
        self.stop_keepalive()
        self.transport.write(last_answer(COME_AGAIN))
        self.transport.close()

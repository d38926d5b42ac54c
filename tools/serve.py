"""Runs the server, in one process or more: for `make run`, a container, tests.

    python -m tools.serve

HOST, PORT, WEB_CONCURRENCY and FORWARDED_ALLOW_IPS are described in web/environment.py.
"""

import os

import uvicorn

from web.environment import read_environment
from web.production_checks import refuse_what_is_insecure

LARGEST_MESSAGE = 64 * 1024
GRACE_SECONDS = 10


def serve() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")
    refuse_what_is_insecure()
    environment = read_environment()
    uvicorn.run(
        "dixit_project.asgi:application",
        host=environment.host,
        port=environment.port,
        workers=environment.web_concurrency,
        forwarded_allow_ips=environment.forwarded_allow_ips,
        http="web.http_protocol:BoundedHttpProtocol",
        ws="web.socket_protocol:LastingSocketProtocol",
        access_log=False,
        server_header=False,
        log_config=None,  # the settings have one
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # it costs more than all the rest of a push
    )


if __name__ == "__main__":
    serve()

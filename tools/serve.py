"""One server process or more, as it is run everywhere: by `make run`, in a container, in tests.

    python -m tools.serve

HOST, PORT       where to listen: 127.0.0.1 and 8000, if nothing else is said
WEB_CONCURRENCY  how many processes share the work: 1
"""

import os

import uvicorn

LARGEST_MESSAGE = 64 * 1024
GRACE_SECONDS = 10


def serve() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")
    uvicorn.run(
        "dixit_project.asgi:application",
        host=os.environ.get("HOST", "127.0.0.1"),
        port=int(os.environ.get("PORT", "8000")),
        http="web.http_protocol:BoundedHttpProtocol",
        access_log=False,
        server_header=False,
        log_config=None,  # the settings have one
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # it costs more than all the rest of a push
    )


if __name__ == "__main__":
    serve()

"""The application of the server: HTTP, with the files of the pages, and the sockets of rooms."""

import os
from functools import partial
from importlib import import_module

from channels.routing import ProtocolTypeRouter
from django.conf import settings
from django.core.wsgi import get_wsgi_application

from web.cpu_affinity import keep_to_one_core
from web.draining import LastAnswers, drain
from web.garbage import search_less_for_garbage
from web.lifespan import Lifespan
from web.pictures import with_pictures
from web.production_checks import refuse_what_is_insecure
from web.static_files import with_static_files
from web.uploads import UploadPath, only
from web.wsgi_bridge import WsgiBridge

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")
refuse_what_is_insecure()
keep_to_one_core()

django = get_wsgi_application()

from accounts.uploaders import staff_uploader, uploader  # noqa: E402 (it needs the apps to be ready)
from dixit_project.celery import app as celery  # noqa: E402 (it needs the apps to be ready)
from games.api.fast_moves import with_fast_moves  # noqa: E402 (it needs the apps to be ready)
from games.live.asgi import Sockets  # noqa: E402
from performances.uploads import PATH as PATH_OF_RECORDINGS  # noqa: E402
from performances.uploads import UPLOADS_OF_RECORDINGS  # noqa: E402

celery.set_default()  # to whose queues requests send tasks

import_module(settings.ROOT_URLCONF)  # half a second that the first request would take longer

http = WsgiBridge(
    with_fast_moves(with_static_files(with_pictures(django))),
    threads=settings.WEB_THREADS,
    largest_body=settings.DATA_UPLOAD_MAX_MEMORY_SIZE or 0,
    uploads={
        only(settings.DECKS_PATH): UploadPath(settings.LARGEST_ARCHIVE, uploader),
        only(settings.ADMIN_UPLOAD_PATH): UploadPath(settings.LARGEST_ARCHIVE, staff_uploader),
        PATH_OF_RECORDINGS: UPLOADS_OF_RECORDINGS,
    },
)

sockets = Sockets(threads=settings.LIVE_THREADS)

lifespan = Lifespan(
    sockets.close,
    http.close,
    opening=[partial(drain.begin_with_sigterm, settings.DRAIN_SECONDS, sockets.send_away)],
)

application = ProtocolTypeRouter(
    {"http": LastAnswers(http), "websocket": sockets, "lifespan": lifespan}
)

search_less_for_garbage()

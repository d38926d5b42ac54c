"""What the server serves: HTTP, the scripts of the documentation pages, and no sockets.

WEB_THREADS    how many requests a process works on at the same time; each has its own connection
"""

import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from dixit_project.production import refuse_what_is_insecure
from web.bridge import Bridge
from web.static import with_static_files

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")
refuse_what_is_insecure()

application = Bridge(
    with_static_files(get_wsgi_application()),
    threads=int(os.environ.get("WEB_THREADS", "4")),
    largest_body=settings.DATA_UPLOAD_MAX_MEMORY_SIZE or 0,
)

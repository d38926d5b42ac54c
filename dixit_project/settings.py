"""Django's settings. The environment decides about some of them: web/environment.py."""

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from django.core.exceptions import ImproperlyConfigured
from django.core.management.utils import get_random_secret_key
from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict

from web.environment import Environment, read_environment


def database(url: str, pooler: str = "", *, name: str = "DATABASE_URL") -> dict[str, Any]:
    """Django's form of a PostgreSQL URL; libpq itself takes it apart."""
    is_pooled = pooler == "transaction"
    try:
        given = conninfo_to_dict(url)
    except ProgrammingError:  # its message repeats the URL, with the password
        raise ImproperlyConfigured(f"{name} is not a valid PostgreSQL URL") from None
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": given.pop("dbname", ""),
        "USER": given.pop("user", ""),
        "PASSWORD": given.pop("password", ""),
        "HOST": given.pop("host", ""),
        "PORT": given.pop("port", ""),
        "CONN_MAX_AGE": None,
        # Behind a pooler the next transaction may be on another connection of the database.
        "DISABLE_SERVER_SIDE_CURSORS": is_pooled,
        "OPTIONS": {
            **given,
            "server_side_binding": True,
            "prepare_threshold": None if is_pooled else 5,
        },
    }


def standby(url: str, pooler: str = "") -> dict[str, Any]:
    """Django's form of a standby, which nobody waits for longer than some seconds."""
    found = database(url, pooler, name="STANDBY_URL")
    options = {"connect_timeout": CONNECT_SECONDS, **found["OPTIONS"]}
    return {**found, "ENGINE": "web.bounded_postgres", "OPTIONS": options}


def databases(environment: Environment) -> dict[str, Any]:
    """The rules, the linters and `makemigrations` do without any."""
    if not environment.database_url:
        return {}
    pooler = environment.database_pooler
    found = {"default": database(environment.database_url, pooler)}
    if environment.standby_url:
        found["standby"] = standby(environment.standby_url, pooler)
    return found


def pictures(environment: Environment) -> dict[str, Any]:
    """Django's form of where pictures are kept: a folder, or a bucket that anybody may read."""
    if not environment.s3_bucket:
        folder = environment.pictures_folder or BASE / ".data" / "pictures"
        return {
            "BACKEND": "django.core.files.storage.FileSystemStorage",
            "OPTIONS": {"location": str(folder), "base_url": PICTURES_URL},
        }
    protocol, _, place = environment.s3_public_url.rstrip("/").partition("//")
    if not place:
        raise ImproperlyConfigured("S3_BUCKET needs S3_PUBLIC_URL: where its files can be read")
    return {
        "BACKEND": "storages.backends.s3.S3Storage",
        "OPTIONS": {
            "bucket_name": environment.s3_bucket,
            "endpoint_url": environment.s3_endpoint_url or None,
            "region_name": environment.s3_region or None,
            "url_protocol": protocol,
            "custom_domain": place,
            "querystring_auth": False,
            "object_parameters": {"CacheControl": FOR_EVER},
        },
    }


def recordings(environment: Environment) -> dict[str, Any]:
    """Django's form of where recordings are kept: beside the pictures, and for nobody to read."""
    if not environment.s3_bucket:
        folder = Path(pictures(environment)["OPTIONS"]["location"]) / RECORDINGS_FOLDER
        return {
            "BACKEND": "django.core.files.storage.FileSystemStorage",
            "OPTIONS": {"location": str(folder), "base_url": None},
        }
    return {
        "BACKEND": "storages.backends.s3.S3Storage",
        "OPTIONS": {
            "bucket_name": environment.s3_bucket,
            "endpoint_url": environment.s3_endpoint_url or None,
            "region_name": environment.s3_region or None,
            "location": RECORDINGS_FOLDER,
            "object_parameters": {"CacheControl": "private, no-store"},
        },
    }


def queue(url: str) -> tuple[str, dict[str, str]]:
    """Celery's form of a queue's URL, and the name that Sentinels have for its server, if any."""
    if not url.startswith("sentinel://"):
        return url.replace("unix://", "redis+socket://", 1), {}
    given = urlsplit(url)
    credentials, at, hosts = given.netloc.rpartition("@")
    each = (f"sentinel://{credentials}{at}{host}{given.path}" for host in hosts.split(","))
    return ";".join(each), {"master_name": parse_qs(given.query)["master"][0]}


BASE = Path(__file__).parent.parent
RECORDINGS_FOLDER = "performances"
CONNECT_SECONDS = 2  # that a connection to the standby may take

environment = read_environment()

DEBUG = environment.debug

# Django refuses to sign anything with an empty key.
SECRET_KEY = environment.secret_key or (get_random_secret_key() if DEBUG else "")

ALLOWED_HOSTS = list(environment.allowed_hosts)

DATABASE_POOLER = environment.database_pooler
DISTRIBUTED = environment.distributed
DATABASES = databases(environment)
STANDBY_LAG_SECONDS = environment.standby_lag_seconds

REDIS_URL = environment.redis_url
# Each role of Redis may have servers of its own, and comes to this one where it has none.
NEWS_REDIS_URL = environment.news_redis_url
COUNTERS_REDIS_URL = environment.counters_redis_url
QUEUE_URL = environment.queue_url

INSTALLED_APPS = [
    "django.contrib.admin.apps.SimpleAdminConfig",
    "django.contrib.messages",
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "allauth.mfa",
    "allauth.usersessions",
    "corsheaders",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "accounts",
    "games",
    "performances",
    "moderation",
    "history",
    "reminders",
    "bots",
    "puzzles",
]

MIDDLEWARE = [
    "web.request_id.request_id_middleware",
    "web.metrics.metrics_middleware",
    "web.headers.headers_middleware",
    "web.hosts.allowed_hosts_middleware",
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "web.cors.CorsMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "web.uploads.refused_uploads_middleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "accounts.allauth_problems.account_problems_middleware",
]

ROOT_URLCONF = "dixit_project.urls"
WSGI_APPLICATION = "dixit_project.wsgi.application"
APPEND_SLASH = False
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        # Before those of apps, since the moderators' desk replaces some of Django's admin.
        "DIRS": [BASE / "web" / "templates", BASE / "moderation" / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE / "web" / "static"]
COMPRESSED_FILES = BASE / ".data" / "compressed"
PICTURES_URL = "/pictures/"
PICTURES_FROM = "/".join(environment.s3_public_url.split("/")[:3])
FOR_EVER = "public, max-age=31536000, immutable"
STORAGES = {
    "default": pictures(environment),
    "performances": recordings(environment),
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}

DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

USE_TZ = True
TIME_ZONE = "UTC"

LANGUAGES = [
    ("en", "English"),
    ("pt-br", "Português (Brasil)"),
    ("es", "Español"),
    ("da", "Dansk"),
]
LANGUAGE_CODE = "en"
LOCALE_PATHS = [BASE / "locale"]

# People

FRONTEND_URL = environment.frontend_url

AUTH_USER_MODEL = "accounts.Account"
AUTHENTICATION_BACKENDS = ["accounts.backend.AccountBackend"]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "games.room_passwords.RoomPasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ("name", "email")},
    },
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
SESSION_COOKIE_AGE = 180 * 24 * 60 * 60  # a phone stays signed in
SECURE_COOKIES = not environment.insecure_cookies and not DEBUG
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_COOKIES
SECURE_HSTS_SECONDS = 365 * 24 * 60 * 60 if SECURE_COOKIES else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = True
SILENCED_SYSTEM_CHECKS = [
    "security.W008",  # the proxy that speaks TLS sends everybody there
    "security.W021",  # whether browsers know it beforehand is for the owner of the domain to say
]
MODERATORS_NEED_SECOND_FACTOR = (
    SECURE_COOKIES if environment.second_factor is None else environment.second_factor
)
ADMIN_HOURS = 8  # after which a moderator signs in again
ADMIN_PATH = environment.admin_path.strip("/")
CSRF_FAILURE_VIEW = "accounts.allauth_problems.csrf_failure"

# allauth counts in the cache how often somebody tries; all processes have to count together.
if REDIS_URL:
    CACHES = {
        "default": {
            "BACKEND": "django.core.cache.backends.redis.RedisCache",
            "LOCATION": REDIS_URL,
            "KEY_PREFIX": "cache",
            "OPTIONS": {"socket_timeout": 1.0, "socket_connect_timeout": 1.0},
        }
    }

ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_SIGNUP_FORM_CLASS = "accounts.forms.SignupForm"
ACCOUNT_EMAIL_VERIFICATION = "mandatory"
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = True
ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = True
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_REAUTHENTICATION_REQUIRED = True  # before addresses or second factors change
USERSESSIONS_TRACK_ACTIVITY = False
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("app", "browser")
HEADLESS_TOKEN_STRATEGY = "accounts.authentication.BearerTokenStrategy"  # noqa: S105
HEADLESS_SERVE_SPECIFICATION = True  # its address is needed, and leads to our own document
HEADLESS_SPECIFICATION_TEMPLATE_NAME = None
HEADLESS_FRONTEND_URLS = {  # pages of an app's own, for the mails
    "account_signup": f"{FRONTEND_URL}/signup",
    "account_reset_password": f"{FRONTEND_URL}/password/reset",
    "account_reset_password_from_key": f"{FRONTEND_URL}/password/reset/{{key}}",
    "account_confirm_email": f"{FRONTEND_URL}/email/verify/{{key}}",
}
MFA_TOTP_ISSUER = "Dixit"
MFA_SUPPORTED_TYPES = ["totp", "recovery_codes"]
MFA_TOTP_TOLERANCE = 1  # a code still counts when the next one has just come

EMAIL_BACKEND = (
    "django.core.mail.backends.smtp.EmailBackend"
    if environment.email_host
    else "django.core.mail.backends.console.EmailBackend"
)
EMAIL_HOST = environment.email_host
EMAIL_PORT = environment.email_port
EMAIL_HOST_USER = environment.email_user
EMAIL_HOST_PASSWORD = environment.email_password
EMAIL_USE_TLS = environment.email_tls == "starttls"
EMAIL_USE_SSL = environment.email_tls == "tls"
EMAIL_TIMEOUT = 5  # seconds; a request waits for its mail
DEFAULT_FROM_EMAIL = environment.email_from
PUSH_SERVICES = environment.push_services

# The server

WEB_THREADS = environment.web_threads
LIVE_THREADS = environment.live_threads
WEB_CORES = environment.web_cores
DRAIN_SECONDS = environment.drain_seconds

# The API

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.authentication.BearerAuthentication",
        "rest_framework.authentication.SessionAuthentication",  # for browsers, by cookie
    ],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_METADATA_CLASS": None,
    "URL_FORMAT_OVERRIDE": None,  # forms of answers are named by Accept alone
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "web.problems.exception_handler",
    "UNAUTHENTICATED_USER": "accounts.authentication.Nobody",
}
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024
FAST_MOVES = environment.fast_moves

# So many requests in so many seconds, by account or else by address.
THROTTLES = {
    "any": (600, 60),
    "move": (600, 60),
    "reaction": (60, 60),
    "guest": (environment.guests_an_hour, 3600),
    "new_bot": (20, 3600),
    "bot": (300, 60),  # all requests of a bot together
    "claim": (10, 3600),
    "code": (120, 60),
    "password": (20, 60),
    "room": (60, 3600),
    "invitation": (60, 3600),
    "report": (10, 600),
    "appeal": (20, 3600),
    "deck": (10, 3600),
    "picture": (60, 60),
    "performance": (20, 600),
    "file": (600, 60),
}
# A player reports no more than this in a day.
REPORTS_A_DAY = 20
MOST_ROOMS_EACH = 5  # that somebody may host at the same time, as long as their games go on
MOST_BANS = 200  # that the host of a room may have in force there
MOST_INVITATIONS = 50  # into a room that may last at the same time
MOST_GAMES_OF_A_BOT = 10  # in which somebody's bot may sit at the same time
LONGEST_QUEUE = 50  # of people who wait for a seat in a room
QUEUE_MINUTES = 15  # that a place in a queue lasts unless its holder asks to keep it
QUICK_PLAY_SECONDS = 10  # that a table of quick play waits for people before bots come
MOST_DECKS_EACH = 20  # that somebody may have brought along, retired ones left out
LARGEST_RECORDING = 4_000_000  # of a performance
LARGEST_ARCHIVE = 64 * 1024 * 1024  # of a deck, by HTTP
# The only paths that take bodies as large as that.
DECKS_PATH = "/api/v1/decks"
ADMIN_UPLOAD_PATH = f"/{ADMIN_PATH}/games/importeddeck/add/"
CORS_ALLOWED_ORIGINS = list(environment.cors_origins)
CORS_EXPOSE_HEADERS = ["ETag", "Retry-After", "Seconds-Left", "Server-Time", "X-Request-ID"]
CORS_ALLOW_HEADERS = [
    "accept-language",
    "authorization",
    "content-type",
    "idempotency-key",
    "if-none-match",
    "x-csrftoken",
    "x-request-id",
]

# Sockets

TICKET_SECONDS = 30
SOCKETS_EACH = 20  # that somebody may hold open at one process

FIRST_TURN = BASE / "web" / "first_turn.md"  # with which the pages of the API begin
SPECTACULAR_SETTINGS = {
    "TITLE": "Dixit",
    "DESCRIPTION": FIRST_TURN.read_text("utf-8"),
    "VERSION": "1",
    "OAS_VERSION": "3.1.0",
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SERVE_AUTHENTICATION": [],  # the documents are for everybody
    "AUTHENTICATION_WHITELIST": [],  # all endpoints of ours take what `SECURITY` says
    "SECURITY": [{"bearer": []}, {"cookieAuth": []}],
    "APPEND_COMPONENTS": {
        "securitySchemes": {
            "bearer": {
                "type": "http",
                "scheme": "bearer",
                "description": "The `token` of a new guest, or the `session_token` that signing "
                "in gives. It ends with its session.",
            },
            "cookieAuth": {
                "type": "apiKey",
                "in": "cookie",
                "name": "sessionid",
                "description": "For browsers. What is not a GET needs the header X-CSRFToken too.",
            },
        }
    },
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "SWAGGER_UI_SETTINGS": {"deepLinking": True, "validatorUrl": "none"},  # which is elsewhere
    "REDOC_DIST": "SIDECAR",
    "POSTPROCESSING_HOOKS": [
        "web.schema.add_components",
        "accounts.schema.add_account_endpoints",
    ],
}

# Celery

CELERY_BROKER_URL, CELERY_BROKER_TRANSPORT_OPTIONS = queue(QUEUE_URL or REDIS_URL)
CELERY_TASK_IGNORE_RESULT = True
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None  # however long Redis is away
CELERY_WORKER_PREFETCH_MULTIPLIER = 1  # what one worker has no hand free for, another may take
CELERY_BEAT_SCHEDULER = "dixit_project.celery:Beat"
CELERY_TASK_TIME_LIMIT = 60  # a task that hangs makes room for the next
# What makes recordings anew takes seconds of CPU, and has a worker of its own: phases end in time.
CELERY_TASK_ROUTES = {"performances.tasks.remake": {"queue": "recordings"}}

# Housekeeping: how many days things stay that nobody uses, and how long a night's work may take.

STAY_DAYS = {
    "guests": environment.guests_stay_days,
    "rooms": environment.rooms_stay_days,
    "lobbies": environment.lobbies_stay_days,
    "games": environment.games_stay_days,
}
INVITATIONS_STAY_DAYS = 7  # after they have run out
RECORDINGS_STAY_DAYS = 30  # after the game, unless all who sat there share its story
KEYS_STAY_DAYS = 7  # the Idempotency-Keys of requests that are no moves
ARCHIVE_AFTER_DAYS = environment.archive_after_days
HOUSEKEEPING_SECONDS = 60 * 60

# How the server says how it is

METRICS_TOKEN = environment.metrics_token
PROMETHEUS_MULTIPROC_DIR = environment.prometheus_multiproc_dir

# Logs

_OUR_LEVEL = {"level": "INFO", "handlers": []}
_TROUBLE_ONLY = {"level": "WARNING", "handlers": []}
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {
        "request_id": {"()": "web.request_id.AddRequestId"},
        "only_exceptions": {"()": "web.logs.OnlyExceptions"},
        "not_of_sockets": {"()": "web.logs.NotOfSockets"},
    },
    "formatters": {"lines": {"()": "web.logs.JsonLines"}},
    "handlers": {
        "lines": {
            "class": "logging.StreamHandler",
            "formatter": "lines",
            "filters": ["request_id"],
        },
    },
    "root": {"level": "INFO", "handlers": ["lines"]},
    "loggers": {
        "django": _OUR_LEVEL,
        "django.request": {"level": "ERROR", "handlers": [], "filters": ["only_exceptions"]},
        "uvicorn": _OUR_LEVEL,
        "uvicorn.error": {**_OUR_LEVEL, "filters": ["not_of_sockets"]},
        "uvicorn.access": {"handlers": [], "propagate": False},
        "celery.app.trace": _TROUBLE_ONLY,
        "celery.beat": _TROUBLE_ONLY,
        "celery.worker.request": _TROUBLE_ONLY,
        "celery.worker.strategy": _TROUBLE_ONLY,
    },
}

"""All environment variables: names, types, defaults and meanings, read in this file alone.

`.env.example` and the table in docs/operations.md are written from here by `make schema`.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta


class IllFormedEnvironment(SystemExit):
    """Ends a process that starts, with a sentence on its stderr and without a traceback."""


@dataclass(frozen=True)
class Form:
    """The values that a type takes, in words that complete “It must be …”."""

    words: str


@dataclass(frozen=True)
class About:
    """The documentation of a variable."""

    sentence: str
    reader: str
    """The part that reads the variable, as a file or as the name of a library."""
    in_env_file: bool = True
    """True if `.env.example` has the variable, for those who run the server with Docker."""
    example: str | None = None
    """The value in `.env.example`, if it is another than the default."""


Switch = Annotated[bool, Form("0 or 1")]
OptionalSwitch = Annotated[bool | None, Form("0 or 1, or empty")]
Count = Annotated[int, Meta(ge=1), Form("a whole number, 1 or more")]
OptionalCount = Annotated[
    Annotated[int, Meta(ge=1)] | None, Form("a whole number, 1 or more, or empty")
]
Port = Annotated[int, Meta(ge=1, le=65535), Form("a whole number from 1 to 65535")]
Seconds = Annotated[float, Meta(ge=0), Form("a number, 0 or more")]
Text = Annotated[str, Form("any text")]
Path = Annotated[str, Meta(pattern=r"^[\w./~-]*$"), Form("letters, digits and any of `-_./~`")]
Url = Annotated[
    str, Meta(pattern=r"^(https?://\S+)?$"), Form("an address that begins with https:// or http://")
]
DatabaseUrl = Annotated[
    str,
    Meta(pattern="^(postgres(ql)?://.*)?$"),
    Form("an address that begins with postgresql://"),
]
RedisUrl = Annotated[
    str,
    Meta(pattern="^((redis|rediss|unix)://.+)?$"),
    Form("an address that begins with redis://, rediss:// or unix://"),
]
RedisOrClusterUrl = Annotated[
    str,
    Meta(pattern=r"^((redis|rediss|unix|rediss?\+cluster)://.+)?$"),
    Form(
        "an address that begins with redis://, rediss:// or unix://, or with redis+cluster:// or "
        "rediss+cluster://"
    ),
]
QueueUrl = Annotated[
    str,
    Meta(pattern=r"^((redis|rediss|unix|amqps?)://.+|sentinel://.+/\d*\?master=.+)?$"),
    Form(
        "an address that begins with redis://, rediss://, unix://, amqp:// or amqps://, or "
        "sentinel://host:port,host:port/0?master=name"
    ),
]
Hosts = Annotated[
    tuple[Annotated[str, Meta(pattern=r"^[^\s/]+$")], ...],
    Form("names of hosts, with commas between them"),
]
Origins = Annotated[
    tuple[Annotated[str, Meta(pattern=r"^https?://[^\s/]+$")], ...],
    Form("origins such as https://play.example.org, with commas between them"),
]

SETTINGS = "dixit_project/settings.py"
ASGI = "dixit_project/asgi.py"
SERVE = "tools/serve.py"
DOCKER = "docker-compose.yml"
CADDY = "Caddyfile"
DEMO = "tools/demo.py"


class Environment(msgspec.Struct, frozen=True, kw_only=True, rename="upper"):
    """The environment variables in the order in which the documents show them."""

    secret_key: Annotated[
        Text,
        About(
            "Signs what players carry: 32 random characters or more, such as `openssl rand -hex "
            "32` prints; `make run` makes its own.",
            SETTINGS,
        ),
    ] = ""
    allowed_hosts: Annotated[
        Hosts, About("The names by which people reach the server.", SETTINGS)
    ] = ()
    site_address: Annotated[
        Text,
        About(
            "The same names for the proxy, which gets their certificates, with a comma and a space "
            "between them.",
            CADDY,
        ),
    ] = ""
    postgres_password: Annotated[
        Text,
        About(
            "The password of the database with Docker: letters and digits, as it becomes part of "
            "an address.",
            DOCKER,
        ),
    ] = ""
    redis_password: Annotated[
        Text,
        About("The password of Redis with Docker: letters and digits as well.", DOCKER),
    ] = ""
    database_url: Annotated[
        DatabaseUrl,
        About(
            "The database: postgresql://user:password@host:port/name, or "
            "...?host=/folder/of/a/socket.",
            SETTINGS,
            in_env_file=False,
        ),
    ] = ""
    database_pooler: Annotated[
        Literal["", "transaction"],
        Form("`transaction`, or empty"),
        About(
            "`transaction` if DATABASE_URL leads to a pooler in transaction mode, such as "
            "pgbouncer: then no statement is prepared, and no cursor stays open.",
            SETTINGS,
            in_env_file=False,
        ),
    ] = ""
    standby_url: Annotated[
        DatabaseUrl,
        About(
            "A standby of the database, or a pooler of the same mode in front of it, for stories, "
            "lists of games, statistics and leaderboards; they too are read from DATABASE_URL if "
            "empty.",
            SETTINGS,
        ),
    ] = ""
    standby_lag_seconds: Annotated[
        Seconds,
        About(
            "The standby is read while what it has applied is no older than that.",
            "web/standby.py",
        ),
    ] = 2.0
    distributed: Annotated[
        Switch,
        About(
            "1 if the database is a cluster of Citus over which `manage.py distribute` has spread "
            "the games.",
            SETTINGS,
            in_env_file=False,
        ),
    ] = False
    redis_url: Annotated[
        RedisUrl,
        About(
            "Redis or Valkey: redis://host:port/0, or unix:///path/of/a/socket.",
            "web/redis.py",
            in_env_file=False,
        ),
    ] = ""
    news_redis_url: Annotated[
        RedisOrClusterUrl,
        About(
            "The Redis that carries word of moves, rooms and people, or a cluster "
            "(redis+cluster://:password@host:port,host:port); the one of `REDIS_URL` if empty.",
            "web/redis.py",
        ),
    ] = ""
    counters_redis_url: Annotated[
        RedisOrClusterUrl,
        About(
            "The Redis that knows who is present, tickets for sockets, throttles and what the "
            "clock has seen, or a cluster; the one of `REDIS_URL` if empty.",
            "web/redis.py",
        ),
    ] = ""
    queue_url: Annotated[
        QueueUrl,
        About(
            "Where tasks wait for workers: another Redis, one that Sentinel watches, or RabbitMQ "
            "(amqp://user:password@host:5672//); the Redis of `REDIS_URL` if empty.",
            SETTINGS,
        ),
    ] = ""

    forwarded_allow_ips: Annotated[
        Text,
        About(
            "The addresses of proxies, with commas between them, that are believed when they name "
            "the caller's address, by which throttles count.",
            SERVE,
            in_env_file=False,
        ),
    ] = "127.0.0.1"
    host: Annotated[Text, About("The address to listen at.", SERVE, in_env_file=False)] = (
        "127.0.0.1"
    )
    port: Annotated[Port, About("The port to listen at.", SERVE, in_env_file=False)] = 8000
    cors_origins: Annotated[
        Origins,
        About(
            "Origins of front ends that are served by other hosts; the log names those that are "
            "kept out.",
            SETTINGS,
        ),
    ] = ()
    frontend_url: Annotated[
        Url,
        About(
            "The front end where people sign up, reset passwords and accept invitations; this "
            "server if empty.",
            SETTINGS,
        ),
    ] = ""
    debug: Annotated[
        Switch,
        About("1 shows errors in full, for local work only.", SETTINGS, in_env_file=False),
    ] = False
    insecure_cookies: Annotated[
        Switch,
        About(
            "1 lets cookies go over plain HTTP, as `make run` does on one's own machine.",
            SETTINGS,
            in_env_file=False,
        ),
    ] = False

    admin_path: Annotated[Path, About("The path of the admin.", "dixit_project/urls.py")] = "admin"
    second_factor: Annotated[
        OptionalSwitch,
        About(
            "Whether moderators need a second factor; if empty, they do unless cookies are "
            "insecure.",
            "moderation/moderators.py",
        ),
    ] = None
    metrics_token: Annotated[
        Text,
        About(
            "The bearer token that Prometheus sends to read /metrics, which without one is for "
            "this machine (or container) alone.",
            "web/health.py",
        ),
    ] = ""
    prometheus_multiproc_dir: Annotated[
        Text,
        About(
            "A folder, empty at each start, in which the processes of a server count together.",
            "web/health.py",
            in_env_file=False,
        ),
    ] = ""

    web_concurrency: Annotated[
        Count, About("Processes that share the work of a server.", SERVE, example="2")
    ] = 1
    web_threads: Annotated[
        Count,
        About(
            "Requests that a process works on at the same time, each with its own connection to "
            "the database.",
            ASGI,
        ),
    ] = 6
    live_threads: Annotated[
        Count,
        About(
            "Threads of a process that read for its sockets, each with its own connection to the "
            "database.",
            ASGI,
        ),
    ] = 2
    web_cores: Annotated[
        Literal["", "each"],
        Form("`each`, or empty"),
        About(
            "`each` keeps every process to a core of its own; only for a machine whose cores no "
            "other server uses.",
            "web/cpu_affinity.py",
        ),
    ] = ""
    drain_seconds: Annotated[
        Seconds,
        About(
            "Seconds within which a server that is asked to end sends its sockets to others, such "
            "as 10 where there are several; with 0, for a server that is alone, it ends at once.",
            "web/draining.py",
        ),
    ] = 0.0
    fast_moves: Annotated[
        Switch,
        About(
            "0 sends every move through all of Django, at twice the cost.",
            "games/api/fast_moves.py",
        ),
    ] = True

    pictures_folder: Annotated[
        Text,
        About(
            "The folder of pictures that people upload, on a disk that server and worker share; "
            "`.data/pictures` if empty.",
            SETTINGS,
            in_env_file=False,
        ),
    ] = ""
    s3_bucket: Annotated[
        Text,
        About("A bucket to keep the pictures in instead, at any service that speaks S3.", SETTINGS),
    ] = ""
    s3_public_url: Annotated[
        Url, About("The address from which players read the bucket.", SETTINGS)
    ] = ""
    s3_endpoint_url: Annotated[
        Url, About("The service of the bucket, if it isn't Amazon's.", SETTINGS)
    ] = ""
    s3_region: Annotated[Text, About("The region of the bucket.", SETTINGS)] = ""
    aws_access_key_id: Annotated[
        Text, About("The key for the bucket; boto3 also looks for it elsewhere.", "boto3")
    ] = ""
    aws_secret_access_key: Annotated[Text, About("The secret that belongs to it.", "boto3")] = ""

    email_host: Annotated[
        Text,
        About(
            "The server that takes e-mails; without one they go to the log, which only `DEBUG` and "
            "`INSECURE_COOKIES` allow.",
            SETTINGS,
        ),
    ] = ""
    email_port: Annotated[
        Port, About("Its port, for which `EMAIL_TLS=tls` mostly takes 465.", SETTINGS)
    ] = 587
    email_user: Annotated[
        Text, About("The name to sign in with, if it asks for one.", SETTINGS)
    ] = ""
    email_password: Annotated[Text, About("The password that belongs to it.", SETTINGS)] = ""
    email_tls: Annotated[
        Literal["starttls", "tls", "none"],
        Form("`starttls`, `tls` or `none`"),
        About(
            "Whether a connection to it turns to TLS, begins with it, or does without.", SETTINGS
        ),
    ] = "starttls"
    email_from: Annotated[Text, About("The sender of e-mails.", SETTINGS)] = "dixit@localhost"
    push_services: Annotated[
        Origins,
        About(
            "The services of browsers' makers by which push messages are sent; * stands for any "
            "part of a name.",
            SETTINGS,
        ),
    ] = (
        "https://fcm.googleapis.com",
        "https://*.push.services.mozilla.com",
        "https://*.push.apple.com",
        "https://*.notify.windows.com",
    )

    guests_an_hour: Annotated[
        Count,
        About(
            "New guests that one address may have in an hour; those who have played a turn to its "
            "end no longer count.",
            SETTINGS,
        ),
    ] = 300
    guests_stay_days: Annotated[
        Count,
        About("Days after which guests go who never came into a room.", SETTINGS),
    ] = 7
    lobbies_stay_days: Annotated[
        Count, About("Days without an event after which a lobby is closed.", SETTINGS)
    ] = 7
    rooms_stay_days: Annotated[
        Count, About("Days after its last game after which a room is closed.", SETTINGS)
    ] = 14
    games_stay_days: Annotated[
        Count,
        About("Days without an event after which a game without a time limit ends.", SETTINGS),
    ] = 90
    archive_after_days: Annotated[
        OptionalCount,
        About(
            "Days after its last event from which on a game that is over is kept in one row, which "
            "takes a fifth of the disk; if empty, or with `DISTRIBUTED`, no game is; to be set "
            "only once no server or worker is of a version without it, which finds no such game.",
            SETTINGS,
        ),
    ] = None

    dixit_data: Annotated[
        Text,
        About(
            "The folder of games, secret key and logs of `make run`; `.data` if empty.",
            "tools/local_data.py",
            in_env_file=False,
        ),
    ] = ""
    url: Annotated[
        Url,
        About(
            "The server that `make demo` plays on; the one of `make run` if empty.",
            DEMO,
            in_env_file=False,
        ),
    ] = ""
    pace: Annotated[
        Seconds,
        About("Seconds to read each step of `make demo` in.", DEMO, in_env_file=False),
    ] = 0.4

    def __repr__(self) -> str:
        """The name alone, since some values are secrets."""
        return type(self).__name__


@dataclass(frozen=True)
class Variable:
    """One environment variable, for documents."""

    name: str
    form: str
    default: str
    about: About


def variables() -> Iterator[Variable]:
    for field in msgspec.structs.fields(Environment):
        yield Variable(
            field.encode_name,
            _noted(field.type, Form).words,
            _as_text(field.default),
            _noted(field.type, About),
        )


def read_environment(environ: Mapping[str, str] = os.environ) -> Environment:
    """All variables; empty ones count as not set. No complaint repeats a value."""
    values: dict[str, Any] = {}
    complaints = []
    for field in msgspec.structs.fields(Environment):
        if not (text := environ.get(field.encode_name, "")):
            continue
        try:
            values[field.name] = _value(text, field.type)
        except msgspec.ValidationError:
            form = _noted(field.type, Form).words
            complaints.append(f"{field.encode_name} must be {form}.")
    if complaints:
        raise IllFormedEnvironment(" ".join(complaints))
    return Environment(**values)


def _value(text: str, type_: Any) -> Any:
    if get_origin(get_args(type_)[0]) is tuple:
        items = [item.strip() for item in text.split(",") if item.strip()]
        return msgspec.convert(items, type_)
    return msgspec.convert(text, type_, strict=False)


def _as_text(value: Any) -> str:
    match value:
        case None:
            return ""
        case bool():
            return str(int(value))
        case tuple():
            return ",".join(value)
    return str(value)


def _noted(type_: Any, kind: Any) -> Any:
    """The note of that kind on an annotated type."""
    return next(note for note in get_args(type_)[1:] if isinstance(note, kind))

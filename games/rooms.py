"""Opens, finds, changes and closes rooms, for players, hosts and moderators."""

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from uuid import UUID

from django.conf import settings as configured
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone
from msgspec import Struct
from msgspec.structs import replace
from rest_framework.exceptions import NotAuthenticated

from accounts.people import (
    is_bot,
    lock_active_account,
    lock_standings,
    names_of,
    preferred_colours,
)
from games import queue, store
from games.announce import announce_room
from games.catalogue import lock_chosen_decks
from games.distributed import bringing, where_game, with_newest_games
from games.models import OVER, Admission, Ban, Game, Room
from games.play import ask_the_clock, open_game, play
from games.refusals import GameRefusal
from games.room_passwords import hash_password
from games.rules import events as e
from games.rules import moves as m
from games.rules.names import Colour, Player
from games.rules.refusals import Code, RuleViolation
from games.rules.settings import Settings
from games.rules.state import Phase, Table
from games.seat_checks import check_table
from games.text_checks import Said, check_text
from games.time_left import has_passed
from web.languages import current_language
from web.refusals import Refused, WebRefusal
from web.throttle import refuse_too_many

CODE_LETTERS = "AFHJKLMQRSWXYZ2345679"
"""The letters of codes, no two of which look or sound alike."""
CODE_LENGTH = 7
WEIGHS_WORDS = ("is_public", "language", "word_list")
"""The fields of a room on which it depends what may be said there."""
MOST_LISTED = 100
"""The number of somebody's rooms that are listed at most."""
SHOWS_WORDS = frozenset(("title", *WEIGHS_WORDS))
"""The fields with which a word may be shown, or come under another word list."""

SettingsChange = Callable[[Settings], Settings]


class Entrance(Struct, frozen=True):
    """The code of a room, by which it is found, and its title."""

    code: str
    title: str


def open_room(
    host: UUID,
    *,
    title: str,
    settings: Settings,
    is_public: bool = False,
    spectators: bool = True,
    reactions: bool = True,
    outside_bots: bool = False,
    language: str | None = None,
    word_list: bool = False,
    password: str = "",
    colour: Colour | None = None,
) -> Room:
    hashed = _hash_password(password, host)
    with transaction.atomic():
        lock_host(host)
        lock_chosen_decks(settings, host)
        check_table(Table(), settings, language or current_language())
        room = Room.objects.create(
            code=_new_code(),
            title=title,
            is_public=is_public,
            spectators=spectators,
            reactions=reactions,
            outside_bots=outside_bots,
            language=language or current_language(),
            word_list=word_list,
            password=hashed,
        )
        check_text(Said("title", (title,), host, room))
        weigh_names(room, [host])
        preferred = liked_colours([host])
        seat_in_new_game(room, host, settings, colour=colour, preferred=preferred)
    return room


def lock_host(host: UUID) -> None:
    """Locks the host's account, so that it stays, and that rooms opened at once are all counted."""
    if not lock_active_account(host):
        raise NotAuthenticated
    if is_bot(host):
        raise Refused(WebRefusal.NOT_FOR_BOTS)
    theirs = Room.objects.filter(closed_at=None, admissions__person=host)
    hosted = where_game(theirs, Q(host=host) & ~Q(phase__in=OVER))
    if hosted.count() >= configured.MOST_ROOMS_EACH:
        raise Refused(GameRefusal.TOO_MANY_ROOMS, most=configured.MOST_ROOMS_EACH)


def _hash_password(password: str, person: UUID) -> str:
    if password:
        refuse_too_many("password", str(person))
    return hash_password(password)


def clean_title(title: str) -> str:
    """The title as it is kept; raises Refused if it is none."""
    bare = title.strip()
    if not bare or not bare.isprintable():
        raise Refused(GameRefusal.BAD_TITLE)
    return bare


def _new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def seat_in_new_game(
    room: Room,
    host: UUID,
    settings: Settings,
    *,
    colour: Colour | None = None,
    others: tuple[Player, ...] = (),
    preferred: Mapping[Player, Colour],
    bots: frozenset[Player] = frozenset(),
) -> Game:
    who, is_public = m.player(str(host)), room.is_open_to_all
    game_id = open_game(
        room.id,
        who,
        settings,
        colour,
        others,
        preferred=preferred,
        bots=bots,
        is_public=is_public,
    )
    room.current_game_id = game_id
    room.save(update_fields=["current_game"])
    Admission.objects.bulk_create(
        [Admission(room=room, person=person) for person in (host, *map(UUID, others))],
        ignore_conflicts=True,
    )
    return Game.objects.get(pk=game_id)


def liked_colours(people: Collection[UUID]) -> dict[Player, Colour]:
    """The colours that people who sit down first like to play, as far as they have named one."""
    liked = preferred_colours(people)
    return {Player(str(who)): Colour(colour) for who, colour in liked.items()}


# Finding a room


def room_with(code: str) -> Room:
    """The room, whose game has come to its time if nobody else has seen to it."""
    room = find_room(code)
    bring_to_its_time(current(room))
    return room


def find_room(code: str) -> Room:
    """The room as it is, without asking the clock of its game, which would lock the game."""
    try:
        return bringing(Room.objects.all(), "current_game").get(code=code.upper())
    except Room.DoesNotExist:
        raise Refused(GameRefusal.NO_SUCH_ROOM) from None


def rooms_with_a_seat(person: UUID) -> list[Room]:
    """The open rooms in which the person sits, or sat as the last game ended: the newest ones."""
    banned = Ban.objects.in_force().filter(room=OuterRef("pk"), person=person)
    found = Room.objects.filter(
        ~Exists(banned),
        admissions__person=person,
        closed_at=None,
    )
    sat_in = where_game(found, Q(players__contains=[person]))
    return with_newest_games(sat_in, most=MOST_LISTED)


def entrances(games: Collection[UUID], person: UUID) -> dict[UUID, Entrance]:
    """The entrances to the rooms of these games, by game, as far as the person may come in there.

    The code of a private room lets people in: only those who have been in there are told it.
    """
    rooms = dict(Game.objects.filter(pk__in=games).values_list("pk", "room_id"))
    of_person = {"room": OuterRef("pk"), "person": person}
    may_know = Q(is_public=True) | Exists(Admission.objects.filter(**of_person))
    banned = Exists(Ban.objects.in_force().filter(**of_person))
    found = Room.objects.filter(may_know, ~banned, pk__in=set(rooms.values()))
    entrances = {
        room: Entrance(code, title)
        for room, code, title in found.values_list("pk", "code", "title")
    }
    return {game: entrances[room] for game, room in rooms.items() if room in entrances}


def current(room: Room) -> Game:
    assert room.current_game is not None
    return room.current_game


def has_seat(room: Room, person: UUID) -> bool:
    """True for those who sit in the room's running game or lobby, or get a seat after the turn."""
    game = current(room)
    return game.phase not in OVER and person in game.players


def bring_to_its_time(game: Game) -> None:
    """Ends the phase in a transaction of its own, as this must stay even if the rest is refused."""
    if has_passed(game.deadline_at):
        ask_the_clock(game.id)
        game.refresh_from_db()


# Before something happens there


def lock_room(room: Room) -> Room:
    """The room as it is now; nobody else changes it before the end of the transaction.

    Its game is read after that: a join would read the game that the room had before the wait.
    """
    return Room.objects.select_for_update(no_key=True).get(pk=room.pk)


def lock_room_if_free(room: Room) -> Room | None:
    """The same, or nothing if somebody else has locked the room."""
    free = Room.objects.select_for_update(no_key=True, skip_locked=True)
    return free.filter(pk=room.pk).first()


def refuse_if_closed(room: Room) -> None:
    if room.closed_at is not None:
        raise Refused(GameRefusal.ROOM_CLOSED)


def is_banned(room: Room, person: UUID | str) -> bool:
    return Ban.objects.keep_out(room, person)


def require_host(room: Room, by: m.Actor) -> None:
    """Raises RuleViolation or Refused unless that is the room's host, or a moderator."""
    if by.role == "moderator":
        return
    if current(room).host != id_of(by):
        raise RuleViolation(Code.NOT_THE_HOST)
    if is_banned(room, id_of(by)):  # by a moderator, when the game was over: else another hosts it
        raise Refused(GameRefusal.BANNED)


def weigh_names(room: Room, people: Sequence[UUID]) -> None:
    if not people:
        return
    names = tuple(person.name for person in names_of(people).values())
    check_text(Said("name", names, people[0], room))


def id_of(who: m.Actor) -> UUID:
    assert who.id is not None
    return UUID(who.id)


# What the host may do, and a moderator


def change(
    room: Room,
    by: m.Actor,
    *,
    settings: SettingsChange | None = None,
    **fields: object,
) -> None:
    """Changes fields of the room, and by a function from old settings to new ones its game."""
    if "password" in fields:
        fields["password"] = _hash_password(str(fields["password"] or ""), id_of(by))
    with transaction.atomic():
        room = lock_room(room)
        require_host(room, by)
        if by.role == "player":
            refuse_if_closed(room)
        shows_words = by.role == "player" and fields.keys() & SHOWS_WORDS
        if shows_words:
            lock_standings(current(room).players)  # against new names in the same instant
        if fields.get("is_public") and not room.is_public and _is_in_lobby(room):
            settings = _in_words_unless_said(settings)
        if settings is not None or "language" in fields:
            table = store.load(current(room).id)
            wanted = table.settings if settings is None else settings(table.settings)
            check_table(table, wanted, str(fields.get("language", room.language)))
            if settings is not None:
                _change_settings(room, by, table.settings, wanted)
        weighed = _weighing(room)
        for field, value in fields.items():
            setattr(room, field, value)
        if shows_words:
            check_text(Said("title", (room.title,), id_of(by), room))
            weigh_names(room, current(room).players)
            if _weighing(room) != weighed:
                _weigh_clues(room)
        room.save(update_fields=list(fields))
        _show_or_hide_its_game(room)
        announce_room(room.id)


def _is_in_lobby(room: Room) -> bool:
    return current(room).phase == Phase.LOBBY.word


def _in_words_unless_said(settings: SettingsChange | None) -> SettingsChange:
    """The change for a room that becomes public, whose clues are words unless it says otherwise."""

    def changed(before: Settings) -> Settings:
        in_words = replace(before, clues="words")
        return in_words if settings is None else settings(in_words)

    return changed


def _change_settings(room: Room, by: m.Actor, before: Settings, after: Settings) -> None:
    """Changes the settings under the lock of the room, through which alone they change."""
    lock_chosen_decks(after, id_of(by), on_table=before.decks)
    play(current(room).id, by, m.ChangeSettings(after))


def _weighing(room: Room) -> tuple[object, ...]:
    return tuple(getattr(room, field) for field in WEIGHS_WORDS)


def _weigh_clues(room: Room) -> None:
    """Weighs the clues of the room's game as if they were given in the room as it is to be."""
    if not room.keeps_words_out:
        return
    game_id = current(room).id
    hidden = store.load(game_id).hidden_clues
    told: dict[tuple[Player, bool], list[str]] = {}
    for line in store.history(game_id):
        if isinstance(line.event, e.ClueGiven) and line.seq not in hidden:
            performed = line.event.performance is not None
            told.setdefault((line.event.player, performed), []).append(line.event.clue)
    for (player, performed), clues in told.items():
        try:
            check_text(Said("clue", tuple(clues), UUID(player), room, performed))
        except Refused:  # which would tell the host who is muted
            raise Refused(GameRefusal.SAID_IN_PRIVATE) from None


def _show_or_hide_its_game(room: Room) -> None:
    """Makes the game public or private with its room; one that has begun never becomes public."""
    game = Game.objects.filter(pk=current(room).pk)
    if room.is_open_to_all:
        game.filter(phase=Phase.LOBBY.word).update(is_public=True)
    else:
        game.exclude(phase__in=OVER).update(is_public=False)


def close(room: Room, by: m.Actor) -> None:
    with transaction.atomic():
        room = lock_room(room)
        require_host(room, by)
        _close(room, by)


def close_if(room: Room, condition: Callable[[QuerySet[Room]], QuerySet[Room]]) -> bool:
    """Closes the room if it fulfils the condition while its locks let nothing change there."""
    with transaction.atomic():
        room = lock_room(room)
        store.lock(current(room).id)
        if holds := condition(Room.objects.filter(pk=room.pk)).exists():
            _close(room, m.CLOCK)
        return holds


def _close(room: Room, who: m.Actor) -> None:
    play_if_on(room, who, m.Close())
    queue.announce_queue(room)
    Room.objects.filter(pk=room.pk, closed_at=None).update(closed_at=timezone.now())


def play_if_on(room: Room, by: m.Actor, move: m.Close | m.Remove) -> None:
    """Makes the move, and ignores it if the game is over or the person has no seat."""
    with suppress(RuleViolation):
        play(current(room).id, by, move)


def reopen(room: Room, by: m.Actor) -> None:
    """Opens a closed room again, for a moderator; its game stays abandoned."""
    if by.role != "moderator":
        raise RuleViolation(Code.NOT_YOURS_TO_ASK)
    Room.objects.filter(pk=room.pk).update(closed_at=None)
    announce_room(room.id)

"""The words of the desk: what its columns, filters and values are called."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext, pgettext_lazy

LABELS: Mapping[str, Any] = {
    "about": _("Person"),
    "address": _("From where"),
    "after": _("After"),
    "anywhere": _("Within other words"),
    "appeal": _("Appeal"),
    "appeal_answer": _("Answer"),
    "appeal_words": _("Appeal"),
    "appealed": _("Appeal"),
    "approved_at": _("Approved"),
    "at": _("When"),
    "author": _("Author"),
    "before": _("Before"),
    "brought_at": _("Brought in"),
    "brought_by": _("Brought by"),
    "called": _("Name"),
    "cards": _("Cards"),
    "closed_at": _("Closed"),
    "code": _("Code"),
    "created_at": _("Since"),
    "deadline_at": _("Time is up"),
    "decided_by": _("Decided by"),
    "done": _("What"),
    "done_by": _("Done by"),
    "edition": _("Edition"),
    "edition_named": _("Edition"),
    "email": _("E-mail address"),
    "erased_at": _("Erased"),
    "event": _("Event"),
    "game": _("Game"),
    "game_link": _("Game"),
    "groups": _("Group"),
    "host": _("Host"),
    "hosted_by": _("Host"),
    "id": _("Number"),
    "is_bot": _("Bot"),
    "is_guest": _("Guest"),
    "is_public": _("Public"),
    "is_superuser": _("Administrator"),
    "kind": _("Decision"),
    "language": _("Language"),
    "last_event_at": _("Last move"),
    "last_login": _("Last signed in"),
    "last_move": _("Last move"),
    "licence": _("Licence"),
    "matter": _("About"),
    "moderates": _("Moderator"),
    "name": _("Name"),
    "opened_at": _("Opened"),
    "outside_bots": _("Bots from elsewhere may come in"),
    "phase": _("Phase"),
    "phase_seen": _("Phase"),
    "reason": _("Reason"),
    "related": _("About"),
    "report_link": _("Report"),
    "reported": _("Report"),
    "reporters": _("Reported by"),
    "retired_at": _("Retired"),
    "room_title": _("Room"),
    "short": _("Game"),
    "sitting": _("Players"),
    "size": _("Cards"),
    "slug": _("Short name"),
    "spectators": _("People may watch"),
    "status": _("Status"),
    "suspended_until": _("Suspended until"),
    "taken_back_at": _("Taken back"),
    "text": _("Word"),
    "title": _("Title"),
    "turn": _("Turn"),
    "until": _("Until"),
    "used_at": _("First played with"),
    "version": _("Events"),
    "voided": _("Void"),
    "what": _("What"),
    "why": _("Reason"),
    "word_list": _("Word list"),
}
"""The titles of columns and filters, by the names that these have in the code."""

PHASES: Mapping[str, Any] = {
    "unopened": _("not open yet"),
    "lobby": _("lobby"),
    "between_turns": _("between turns"),
    "clue": _("clue"),
    "cards": _("cards"),
    "votes": _("votes"),
    "reveal": _("reveal"),
    "scoring": _("scoring"),
    "finished": _("finished"),
    "abandoned": _("abandoned"),
}
PHASES_LISTED = {
    code: PHASES[code]
    for code in ("lobby", "clue", "cards", "votes", "reveal", "finished", "abandoned")
}
"""The phases that games stay in for others to see."""

EDITIONS: Mapping[str, Any] = {"classic": _("classic"), "odyssey": _("Odyssey")}

DOINGS: Mapping[str, Any] = {
    "hide_clue": _("hid a clue"),
    "rename_person": _("renamed a person"),
    "rename_room": _("renamed a room"),
    "close_room": _("closed a room"),
    "void_game": _("made a game void"),
    "remove": _("removed somebody from a game"),
    "ban_from_room": _("banned somebody from a room"),
    "warn": _("warned somebody"),
    "mute": _("muted somebody"),
    "suspend": _("suspended an account"),
    "take_back_hide_clue": _("showed a clue again"),
    "take_back_rename_person": _("gave a person their name back"),
    "take_back_rename_room": _("gave a room its title back"),
    "take_back_close_room": _("opened a room again"),
    "take_back_ban_from_room": _("lifted a ban"),
    "take_back_warn": _("took a warning back"),
    "take_back_mute": _("ended a muting"),
    "take_back_suspend": _("ended a suspension"),
    "dismiss_report": _("dismissed a report"),
    "grant_appeal": _("granted an appeal"),
    "reject_appeal": _("rejected an appeal"),
    "appoint_moderator": _("made somebody a moderator"),
    "dismiss_moderator": _("made somebody a moderator no longer"),
    "see_hidden_cards": _("saw hidden cards"),
    "play_performance": _("played a performance"),
    "add_word": _("added a word"),
    "change_word": _("changed a word"),
    "delete_word": _("deleted a word"),
    "approved_deck": _("approved a deck"),
    "retired_deck": _("retired a deck"),
}
"""The phrases for entries of the audit log, by the words that it keeps."""

REPORTED: Mapping[str, Any] = {
    "clue": pgettext_lazy("reported", "A clue"),
    "name": pgettext_lazy("reported", "A name"),
    "title": pgettext_lazy("reported", "A title"),
    "conduct": pgettext_lazy("reported", "Conduct"),
}


def label_of(name: str) -> str:
    return str(LABELS.get(name, name.replace("_", " ").capitalize()))


def word_for(words: Mapping[str, Any], code: str) -> str:
    """The code in the reader's language, or as it is where it has no words yet."""
    return str(words.get(code, code))


def colour_in_words(colour: str) -> str:
    return pgettext("given", colour)

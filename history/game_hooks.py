"""Hooks of histories into games, which know nothing of them."""

from games.acquaintances import acquaintances
from games.finished_games import StoryTopic, agreements, stories
from history.following import StoryNow, read_stories
from history.privacy import met_by
from history.sharing import have_agreed

agreements.register(have_agreed)
acquaintances.register(met_by)
stories.register(StoryTopic(StoryNow, read_stories))

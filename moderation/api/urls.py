from django.urls import path

from moderation.api import decisions, houses, mine, queue

urlpatterns = [
    path("reports", mine.Reports.as_view()),
    path("me/decisions", mine.DecisionsAboutMe.as_view()),
    path("me/decisions/<uuid:decision>/appeal", mine.MyAppeal.as_view()),
    path("moderation/reports", queue.ReportQueue.as_view()),
    path("moderation/reports/<uuid:report>", queue.OneReport.as_view()),
    path("moderation/reports/<uuid:report>/dismiss", queue.DismissReport.as_view()),
    path("moderation/appeals", queue.AppealQueue.as_view()),
    path("moderation/appeals/<uuid:decision>/answer", queue.AnswerAppeal.as_view()),
    path("moderation/decisions", decisions.Decisions.as_view()),
    path("moderation/decisions/<uuid:decision>/take-back", decisions.TakeBack.as_view()),
    path("moderation/audit", decisions.Audit.as_view()),
    path("moderation/rooms", houses.Rooms.as_view()),
    path("moderation/games/<uuid:game_id>", houses.GameSeen.as_view()),
    path("moderation/games/<uuid:game_id>/events", houses.GameLog.as_view()),
    path("moderation/people/<uuid:person>", houses.OnePerson.as_view()),
]

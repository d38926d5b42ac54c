from django.urls import path

from moderation.api import decisions, for_players, live_rooms, queue

urlpatterns = [
    path("reports", for_players.Reports.as_view()),
    path("me/reports", for_players.MyReports.as_view()),
    path("me/decisions", for_players.DecisionsAboutMe.as_view()),
    path("me/decisions/<uuid:decision>/appeal", for_players.MyAppeal.as_view()),
    path("moderation/reports", queue.ReportQueue.as_view()),
    path("moderation/reports/<uuid:report>", queue.OneReport.as_view()),
    path("moderation/reports/<uuid:report>/dismiss", queue.DismissReport.as_view()),
    path("moderation/reports/<uuid:report>/performance", queue.PlayReported.as_view()),
    path("moderation/appeals", queue.AppealQueue.as_view()),
    path("moderation/appeals/<uuid:decision>/answer", queue.AnswerAppeal.as_view()),
    path("moderation/decisions", decisions.Decisions.as_view()),
    path("moderation/decisions/<uuid:decision>/take-back", decisions.TakeBack.as_view()),
    path("moderation/audit", decisions.Audit.as_view()),
    path("moderation/rooms", live_rooms.Rooms.as_view()),
    path("moderation/games/<uuid:game_id>", live_rooms.GameSeen.as_view()),
    path("moderation/games/<uuid:game_id>/events", live_rooms.GameLog.as_view()),
    path("moderation/games/<uuid:game_id>/people", live_rooms.GamePeople.as_view()),
    path("moderation/people/<uuid:person>", live_rooms.OnePerson.as_view()),
]

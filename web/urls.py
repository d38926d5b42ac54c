from django.urls import path
from django.views.generic import RedirectView
from drf_spectacular.views import SpectacularRedocView, SpectacularSwaggerSplitView

from web import documents, health

urlpatterns = [
    path("healthz", health.healthz),
    path("readyz", health.readyz),
    path("metrics", health.metrics),
    path("api/schema/", documents.serve_openapi, name="schema"),
    path("api/asyncapi/", documents.serve_asyncapi, name="asyncapi"),
    path("api/docs/", SpectacularSwaggerSplitView.as_view(url_name="schema"), name="docs"),
    path("api/docs/pages/<slug:name>/", documents.serve_page, name="page"),
    path(
        "api/redoc/",
        SpectacularRedocView.as_view(url_name="schema", template_name="redoc.html"),
        name="redoc",
    ),
    *(
        path(f"api/{name}", RedirectView.as_view(pattern_name=name))
        for name in ("schema", "asyncapi", "docs", "redoc")
    ),
]

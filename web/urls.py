from django.urls import path
from django.views.generic import RedirectView
from drf_spectacular.views import SpectacularRedocView, SpectacularSwaggerSplitView

from web import documents, health
from web.client import client_urls

urlpatterns = [
    *client_urls(),
    path("healthz", health.healthz),
    path("readyz", health.readyz),
    path("metrics", health.metrics),
    path("api/schema/", documents.serve_openapi, name="schema"),
    path("api/asyncapi/", documents.serve_asyncapi, name="asyncapi"),
    path("api/docs/", SpectacularSwaggerSplitView.as_view(url_name="schema"), name="docs"),
    path("api/docs/pages/<slug:name>/", documents.serve_page, name="page"),
    path("icon.svg", documents.serve_icon, name="icon"),
    path("favicon.ico", documents.serve_icon),
    path("api/redoc/script.js", documents.serve_redoc_script, name="redoc-script"),
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

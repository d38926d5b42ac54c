"""Prints the AsyncAPI document of the socket."""

from typing import Any

from django.core.management.base import BaseCommand

from games.live.asyncapi import in_yaml


class Command(BaseCommand):
    help = __doc__ or ""
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        self.stdout.write(in_yaml(), ending="")

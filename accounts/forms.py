from django import forms
from django.http import HttpRequest

from accounts.models import Account
from accounts.names import LONGEST, free_name
from web.problems import in_words, problem_of
from web.refusals import Refused


class SignupForm(forms.Form):
    """The fields of allauth's sign-up besides address and password."""

    name = forms.CharField(max_length=LONGEST)

    def clean_name(self) -> str:
        try:
            return free_name(self.cleaned_data["name"])
        except Refused as refused:
            problem = in_words(problem_of(refused))
            raise forms.ValidationError(problem.detail, problem.code) from None

    def signup(self, request: HttpRequest, user: Account) -> None:
        user.name = self.cleaned_data["name"]
        user.save(update_fields=["name"])

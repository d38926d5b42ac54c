"""A type for the API of each TextChoices, so that its values are listed once."""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

Choices = TypeVar("Choices")

if TYPE_CHECKING:
    OneOf: TypeAlias = str | Choices
else:

    class OneOf:
        """`OneOf[Colour]` is the Literal of the values of Colour."""

        def __class_getitem__(cls, choices: Any) -> Any:
            return Literal[tuple(choices.values)]

"""People and animals: a skeleton, a pose, and what is worn over it."""

"""A backend of Django's for a database that others can do without."""

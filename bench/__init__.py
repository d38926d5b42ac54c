"""Measurements, each a ratio to something measured in the same run."""

"""Benchmarks. Each compares with something else measured in the same run."""

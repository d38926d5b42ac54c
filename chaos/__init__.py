"""Lets bots play while parts of the server are killed, and compares what they saw with the log."""

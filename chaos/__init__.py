"""Lets people and bots play while parts of the server die, and compares all with the log."""

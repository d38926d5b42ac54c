"""Reminders: tells people whose page is closed that a slow game waits for them."""

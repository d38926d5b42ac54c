"""Makes recordings of people anew: what a browser has recorded comes in, and goes out as new files.

Nothing of the original stays but what can be heard and seen.
"""

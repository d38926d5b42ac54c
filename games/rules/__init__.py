"""The game itself: pure values and functions.

Nothing here reads a clock, rolls a die or knows of a database. What time it is and what chance
there is come in with each move; see `decide.decide` and `state.fold` for the two ways in.
"""

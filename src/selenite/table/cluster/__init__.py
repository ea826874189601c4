"""Several processes that serve the same tables, on one PostgreSQL database.

The logs are the truth. Beside them, the processes share who is present, which hands are uncovered,
who lets the bots move at a table, and what bots have to think about. They hear of each other by
notices, which only say where to look: whoever misses some reads the rows again.
"""

"""Several processes that serve the same tables, on one PostgreSQL database.

The logs are the truth. Beside them, the processes share who is present, which hands are uncovered,
which process makes the bots' moves at a table, and the queue of jobs for bots. They notify each
other, and notices only say where to look: a process that misses some reads the rows again.
"""

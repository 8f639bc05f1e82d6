-- A list of the tournaments. Everything else about a tournament is computed from its events.

CREATE TABLE tournament (
  number  INTEGER PRIMARY KEY REFERENCES event,   -- seq of the event that opened it
  id      TEXT NOT NULL UNIQUE,
  name    TEXT NOT NULL UNIQUE,                   -- as `match_summary.tournament` has it
  game    TEXT NOT NULL,                          -- empty: any
  rule    TEXT NOT NULL,                          -- what decides the standing
  people  INTEGER NOT NULL,                       -- how many are there now
  rounds  INTEGER NOT NULL,                       -- drawn, and not withdrawn
  closed  INTEGER NOT NULL,
  changed TEXT NOT NULL                           -- time of its last event
) STRICT;

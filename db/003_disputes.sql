-- The disputes: the question of the table, the referee's verdict, and the table's own ruling.

INSERT INTO event_kind VALUES
  ('dispute-recorded'), ('dispute-withdrawn'), ('dispute-restored'),
  ('interpretation-overruled'), ('overruling-withdrawn'), ('overruling-restored');

CREATE TABLE dispute (
  number   INTEGER PRIMARY KEY REFERENCES event,     -- seq of the event that recorded it
  id       TEXT NOT NULL UNIQUE,                     -- its UUID
  match    INTEGER REFERENCES match_summary ON DELETE CASCADE,   -- NULL: no match was under way
  deal     INTEGER,                                  -- the deal under entry then; NULL: none
  at       TEXT NOT NULL,
  asker    TEXT NOT NULL,                            -- empty: not said
  question TEXT NOT NULL,                            -- a position or question document
  card     TEXT NOT NULL,                            -- the card in question; empty: the question was another
  verdict  TEXT NOT NULL,                            -- 'yes', 'no' or the winner's name
  clauses  TEXT NOT NULL,                            -- JSON list of ids
  ruled    TEXT NOT NULL,                            -- what the table decided instead; empty: it followed the verdict
  note     TEXT NOT NULL
) STRICT;
CREATE INDEX dispute_of_match ON dispute (match);

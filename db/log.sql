-- The log of events in their order, and what stands beside it. Nothing in the log is ever changed or removed.
-- A recovery reads the rows of damaged files by the order of their columns (src/history/log/salvage.cpp), which therefore stays.

CREATE TABLE event_kind (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;   -- rows, not a CHECK: a later version adds kinds
INSERT INTO event_kind (name) VALUES
  ('match-opened'), ('match-abandoned'), ('match-resumed'), ('match-unrated'), ('match-rated'), ('match-rejudged'),
  ('match-ended'), ('ending-withdrawn'), ('ending-restored'),
  ('deal-entered'), ('deal-withdrawn'), ('deal-restored'), ('deal-proposed'), ('deal-refused'),
  ('deal-corrected'), ('correction-withdrawn'), ('correction-restored'),
  ('match-shortened'), ('shortening-withdrawn'), ('shortening-restored'),
  ('dispute-recorded'), ('dispute-withdrawn'), ('dispute-restored'),
  ('interpretation-overruled'), ('overruling-withdrawn'), ('overruling-restored'),
  ('person-renamed'), ('renaming-withdrawn'), ('person-forgotten'), ('person-marked'), ('person-listed'), ('people-distinct'),
  ('game-kept'),
  ('tournament-opened'), ('tournament-changed'), ('round-drawn'), ('round-withdrawn'), ('tournament-closed'),
  ('tournament-table-taken'),
  ('match-taken-over'), ('branch-chosen');

CREATE TABLE event (
  seq    INTEGER PRIMARY KEY,
  uuid   TEXT NOT NULL UNIQUE,
  device TEXT NOT NULL,
  at     TEXT NOT NULL,                          -- RFC 3339, UTC, milliseconds
  match  TEXT NOT NULL,
  kind   TEXT NOT NULL REFERENCES event_kind,
  body   TEXT NOT NULL CHECK (json_valid(body)), -- with placeholders for its texts (src/history/log/erasable_texts.h)
  sum    INTEGER,                                -- a checksum (`sumOf`): SQLite does not notice a changed byte in a text
  tick   INTEGER,                                -- Lamport timestamp: higher than that of each event that the tablet knew; NULL: `seq`
  came   INTEGER,                                -- its number in the archive that brought it; NULL: written here
  texts  INTEGER                                 -- how many texts it has; NULL during a recovery: they are still in its body
) STRICT;
CREATE INDEX event_of_match ON event (match);
-- Finds the events whose texts have the names of a match, and those from which the list of tournaments is rebuilt.
CREATE INDEX opening_of_match ON event (match) WHERE kind IN ('match-opened', 'match-taken-over');
CREATE INDEX opening_of_tournament ON event (seq) WHERE kind = 'tournament-opened';

CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TRIGGER event_is_never_removed BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;
CREATE TRIGGER event_is_never_replaced BEFORE INSERT ON event
WHEN EXISTS (SELECT 1 FROM event WHERE seq = NEW.seq OR uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'events are never replaced'); END;             -- INSERT OR REPLACE passes the other two

-- What people typed (names, reasons, notes) is in this table beside the log, so that it can be erased.
CREATE TABLE text (
  id     INTEGER PRIMARY KEY,  -- 4096 times the number of the entry, and its place among the texts of that entry, from 0
  kind   INTEGER NOT NULL,     -- 0: a name; 1: a sentence; 2: JSON; 3: JSON of a string that is never erased
  text   TEXT NOT NULL,
  erased INTEGER NOT NULL,     -- 1: a name was taken out of it
  sum    INTEGER NOT NULL      -- a checksum, as in `event`
) STRICT;
CREATE INDEX text_of_name ON text (text) WHERE kind = 0;
CREATE INDEX text_with_names ON text (id) WHERE kind IN (1, 2);
CREATE TRIGGER text_is_never_removed BEFORE DELETE ON text
BEGIN SELECT RAISE(ABORT, 'texts are never removed'); END;

-- The draft of a deal. It is not part of the log and may be overwritten.
CREATE TABLE draft (match TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Settings of this history, for example the id of its device.
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- What a recovered history lacks: numbers of entries that were not found, where `check` expects no entry …
CREATE TABLE missing_entry (first INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT;
-- … and entries with a substitute for a lost text. Another tablet may still have the text.
CREATE TABLE substituted (uuid TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

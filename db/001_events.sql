-- The log of events, in their order. No event is ever changed or removed.

CREATE TABLE event_kind (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;   -- rows, not a CHECK: a later version adds kinds
INSERT INTO event_kind VALUES
  ('match-opened'), ('match-abandoned'), ('match-resumed'), ('match-rejudged'),
  ('deal-entered'), ('deal-withdrawn'), ('deal-restored'),
  ('deal-corrected'), ('correction-withdrawn'), ('correction-restored');

CREATE TABLE event (
  seq    INTEGER PRIMARY KEY,
  uuid   TEXT NOT NULL UNIQUE,
  device TEXT NOT NULL,
  at     TEXT NOT NULL,                          -- RFC 3339, UTC, milliseconds
  match  TEXT NOT NULL,
  kind   TEXT NOT NULL REFERENCES event_kind,
  body   TEXT NOT NULL CHECK (json_valid(body))
) STRICT;
CREATE INDEX event_of_match ON event (match);

CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TRIGGER event_is_never_removed BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;
CREATE TRIGGER event_is_never_replaced BEFORE INSERT ON event
WHEN EXISTS (SELECT 1 FROM event WHERE seq = NEW.seq OR uuid = NEW.uuid)
BEGIN SELECT RAISE(ABORT, 'events are never replaced'); END;             -- INSERT OR REPLACE passes the other two

-- The draft of a deal. It is not part of the log and may be overwritten.
CREATE TABLE draft (match TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Settings of this history: the id of its device.
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

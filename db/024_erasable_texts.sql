-- Texts that people typed (names, reasons, notes) are in a table beside the log, so that they can be erased. The event has placeholders
-- (src/history/log/erasable_texts.h).

ALTER TABLE event ADD COLUMN texts INTEGER;  -- how many texts it has; NULL: they stand in its body, as before this migration

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

-- Finds the events whose texts have the names of a match.
CREATE INDEX opening_of_match ON event (match) WHERE kind IN ('match-opened', 'match-taken-over');

-- As before, but the texts of an event from before this migration may be moved once.
DROP TRIGGER event_is_never_changed;
CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
WHEN OLD.texts IS NOT NULL OR NEW.texts IS NULL OR (NEW.seq, NEW.uuid, NEW.device, NEW.at, NEW.match, NEW.kind, NEW.tick, NEW.came)
  IS NOT (OLD.seq, OLD.uuid, OLD.device, OLD.at, OLD.match, OLD.kind, OLD.tick, OLD.came)
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;

-- A checksum of each event (`sumOf`), because SQLite does not notice a changed byte in a text.

ALTER TABLE event ADD COLUMN sum INTEGER;

-- As before, but an event without a checksum gets one.
DROP TRIGGER event_is_never_changed;
CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
WHEN OLD.sum IS NOT NULL OR (NEW.seq, NEW.uuid, NEW.device, NEW.at, NEW.match, NEW.kind, NEW.body)
  IS NOT (OLD.seq, OLD.uuid, OLD.device, OLD.at, OLD.match, OLD.kind, OLD.body)
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;

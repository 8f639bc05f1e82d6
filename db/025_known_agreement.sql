-- The archive and this history compare the events that they share (src/history/exchange/archive_membership.h). In a restored or copied
-- archive the same numbers may mean other events.

ALTER TABLE archive ADD COLUMN pulled_entry TEXT NOT NULL DEFAULT '';  -- the UUID of the entry `pulled`; empty: none
ALTER TABLE archive ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;     -- how many entries there are up to `sent` …
ALTER TABLE archive ADD COLUMN print INTEGER NOT NULL DEFAULT 0;       -- … and the exclusive or of the last 64 bits of their UUIDs

-- These are unknown for earlier exchanges, so everything is compared once.
UPDATE archive SET joined = (SELECT coalesce(max(seq), 0) FROM event), sent = 0, pulled = 0, revised = 0;
UPDATE apart SET came = 0;

-- Gives matches and disputes with the same time the same order on each tablet.
DROP INDEX match_by_start;
CREATE INDEX match_by_start ON match_summary (started, id);
DROP INDEX match_of_tournament;
CREATE INDEX match_of_tournament ON match_summary (tournament, started, id) WHERE tournament <> '';
DROP INDEX dispute_by_time;
CREATE INDEX dispute_by_time ON dispute (at, id);

-- What a recovered history lacks. Both tables stay empty in any other one.

-- Numbers of entries that were not found. `check` expects no entry there.
CREATE TABLE missing_entry (first INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT;

-- Entries with a substitute for a lost text. Another tablet may still have the text.
CREATE TABLE substituted (uuid TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- Why the last sync failed ("no-folder"); empty: it succeeded, or there was none.
ALTER TABLE archive ADD COLUMN failed TEXT NOT NULL DEFAULT '';

-- Counts and finds quarantined events without reading their bodies, which may be large.
DROP INDEX apart_of_match;
CREATE INDEX apart_of_match ON apart (match, why);
CREATE INDEX apart_by_reason ON apart (why, match);

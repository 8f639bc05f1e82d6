-- The exchange of events with other tablets through an archive (docs/archive.md).

-- The archive that this history uses. The archive and this history compare the events that they share
-- (src/history/exchange/archive_membership.h): in a restored or copied archive the same numbers may mean other events.
CREATE TABLE archive (
  one          INTEGER PRIMARY KEY CHECK (one = 1),
  id           TEXT NOT NULL,     -- of the archive, wherever it lies
  address      TEXT NOT NULL,     -- for libpq; never a password
  joined       INTEGER NOT NULL,  -- entries up to this number have to be there, whoever brought them here
  sent         INTEGER NOT NULL,  -- entries up to this number are there
  pulled       INTEGER NOT NULL,  -- entries of the archive up to its number are here
  revised      INTEGER NOT NULL,  -- … and what was rewritten there
  succeeded    TEXT NOT NULL,     -- when all was there and here the last time; empty: never
  pulled_entry TEXT NOT NULL DEFAULT '',    -- the UUID of the entry `pulled`; empty: none
  entries      INTEGER NOT NULL DEFAULT 0,  -- how many entries there are up to `sent` …
  print        INTEGER NOT NULL DEFAULT 0,  -- … and the exclusive or of the last 64 bits of their UUIDs
  failed       TEXT NOT NULL DEFAULT ''     -- why the last sync failed ("no-folder"); empty: it succeeded, or there was none
) STRICT;

-- Quarantined events, which are not in the log: damaged, of an unknown kind, or without their predecessor.
CREATE TABLE apart (
  uuid   TEXT PRIMARY KEY,
  device TEXT NOT NULL,
  at     TEXT NOT NULL,
  match  TEXT NOT NULL,
  kind   TEXT NOT NULL,
  body   TEXT NOT NULL,
  tick   INTEGER NOT NULL,
  came   INTEGER NOT NULL,
  sum    INTEGER NOT NULL,     -- as it travelled
  why    TEXT NOT NULL         -- 'damaged', 'unknown', 'early', 'unfit'
) STRICT, WITHOUT ROWID;
-- Counts and finds them without reading their bodies, which may be large.
CREATE INDEX apart_of_match ON apart (match, why);
CREATE INDEX apart_by_reason ON apart (why, match);

-- Events with an erased name that the archive may still contain.
CREATE TABLE rewritten (uuid TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- The known files of a folder that serves as an archive (src/archive/folder.h). Files never change and their names contain a digest, so
-- an exchange without news only reads names.
CREATE TABLE segment (
  name TEXT PRIMARY KEY,                       -- device, number and digest of the file
  size INTEGER NOT NULL CHECK (size >= -1),    -- in bytes; -1: the file is to be read again
  own  INTEGER NOT NULL CHECK (own IN (0, 1))  -- 1: this history wrote it, and may replace it
) STRICT, WITHOUT ROWID;

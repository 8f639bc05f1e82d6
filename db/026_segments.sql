-- A folder may be the place where histories meet (src/archive/folder.h): files with entries, which are never changed. Their names say
-- what is in them, so an exchange with nothing new reads names only.

CREATE TABLE segment (
  name TEXT PRIMARY KEY,                       -- device, number and digest of the file
  size INTEGER NOT NULL CHECK (size >= -1),    -- in bytes; -1: the file is to be read again
  own  INTEGER NOT NULL CHECK (own IN (0, 1))  -- 1: this history wrote it, and may replace it
) STRICT, WITHOUT ROWID;

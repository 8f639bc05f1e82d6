-- The known files of a folder that serves as an archive (src/archive/folder.h). Files never change and their names contain a digest, so
-- an exchange without news only reads names.

CREATE TABLE segment (
  name TEXT PRIMARY KEY,                       -- device, number and digest of the file
  size INTEGER NOT NULL CHECK (size >= -1),    -- in bytes; -1: the file is to be read again
  own  INTEGER NOT NULL CHECK (own IN (0, 1))  -- 1: this history wrote it, and may replace it
) STRICT, WITHOUT ROWID;

-- The colour and shape that somebody has chosen (src/history/people/badges.h): made from the log whenever a name or a mark changes.

INSERT INTO event_kind VALUES ('person-marked');

CREATE TABLE person_mark (person TEXT PRIMARY KEY, mark TEXT NOT NULL) STRICT, WITHOUT ROWID;

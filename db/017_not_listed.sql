-- The kind of event by which a person opts out of ratings, or in again. It needs no table.

INSERT INTO event_kind VALUES ('person-listed');

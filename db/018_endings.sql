-- The kind of event by which the table ends a match of a custom game that has no end.

INSERT INTO event_kind VALUES ('match-ended'), ('ending-withdrawn'), ('ending-restored');

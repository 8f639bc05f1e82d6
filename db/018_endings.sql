-- The table stops a game of its own that has no end.

INSERT INTO event_kind VALUES ('match-ended'), ('ending-withdrawn'), ('ending-restored');

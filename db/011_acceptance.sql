-- A deal that waits until another player accepts it. Until then it has no effect, so it needs no other table.

INSERT INTO event_kind VALUES ('deal-proposed'), ('deal-refused');

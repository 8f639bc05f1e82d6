-- A deal that waits until somebody else at the table accepts it. Nothing follows from it until then, so nothing else is new here.

INSERT INTO event_kind VALUES ('deal-proposed'), ('deal-refused');

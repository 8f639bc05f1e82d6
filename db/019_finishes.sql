-- The result of a finished match in one text, so that ratings of a million matches read one row per match instead of one per player.
-- Its records are in the order of seats with char(30) between them. The fields displayed name, won, lost, total and marks have char(31)
-- between them. A trigger updates it.

ALTER TABLE match_summary ADD COLUMN finish TEXT NOT NULL DEFAULT '';  -- empty: it is not finished

CREATE TRIGGER finish_of_a_match AFTER UPDATE ON match_player WHEN NEW.finished OR OLD.finished
BEGIN
  UPDATE match_summary SET finish = CASE WHEN NEW.finished THEN (
    SELECT group_concat(person || char(31) || won || char(31) || lost || char(31) || total || char(31) || marks, char(30))
    FROM (SELECT * FROM match_player WHERE match = NEW.match ORDER BY seat)) ELSE '' END
  WHERE number = NEW.match;
END;

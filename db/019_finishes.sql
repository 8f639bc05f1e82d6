-- How a finished match ended, in one text: whoever rates a million matches reads a row for each, and not one for each player.
-- In the order of seats, char(30) between them: who is shown, won, lost, total, marks, char(31) between these. Kept by a trigger.

ALTER TABLE match_summary ADD COLUMN finish TEXT NOT NULL DEFAULT '';  -- empty: it is not finished

CREATE TRIGGER finish_of_a_match AFTER UPDATE ON match_player WHEN NEW.finished OR OLD.finished
BEGIN
  UPDATE match_summary SET finish = CASE WHEN NEW.finished THEN (
    SELECT group_concat(person || char(31) || won || char(31) || lost || char(31) || total || char(31) || marks, char(30))
    FROM (SELECT * FROM match_player WHERE match = NEW.match ORDER BY seat)) ELSE '' END
  WHERE number = NEW.match;
END;

-- A person at the table of a match has played that match, even if this person sat out every deal so far (games of one's own with seats).
-- Matches are counted in this way; `deals` stays the number of deals that the person played.

ALTER TABLE match_player ADD COLUMN dealt INTEGER NOT NULL DEFAULT 0;  -- 1: the match has a deal

-- As before, but the triggers count a match by `dealt`.
DROP TRIGGER totals_with_a_player;
CREATE TRIGGER totals_with_a_player AFTER INSERT ON match_player
BEGIN
  INSERT INTO person_total
  SELECT NEW.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(NEW.character, ''),
    NEW.dealt, NEW.finished, NEW.finished AND NEW.won, NEW.finished AND NEW.lost, NEW.deals, NEW.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;
DROP TRIGGER totals_without_a_player;
CREATE TRIGGER totals_without_a_player AFTER DELETE ON match_player
BEGIN
  UPDATE person_total SET matches = matches - OLD.dealt, finished = finished - OLD.finished,
    won = won - (OLD.finished AND OLD.won), lost = lost - (OLD.finished AND OLD.lost), deals = deals - OLD.deals,
    award = award - OLD.award
  WHERE (person, game, edition, seats, character) = (
    SELECT OLD.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(OLD.character, '')
    FROM match_summary WHERE number = OLD.match);
END;
DROP TRIGGER totals_of_a_player;
CREATE TRIGGER totals_of_a_player AFTER UPDATE ON match_player
WHEN OLD.person = NEW.person
BEGIN
  UPDATE person_total SET matches = matches + NEW.dealt - OLD.dealt, finished = finished + NEW.finished - OLD.finished,
    won = won + (NEW.finished AND NEW.won) - (OLD.finished AND OLD.won),
    lost = lost + (NEW.finished AND NEW.lost) - (OLD.finished AND OLD.lost),
    deals = deals + NEW.deals - OLD.deals, award = award + NEW.award - OLD.award
  WHERE (person, game, edition, seats, character) = (
    SELECT NEW.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(NEW.character, '')
    FROM match_summary WHERE number = NEW.match);
END;
DROP TRIGGER totals_of_another_player;
CREATE TRIGGER totals_of_another_player AFTER UPDATE ON match_player
WHEN OLD.person <> NEW.person
BEGIN
  UPDATE person_total SET matches = matches - OLD.dealt, finished = finished - OLD.finished,
    won = won - (OLD.finished AND OLD.won), lost = lost - (OLD.finished AND OLD.lost), deals = deals - OLD.deals,
    award = award - OLD.award
  WHERE (person, game, edition, seats, character) = (
    SELECT OLD.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(OLD.character, '')
    FROM match_summary WHERE number = OLD.match);
  INSERT INTO person_total
  SELECT NEW.person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(NEW.character, ''),
    NEW.dealt, NEW.finished, NEW.finished AND NEW.won, NEW.finished AND NEW.lost, NEW.deals, NEW.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;
DROP TRIGGER years_of_a_player;
CREATE TRIGGER years_of_a_player AFTER UPDATE ON match_player WHEN OLD.person = NEW.person
BEGIN
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, NEW.person, '', NEW.dealt - OLD.dealt,
    NEW.finished - OLD.finished, (NEW.finished AND NEW.won) - (OLD.finished AND OLD.won),
    (NEW.finished AND NEW.lost) - (OLD.finished AND OLD.lost), NEW.deals - OLD.deals, NEW.award - OLD.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;
DROP TRIGGER years_of_another_player;
CREATE TRIGGER years_of_another_player AFTER UPDATE ON match_player WHEN OLD.person <> NEW.person
BEGIN
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, OLD.person, '', -OLD.dealt, -OLD.finished, -(OLD.finished AND OLD.won),
    -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, NEW.person, '', NEW.dealt, NEW.finished, NEW.finished AND NEW.won,
    NEW.finished AND NEW.lost, NEW.deals, NEW.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;
DROP TRIGGER years_of_a_character;
CREATE TRIGGER years_of_a_character AFTER UPDATE ON match_player WHEN NEW.character IS NOT NULL
BEGIN
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, '', NEW.character, NEW.dealt - OLD.dealt,
    NEW.finished - OLD.finished, (NEW.finished AND NEW.won) - (OLD.finished AND OLD.won),
    (NEW.finished AND NEW.lost) - (OLD.finished AND OLD.lost), NEW.deals - OLD.deals, NEW.award - OLD.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;
DROP TRIGGER years_without_a_player;
CREATE TRIGGER years_without_a_player AFTER DELETE ON match_player
BEGIN
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, OLD.person, '', -OLD.dealt, -OLD.finished, -(OLD.finished AND OLD.won),
    -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = OLD.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, '', OLD.character, -OLD.dealt, -OLD.finished, -(OLD.finished AND OLD.won),
    -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = OLD.match AND OLD.character IS NOT NULL
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;

-- The sums of person_total and contract_total for each year. Statistics over a period add up whole years and read the matches of the
-- remaining days. `year` is the first four characters of `match_summary.started`. Triggers update these tables.

CREATE TABLE year_total (
  year      TEXT NOT NULL,
  game      TEXT NOT NULL,
  edition   TEXT NOT NULL,
  person    TEXT NOT NULL,      -- empty: all who had the character
  character TEXT NOT NULL,      -- empty: all that the person played
  matches   INTEGER NOT NULL,   -- this and what follows: as in person_total
  finished  INTEGER NOT NULL,
  won       INTEGER NOT NULL,
  lost      INTEGER NOT NULL,
  deals     INTEGER NOT NULL,
  award     INTEGER NOT NULL,
  PRIMARY KEY (year, game, edition, person, character)
) STRICT, WITHOUT ROWID;

CREATE TABLE contract_year (
  year     TEXT NOT NULL,
  game     TEXT NOT NULL,
  contract TEXT NOT NULL,
  person   TEXT NOT NULL,
  deals    INTEGER NOT NULL,
  award    INTEGER NOT NULL,
  PRIMARY KEY (year, game, contract, person)
) STRICT, WITHOUT ROWID;

-- A new match has nothing to add up.
CREATE TRIGGER years_of_a_player AFTER UPDATE ON match_player WHEN OLD.person = NEW.person
BEGIN
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, NEW.person, '', (NEW.deals > 0) - (OLD.deals > 0),
    NEW.finished - OLD.finished, (NEW.finished AND NEW.won) - (OLD.finished AND OLD.won),
    (NEW.finished AND NEW.lost) - (OLD.finished AND OLD.lost), NEW.deals - OLD.deals, NEW.award - OLD.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;
CREATE TRIGGER years_of_another_player AFTER UPDATE ON match_player WHEN OLD.person <> NEW.person
BEGIN
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, OLD.person, '', -(OLD.deals > 0), -OLD.finished, -(OLD.finished AND OLD.won),
    -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, NEW.person, '', NEW.deals > 0, NEW.finished, NEW.finished AND NEW.won,
    NEW.finished AND NEW.lost, NEW.deals, NEW.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;
CREATE TRIGGER years_of_a_character AFTER UPDATE ON match_player WHEN NEW.character IS NOT NULL
BEGIN
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, '', NEW.character, (NEW.deals > 0) - (OLD.deals > 0),
    NEW.finished - OLD.finished, (NEW.finished AND NEW.won) - (OLD.finished AND OLD.won),
    (NEW.finished AND NEW.lost) - (OLD.finished AND OLD.lost), NEW.deals - OLD.deals, NEW.award - OLD.award
  FROM match_summary WHERE number = NEW.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;
CREATE TRIGGER years_without_a_player AFTER DELETE ON match_player
BEGIN
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, OLD.person, '', -(OLD.deals > 0), -OLD.finished, -(OLD.finished AND OLD.won),
    -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = OLD.match
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO year_total
  SELECT substr(started, 1, 4), game, edition, '', OLD.character, -(OLD.deals > 0), -OLD.finished, -(OLD.finished AND OLD.won),
    -(OLD.finished AND OLD.lost), -OLD.deals, -OLD.award
  FROM match_summary WHERE number = OLD.match AND OLD.character IS NOT NULL
  ON CONFLICT DO UPDATE SET matches = matches + excluded.matches, finished = finished + excluded.finished,
    won = won + excluded.won, lost = lost + excluded.lost, deals = deals + excluded.deals, award = award + excluded.award;
END;

CREATE TRIGGER contract_year_with_a_deal AFTER INSERT ON deal_player WHEN NEW.played
BEGIN
  INSERT INTO contract_year
  SELECT substr(s.started, 1, 4), s.game, d.contract, p.person, 1, NEW.change
  FROM deal d JOIN match_summary s ON s.number = d.match JOIN match_player p ON p.match = d.match AND p.seat = NEW.seat
  WHERE d.match = NEW.match AND d.number = NEW.deal AND d.contract IS NOT NULL
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
END;
-- BEFORE, because deleting the deal also deletes the rows of its players.
CREATE TRIGGER contract_year_without_a_deal BEFORE DELETE ON deal WHEN OLD.contract IS NOT NULL
BEGIN
  INSERT INTO contract_year
  SELECT substr(s.started, 1, 4), s.game, OLD.contract, p.person, -1, -d.change
  FROM deal_player d JOIN match_summary s ON s.number = d.match JOIN match_player p ON p.match = d.match AND p.seat = d.seat
  WHERE d.match = OLD.match AND d.deal = OLD.number AND d.played
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
END;
CREATE TRIGGER contract_years_of_another_player AFTER UPDATE OF person ON match_player WHEN OLD.person <> NEW.person
BEGIN
  INSERT INTO contract_year
  SELECT substr(s.started, 1, 4), s.game, d.contract, OLD.person, -count(*), -sum(p.change)
  FROM match_summary s JOIN deal d ON d.match = s.number JOIN deal_player p ON p.match = d.match AND p.deal = d.number
  WHERE s.number = OLD.match AND p.seat = OLD.seat AND p.played AND d.contract IS NOT NULL GROUP BY d.contract
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO contract_year
  SELECT substr(s.started, 1, 4), s.game, d.contract, NEW.person, count(*), sum(p.change)
  FROM match_summary s JOIN deal d ON d.match = s.number JOIN deal_player p ON p.match = d.match AND p.deal = d.number
  WHERE s.number = NEW.match AND p.seat = NEW.seat AND p.played AND d.contract IS NOT NULL GROUP BY d.contract
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
END;

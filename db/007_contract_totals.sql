-- The totals of each person for each contract. Triggers update them, as with person_total.

CREATE TABLE contract_total (
  game     TEXT NOT NULL,
  contract TEXT NOT NULL,
  person   TEXT NOT NULL,
  deals    INTEGER NOT NULL,   -- in which the person played it
  award    INTEGER NOT NULL,   -- the sum of what they gave
  PRIMARY KEY (game, contract, person)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER contract_with_a_deal AFTER INSERT ON deal_player WHEN NEW.played
BEGIN
  INSERT INTO contract_total
  SELECT s.game, d.contract, p.person, 1, NEW.award
  FROM deal d JOIN match_summary s ON s.number = d.match JOIN match_player p ON p.match = d.match AND p.seat = NEW.seat
  WHERE d.match = NEW.match AND d.number = NEW.deal AND d.contract IS NOT NULL
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
END;
-- BEFORE, because deleting the deal also deletes the rows of its players.
CREATE TRIGGER contract_without_a_deal BEFORE DELETE ON deal WHEN OLD.contract IS NOT NULL
BEGIN
  INSERT INTO contract_total
  SELECT s.game, OLD.contract, p.person, -1, -d.award
  FROM deal_player d JOIN match_summary s ON s.number = d.match JOIN match_player p ON p.match = d.match AND p.seat = d.seat
  WHERE d.match = OLD.match AND d.deal = OLD.number AND d.played
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
END;
CREATE TRIGGER contracts_of_another_player AFTER UPDATE OF person ON match_player WHEN OLD.person <> NEW.person
BEGIN
  INSERT INTO contract_total
  SELECT s.game, d.contract, OLD.person, -count(*), -sum(p.award)
  FROM match_summary s JOIN deal d ON d.match = s.number JOIN deal_player p ON p.match = d.match AND p.deal = d.number
  WHERE s.number = OLD.match AND p.seat = OLD.seat AND p.played AND d.contract IS NOT NULL GROUP BY d.contract
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
  INSERT INTO contract_total
  SELECT s.game, d.contract, NEW.person, count(*), sum(p.award)
  FROM match_summary s JOIN deal d ON d.match = s.number JOIN deal_player p ON p.match = d.match AND p.deal = d.number
  WHERE s.number = NEW.match AND p.seat = NEW.seat AND p.played AND d.contract IS NOT NULL GROUP BY d.contract
  ON CONFLICT DO UPDATE SET deals = deals + excluded.deals, award = award + excluded.award;
END;

-- The versions of each custom game, numbered in the order of their events, which is the same on each tablet.
CREATE VIEW game_version AS
SELECT fingerprint, id, document,
       row_number() OVER (PARTITION BY id ORDER BY coalesce(tick, seq), device, uuid) AS version
FROM own_game JOIN event ON seq = number;

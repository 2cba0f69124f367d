/** Every cup with all that it follows from, to be narrowed by a condition on `c`. */
export const selectCups = `
  SELECT c."season" AS "year", c."entries_until"::text AS "entriesUntil",
    c."entries_until_reason" AS "entriesUntilReason",
    (SELECT n."entries_until"::text FROM "cup" n WHERE n."season" = c."season" + 1) AS "nextEntriesUntil", c."event",
    c."event_named_on"::text AS "eventNamedOn", c."recorded", c."seed", c."drawn_on"::text AS "drawnOn", c."appointed_juror" AS "appointedJuror",
    (SELECT COALESCE(json_agg(json_build_object('id', e."pair_id", 'name', s."name", 'players', json_build_array(
         COALESCE(p1."merged_into", p1."id"), COALESCE(p2."merged_into", p2."id"))) ORDER BY e."place"), '[]')
     FROM "cup_entry" e JOIN "side" s ON s."id" = e."pair_id" JOIN "pair" p ON p."id" = e."pair_id"
     JOIN "person" p1 ON p1."id" = p."first_id" JOIN "person" p2 ON p2."id" = p."second_id"
     WHERE e."season" = c."season") AS "entries",
    (SELECT COALESCE(json_agg(json_build_object('id', a."id", 'number', a."number", 'kind', a."kind",
         'pairId', a."pair_id", 'otherId', a."other_id", 'goesOn', a."goes_on", 'tie', a."tie", 'round', a."round",
         'matches', a."matches", 'day', a."day", 'leavesId', COALESCE(l."merged_into", l."id"),
         'comesId', COALESCE(n."merged_into", n."id"), 'what', a."what", 'reason', a."reason", 'byJury', a."by_jury",
         'accountId', a."account_id", 'madeOn', a."made_on") ORDER BY a."number"), '[]')
     FROM "cup_act" a LEFT JOIN "person" l ON l."id" = a."leaves_id" LEFT JOIN "person" n ON n."id" = a."comes_id"
     WHERE a."season" = c."season") AS "acts",
    (SELECT COALESCE(json_agg(json_build_object('id', m."id", 'kind', m."kind", 'date', r."date", 'order', m."order",
         'sides', json_build_array(r."side_a", r."side_b"), 'raw', json_build_array(r."raw_a", r."raw_b"))), '[]')
     FROM "match_result" r JOIN "match" m ON m."id" = r."match_id"
     WHERE r."competition" = 'cup' AND r."season" = c."season" AND r."state" = 'approved') AS "matches"
  FROM "cup" c`;

/** Every Grand Prix with its entries and schedule, to be narrowed by a condition on `g`. */
export const selectEvents = `
  SELECT g."id", g."season" AS "year", g."name", g."date"::text AS "date", g."seed", g."version",
    json_build_object('name', g."venue_name", 'public', g."venue_public") AS "venue",
    g."closed_at"::text AS "closedAt", g."cancelled_at"::text AS "cancelledAt", g."appointed_juror" AS "appointedJuror",
    (SELECT COALESCE(json_agg(json_build_object('id', e."pair_id", 'name', s."name", 'drawn', e."drawn", 'players', (
         SELECT json_agg(COALESCE(p."merged_into", p."id") ORDER BY p."number")
         FROM "grand_prix_player" gp JOIN "person" p ON p."id" = gp."person_id"
         WHERE gp."grand_prix_id" = g."id" AND gp."pair_id" = e."pair_id")) ORDER BY e."place"), '[]')
     FROM "grand_prix_entry" e JOIN "side" s ON s."id" = e."pair_id" WHERE e."grand_prix_id" = g."id") AS "entries",
    (SELECT COALESCE(json_agg(json_build_object('id', p."id", 'slot', p."slot",
         'sides', json_build_array(p."side_a", p."side_b"), 'countsOnlyFor', p."counts_only_for",
         'plannedMatchId', p."planned_match_id", 'proposals', (
           SELECT COALESCE(json_agg(json_build_object('pair', w."pair_id", 'for', w."counts_for", 'team', w."team_id")), '[]')
           FROM "grand_prix_wish" w WHERE w."pairing_id" = p."id")) ORDER BY p."slot", p."place"), '[]')
     FROM "grand_prix_pairing" p WHERE p."grand_prix_id" = g."id") AS "pairings"
  FROM "grand_prix" g`;

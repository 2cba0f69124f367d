-- What is sent by Kysely, each method and function called with one example of every parameter.

-- readChampionship (apps/api/src/competitions/championship/championship-season.ts)

select "s"."id", "s"."name"
  from "team" as "t"
  inner join "side" as "s" on "s"."id" = "t"."id"
  where "t"."season" = $1 and "t"."confirmed_at" is not null;

select "r".*, "m"."order"
  from "match_result" as "r"
  inner join "match" as "m" on "m"."id" = "r"."match_id"
  where "r"."competition" = $1 and "r"."season" = $2;

-- CountedRepository.lockPlaces (apps/api/src/competitions/counting/counted.repository.ts)

select
  from "team"
  where "id" = ANY ($1)
  order by "id" for no key update;

-- CountedRepository.write (apps/api/src/competitions/counting/counted.repository.ts)

delete from "match_result"
  where "match_id" = ANY ($1);

delete from "appearance"
  where "match_id" = ANY ($1);

insert into "match_result" ("match_id", "competition", "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state") SELECT "match_id", "competition", "season", "date", "side_a", "side_b", "raw_a", "raw_b", "state" FROM json_populate_recordset(NULL::"match_result", $1::json) AS given;

insert into "appearance" ("match_id", "person_id", "side_id", "season", "date", "figures") SELECT "match_id", "person_id", "side_id", "season", "date", "figures" FROM json_populate_recordset(NULL::"appearance", $1::json) AS given;

-- FreeCreditsRepository.replace (apps/api/src/competitions/counting/free-credits.repository.ts)

delete from "free_credit"
  where "source_id" = $1;

insert into "free_credit" ("season", "date", "kind", "points", "values", "source_id", "person_id", "match_id", "game_id") SELECT "season", "date", "kind", "points", "values", "source_id", "person_id", "match_id", "game_id" FROM json_populate_recordset(NULL::"free_credit", $1::json) AS given;

-- cupOfSeason (apps/api/src/competitions/cup/storage/cup-facts-query.ts)
-- CupFactsRepository.find (apps/api/src/competitions/cup/storage/cup-facts.repository.ts)

select "c".*, "next"."entries_until" as "next_entries_until", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'name', "row"."name", 'first', "row"."first", 'second', "row"."second")), '[]') FROM (select "e"."pair_id" as "id", "s"."name", COALESCE("first"."merged_into", "first"."id") as "first", COALESCE("second"."merged_into", "second"."id") as "second"
  from "cup_entry" as "e"
  inner join "side" as "s" on "s"."id" = "e"."pair_id"
  inner join "pair" as "p" on "p"."id" = "e"."pair_id"
  inner join "person" as "first" on "first"."id" = "p"."first_id"
  inner join "person" as "second" on "second"."id" = "p"."second_id"
  where "e"."season" = "c"."season"
  order by "e"."place") AS "row") as "entries", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'number', "row"."number", 'kind', "row"."kind", 'pairId', "row"."pair_id", 'otherId', "row"."other_id", 'goesOn', "row"."goes_on", 'tie', "row"."tie", 'round', "row"."round", 'matches', "row"."matches", 'day', "row"."day", 'what', "row"."what", 'reason', "row"."reason", 'byJury', "row"."by_jury", 'accountId', "row"."account_id", 'madeOn', "row"."made_on", 'leavesId', "row"."leaves_id", 'comesId', "row"."comes_id")), '[]') FROM (select "a"."id", "a"."number", "a"."kind", "a"."pair_id", "a"."other_id", "a"."goes_on", "a"."tie", "a"."round", "a"."matches", "a"."day", "a"."what", "a"."reason", "a"."by_jury", "a"."account_id", "a"."made_on", COALESCE("l"."merged_into", "l"."id") as "leaves_id", COALESCE("n"."merged_into", "n"."id") as "comes_id"
  from "cup_act" as "a"
  left join "person" as "l" on "l"."id" = "a"."leaves_id"
  left join "person" as "n" on "n"."id" = "a"."comes_id"
  where "a"."season" = "c"."season"
  order by "a"."number") AS "row") as "acts", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'kind', "row"."kind", 'date', "row"."date", 'order', "row"."order", 'sideA', "row"."side_a", 'sideB', "row"."side_b", 'rawA', "row"."raw_a", 'rawB', "row"."raw_b")), '[]') FROM (select "m"."id", "m"."kind", "r"."date", "m"."order", "r"."side_a", "r"."side_b", "r"."raw_a", "r"."raw_b"
  from "match_result" as "r"
  inner join "match" as "m" on "m"."id" = "r"."match_id"
  where "r"."season" = "c"."season" and "r"."competition" = $1 and "r"."state" = $2) AS "row") as "matches"
  from "cup" as "c"
  left join "cup" as "next" on "next"."season" = "c"."season" + $3
  where "c"."season" = ANY ($4);

-- CupFactsRepository.handedIn (apps/api/src/competitions/cup/storage/cup-facts.repository.ts)

select distinct "m"."id", "m"."season", "m"."kind", "m"."date", "m"."order", "m"."side_a", "m"."side_b", "m"."raw_a", "m"."raw_b"
  from "match" as "m"
  inner join json_to_recordset($1::json) as "q" ("season" integer, "a" uuid, "b" uuid) on LEAST("m"."side_a", "m"."side_b") = LEAST("q"."a", "q"."b") AND GREATEST("m"."side_a", "m"."side_b") = GREATEST("q"."a", "q"."b") and "m"."season" = "q"."season"
  where 'cup' = ANY (m.competitions) and "m"."state" <> $2;

-- CupFactsRepository.lockShared (apps/api/src/competitions/cup/storage/cup-facts.repository.ts)

select
  from "cup"
  where "season" = $1 for share;

-- CupsRepository.lock (apps/api/src/competitions/cup/storage/cups.repository.ts)
-- EventWritesRepository.named (apps/api/src/competitions/grand-prix/storage/event-writes.repository.ts)
-- OldListsRepository.waitForOthers (apps/api/src/competitions/trophies/old-lists/old-lists.repository.ts)

select pg_advisory_xact_lock(hashtextextended(locked.name, 0))::text as "taken"
  from unnest($1::text[]) as locked(name);

-- CupsRepository.lock (apps/api/src/competitions/cup/storage/cups.repository.ts)

select
  from "cup"
  where "season" = $1 for update;

-- FreeTableRepository.creditsOf (apps/api/src/competitions/free-championship/free-table.repository.ts)

select "c"."source_id", "c"."person_id" as "player", "c"."date", "c"."points", "p"."name"
  from "free_credit" as "c"
  inner join "public_name" as "p" on "p"."id" = "c"."person_id"
  where "c"."season" = $1;

-- FreeTableRepository.countCredits (apps/api/src/competitions/free-championship/free-table.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "free_credit"
  where "person_id" = $1 and "season" = $2
  limit $3) as "counted";

-- freeTableIn (apps/api/src/competitions/free-championship/free.table.ts)

select "c"."person_id" as "player", "p"."name", "c"."points"
  from "free_credit" as "c"
  inner join "public_name" as "p" on "p"."id" = "c"."person_id"
  where "c"."season" = $1 and "c"."date" <= $2;

-- approvedPlaces (apps/api/src/competitions/grand-prix/standings/approved-places.ts)
-- EventsRepository.ofYear (apps/api/src/competitions/grand-prix/storage/events.repository.ts)

select "g"."id", "g"."season", "g"."name", "g"."date", "g"."seed", "g"."version", "g"."venue_name", "g"."venue_public", "g"."closed_at", "g"."cancelled_at", "g"."appointed_juror", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'name', "row"."name", 'drawn', "row"."drawn", 'players', "row"."players")), '[]') FROM (select "e"."pair_id" as "id", "s"."name", "e"."drawn", (select json_agg(COALESCE("p"."merged_into", "p"."id") ORDER BY p.number) as "players"
  from "grand_prix_player" as "gp"
  inner join "person" as "p" on "p"."id" = "gp"."person_id"
  where "gp"."grand_prix_id" = "e"."grand_prix_id" and "gp"."pair_id" = "e"."pair_id") as "players"
  from "grand_prix_entry" as "e"
  inner join "side" as "s" on "s"."id" = "e"."pair_id"
  where "e"."grand_prix_id" = "g"."id"
  order by "e"."place") AS "row") as "entries", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'slot', "row"."slot", 'sideA', "row"."side_a", 'sideB', "row"."side_b", 'countsOnlyFor', "row"."counts_only_for", 'plannedMatchId', "row"."planned_match_id", 'proposals', "row"."proposals")), '[]') FROM (select "p"."id", "p"."slot", "p"."side_a", "p"."side_b", "p"."counts_only_for", "p"."planned_match_id", (SELECT COALESCE(json_agg(json_build_object('pair', "row"."pair", 'for', "row"."for", 'team', "row"."team")), '[]') FROM (select "w"."pair_id" as "pair", "w"."counts_for" as "for", "w"."team_id" as "team"
  from "grand_prix_wish" as "w"
  where "w"."pairing_id" = "p"."id") AS "row") as "proposals"
  from "grand_prix_pairing" as "p"
  where "p"."grand_prix_id" = "g"."id"
  order by "p"."slot", "p"."place") AS "row") as "pairings"
  from "grand_prix" as "g"
  where ("g"."season" = $1 and "g"."cancelled_at" is null)
  order by "g"."date", "g"."id";

-- approvedPlaces (apps/api/src/competitions/grand-prix/standings/approved-places.ts)

select "m"."id", "m"."planned_match_id", "m"."date", "m"."order", "m"."kind", "m"."state", "m"."side_a", "m"."side_b", "m"."raw_a", "m"."raw_b", grand_prix_of("m"."season", "m"."side_a", "m"."side_b", "m"."date") as "event", (SELECT COALESCE(json_agg(json_build_object('trophy', "row"."trophy", 'party', "row"."party")), '[]') FROM (select "t"."trophy", "t"."party"
  from "trophy" as "t"
  where "t"."match_id" = "m"."id") AS "row") as "trophies"
  from "match" as "m"
  where "m"."season" = $1 and 'grand-prix' = ANY (m.competitions) and "m"."state" in ($2, $3);

-- EventWritesRepository.lock (apps/api/src/competitions/grand-prix/storage/event-writes.repository.ts)

select
  from "grand_prix"
  where "id" = $1 for update;

-- EventWritesRepository.draw (apps/api/src/competitions/grand-prix/storage/event-writes.repository.ts)

update "grand_prix_entry" as "e"
  set "drawn" = "drawn"."number"
  from json_to_recordset($1::json) as "drawn" ("pair_id" uuid, "number" integer)
  where "e"."grand_prix_id" = $2 and "e"."pair_id" = "drawn"."pair_id";

-- EventWritesRepository.schedule (apps/api/src/competitions/grand-prix/storage/event-writes.repository.ts)

update "grand_prix_pairing" as "p"
  set "slot" = $1, "place" = "n"."number"
  from (select "id", row_number() over(order by "id") as "number"
  from "grand_prix_pairing"
  where "grand_prix_id" = $2) as "n"
  where "n"."id" = "p"."id";

insert into "grand_prix_pairing" ("grand_prix_id", "season", "slot", "place", "side_a", "side_b", "counts_only_for", "planned_match_id") SELECT "grand_prix_id", "season", "slot", "place", "side_a", "side_b", "counts_only_for", "planned_match_id" FROM json_populate_recordset(NULL::"grand_prix_pairing", $1::json) AS given
  on conflict ("planned_match_id") do update
  set "grand_prix_id" = "excluded"."grand_prix_id", "season" = "excluded"."season", "slot" = "excluded"."slot", "place" = "excluded"."place", "side_a" = "excluded"."side_a", "side_b" = "excluded"."side_b", "counts_only_for" = "excluded"."counts_only_for";

-- EventWritesRepository.saveProposal (apps/api/src/competitions/grand-prix/storage/event-writes.repository.ts)

insert into "grand_prix_wish" ("pairing_id", "pair_id", "counts_for", "team_id", "account_id")
  values ($1, $2, $3, $4, $5)
  on conflict ("pairing_id", "pair_id") do update
  set "counts_for" = $6, "team_id" = $7, "account_id" = $8, "recorded_at" = clock_timestamp();

-- EventWritesRepository.teamsOf (apps/api/src/competitions/grand-prix/storage/event-writes.repository.ts)

select "t"."id"
  from "team" as "t"
  inner join "membership" as "ms" on "ms"."team_id" = "t"."id"
  where "t"."confirmed_at" is not null and "ms"."person_id" = ANY ($1) and "ms"."first_day" <= $2 and ("ms"."last_day" is null or "ms"."last_day" >= $3)
  group by "t"."id"
  order by count(*) desc, "t"."id";

-- EventsRepository.findByIds (apps/api/src/competitions/grand-prix/storage/events.repository.ts)
-- EventsRepository.ofSheets (apps/api/src/competitions/grand-prix/storage/events.repository.ts)

select "g"."id", "g"."season", "g"."name", "g"."date", "g"."seed", "g"."version", "g"."venue_name", "g"."venue_public", "g"."closed_at", "g"."cancelled_at", "g"."appointed_juror", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'name', "row"."name", 'drawn', "row"."drawn", 'players', "row"."players")), '[]') FROM (select "e"."pair_id" as "id", "s"."name", "e"."drawn", (select json_agg(COALESCE("p"."merged_into", "p"."id") ORDER BY p.number) as "players"
  from "grand_prix_player" as "gp"
  inner join "person" as "p" on "p"."id" = "gp"."person_id"
  where "gp"."grand_prix_id" = "e"."grand_prix_id" and "gp"."pair_id" = "e"."pair_id") as "players"
  from "grand_prix_entry" as "e"
  inner join "side" as "s" on "s"."id" = "e"."pair_id"
  where "e"."grand_prix_id" = "g"."id"
  order by "e"."place") AS "row") as "entries", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'slot', "row"."slot", 'sideA', "row"."side_a", 'sideB', "row"."side_b", 'countsOnlyFor', "row"."counts_only_for", 'plannedMatchId', "row"."planned_match_id", 'proposals', "row"."proposals")), '[]') FROM (select "p"."id", "p"."slot", "p"."side_a", "p"."side_b", "p"."counts_only_for", "p"."planned_match_id", (SELECT COALESCE(json_agg(json_build_object('pair', "row"."pair", 'for', "row"."for", 'team', "row"."team")), '[]') FROM (select "w"."pair_id" as "pair", "w"."counts_for" as "for", "w"."team_id" as "team"
  from "grand_prix_wish" as "w"
  where "w"."pairing_id" = "p"."id") AS "row") as "proposals"
  from "grand_prix_pairing" as "p"
  where "p"."grand_prix_id" = "g"."id"
  order by "p"."slot", "p"."place") AS "row") as "pairings"
  from "grand_prix" as "g"
  where "g"."id" = ANY ($1)
  order by "g"."date", "g"."id";

-- EventsRepository.ofSheets (apps/api/src/competitions/grand-prix/storage/events.repository.ts)

select "q"."event" as "id", (select cast(count(*) as integer) as "others"
  from "match" as "m"
  where LEAST("m"."side_a", "m"."side_b") = LEAST("q"."a", "q"."b") AND GREATEST("m"."side_a", "m"."side_b") = GREATEST("q"."a", "q"."b") and "m"."season" = "q"."season" and 'grand-prix' = ANY (m.competitions) and "m"."state" <> $1 and "m"."id" is distinct
  from "q"."match_id" and grand_prix_of("m"."season", "m"."side_a", "m"."side_b", "m"."date") = "q"."event") as "others"
  from (select *, grand_prix_of("asked"."season", "asked"."a", "asked"."b", "asked"."date") as "event"
  from json_to_recordset($2::json) as "asked" ("place" integer, "match_id" uuid, "season" integer, "date" date, "a" uuid, "b" uuid)) as "q"
  order by "q"."place";

-- EventsRepository.keepOpen (apps/api/src/competitions/grand-prix/storage/events.repository.ts)

select
  from "grand_prix" as "g"
  where "g"."id" in (select grand_prix_of("asked"."season", "asked"."a", "asked"."b", "asked"."date") as "event"
  from json_to_recordset($1::json) as "asked" ("place" integer, "match_id" uuid, "season" integer, "date" date, "a" uuid, "b" uuid))
  order by "g"."id" for share;

-- listEntriesIn (apps/api/src/competitions/trophies/list-rows.ts)

select "position" as "key", "trophy", "announcer_id" as "announcer", "count"
  from "trophy"
  where "season" = $1
  order by "position";

-- numberedListIn (apps/api/src/competitions/trophies/list-rows.ts)

select "position" as "key", "trophy", "announcer_id" as "announcer", "count"
  from "trophy"
  order by "position";

-- hasTrophies (apps/api/src/competitions/trophies/list-rows.ts)

select "id"
  from "trophy"
  where "position" >= $1 and "position" <= $2
  limit $3;

-- OldListsRepository.list (apps/api/src/competitions/trophies/old-lists/old-lists.repository.ts)

select *
  from "old_list"
  where ("entered_at", "id") > ($1)
  order by "entered_at" asc, "id" asc
  limit $2;

-- OldListsRepository.entriesOf (apps/api/src/competitions/trophies/old-lists/old-lists.repository.ts)

select *
  from "trophy"
  where "evidence" = $1 and old_list_of(position) = $2
  order by origin_in(position);

-- OldListsRepository.entriesOfPlayers (apps/api/src/competitions/trophies/old-lists/old-lists.repository.ts)

select *
  from "trophy"
  where "evidence" = $1 and "announcer_id" = ANY ($2);

-- OldListsRepository.findEntry (apps/api/src/competitions/trophies/old-lists/old-lists.repository.ts)

select *
  from "trophy"
  where "evidence" = $1 and "id" = $2;

-- OldListsRepository.personsNamed (apps/api/src/competitions/trophies/old-lists/old-lists.repository.ts)

select "n"."name", "p"."id"
  from "person" as "p"
  inner join "person_name" as "n" on "n"."person_id" = "p"."id" and "n"."revision" = "p"."name_revision"
  where "p"."merged_into" is null and "n"."key" = ANY ($1) and "n"."name" = ANY ($2);

-- RankingRepository.players (apps/api/src/competitions/trophies/ranking/ranking.repository.ts)

select "id", "name"
  from "public_name"
  where "id" = ANY ($1);

-- RankingRepository.withWords (apps/api/src/competitions/trophies/ranking/ranking.repository.ts)

select "id"
  from (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $1 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $2)) as "found";

-- TrophiesRepository.list (apps/api/src/competitions/trophies/trophies.repository.ts)

select "t".*
  from "trophy" as "t"
  where ("t"."announcer_id" = (select COALESCE("person"."merged_into", "person"."id") as "id"
  from "person"
  where "id" = $1) and "t"."trophy" = $2 and "t"."class" = $3 and "t"."season" = $4 and "t"."side_id" = $5 and t.competitions @> ARRAY['championship'] and (("t"."trophy" = ANY ($6) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $7 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $8))) and ("t"."trophy" = ANY ($9) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $10 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $11))) and ("t"."trophy" = ANY ($12) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $13 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $14))) and ("t"."trophy" = ANY ($15) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $16 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $17))) and ("t"."trophy" = ANY ($18) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $19 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $20)))) and "t"."position" between $21 and $22 and "t"."position" between $23 and $24) and ("t"."position") > ($25)
  order by "t"."position" asc
  limit $26;

-- TrophiesRepository.count (apps/api/src/competitions/trophies/trophies.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "trophy" as "t"
  where ("t"."announcer_id" = (select COALESCE("person"."merged_into", "person"."id") as "id"
  from "person"
  where "id" = $1) and "t"."trophy" = $2 and "t"."class" = $3 and "t"."season" = $4 and "t"."side_id" = $5 and t.competitions @> ARRAY['championship'] and (("t"."trophy" = ANY ($6) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $7 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $8))) and ("t"."trophy" = ANY ($9) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $10 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $11))) and ("t"."trophy" = ANY ($12) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $13 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $14))) and ("t"."trophy" = ANY ($15) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $16 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $17))) and ("t"."trophy" = ANY ($18) or "t"."announcer_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $19 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $20)))) and "t"."position" between $21 and $22 and "t"."position" between $23 and $24)
  limit $25) as "counted";

-- TrophiesRepository.listEntries (apps/api/src/competitions/trophies/trophies.repository.ts)

select (SELECT COALESCE(json_agg(json_build_object('key', "row"."key", 'trophy', "row"."trophy", 'announcer', "row"."announcer", 'count', "row"."count")), '[]') FROM (select "position" as "key", "trophy", "announcer_id" as "announcer", "count"
  from "trophy"
  where "season" = $1
  order by "position") AS "row")::text as "list";

-- TrophiesRepository.listEntriesOf (apps/api/src/competitions/trophies/trophies.repository.ts)

select "p"."id" as "asked", "position" as "key", "trophy", "announcer_id" as "announcer", "count"
  from "person" as "p"
  inner join "trophy" as "t" on "t"."announcer_id" = COALESCE("p"."merged_into", "p"."id")
  where "p"."id" = ANY ($1)
  order by "t"."position";

-- TrophiesRepository.findNumbered (apps/api/src/competitions/trophies/trophies.repository.ts)

with "place" as materialized (select (select "position"
  from "trophy"
  order by "position"
  limit $1 offset $2) as "position"), "up_to" as (select coalesce("place"."position", (select max("trophy"."position") as "position"
  from "trophy")) as "position", case when "place"."position" is null then (select count(*) as "entries"
  from "trophy") else $3 end as "entries"
  from "place"), "counted" as (select "up_to"."position", "up_to"."entries" + coalesce((select sum(count - 1) as "more"
  from "trophy"
  where "trophy"."count" > 1 and "trophy"."position" <= "up_to"."position"), 0) as "trophies"
  from "up_to") select *
  from (select "t".*, cast((select "trophies"
  from "counted") - sum(t.count) OVER (ORDER BY t.position DESC ROWS UNBOUNDED PRECEDING) as integer) as "before"
  from "trophy" as "t"
  where "t"."position" <= (select "counted"."position"
  from "counted")) as "backwards"
  where "before" < $4 and before + count >= $5
  order by "position" desc
  limit $6;

-- TrophiesRepository.findByIds (apps/api/src/competitions/trophies/trophies.repository.ts)

select *
  from "trophy"
  where "id" = ANY ($1)
  order by "position";

-- TrophiesRepository.findByMatches (apps/api/src/competitions/trophies/trophies.repository.ts)

select *
  from "trophy"
  where "match_id" = ANY ($1)
  order by "position";

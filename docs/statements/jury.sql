-- What is sent by Kysely, each method and function called with one example of every parameter.

-- AppointmentsRepository.withoutJuror (apps/api/src/jury/appointment/appointments.repository.ts)

select "m"."id", "m"."season", "m"."date", "m"."state_since" as "since", "a"."name" as "name_a", "b"."name" as "name_b"
  from "match" as "m"
  inner join "side" as "a" on "a"."id" = "m"."side_a"
  inner join "side" as "b" on "b"."id" = "m"."side_b"
  where "m"."state" in ($1, $2, $3, $4, $5) and "m"."appointed_juror" is null and (exists (select
  from "account" as "j"
  where "j"."jury" = $6 and "j"."disabled_at" is null) and not exists (select
  from "account" as "j"
  where "j"."jury" = $7 and "j"."disabled_at" is null and not (exists (select
  from "side_member" as "ms"
  where "ms"."person_id" = "j"."person_id" and ("ms"."side_id" = "m"."side_a" or "ms"."side_id" = "m"."side_b")) or exists (select
  from "match_player" as "mp"
  inner join "person" as "p" on "p"."id" = "mp"."person_id"
  where "mp"."match_id" = "m"."id" and COALESCE("p"."merged_into", "p"."id") = "j"."person_id") or ('cup' = ANY (m.competitions) and exists (select
  from "cup_entry" as "e"
  inner join "side_member" as "em" on "em"."side_id" = "e"."pair_id"
  where "e"."season" = "m"."season" and "em"."person_id" = "j"."person_id")) or ('grand-prix' = ANY (m.competitions) and exists (select
  from "grand_prix_player" as "gp"
  inner join "person" as "pp" on "pp"."id" = "gp"."person_id"
  where gp.grand_prix_id = grand_prix_of("m"."season", "m"."side_a", "m"."side_b", "m"."date") and COALESCE("pp"."merged_into", "pp"."id") = "j"."person_id")))))
  order by "m"."state_since", "m"."id"
  limit $8;

select "g"."id", "g"."season", "g"."date", "g"."state_since" as "since", (SELECT COALESCE(json_agg(json_build_object('name', "row"."name")), '[]') FROM (select "p"."name"
  from "free_game_player" as "f"
  inner join "public_name" as "p" on "p"."id" = "f"."person_id"
  where "f"."game_id" = "g"."id"
  order by p.name COLLATE "C") AS "row") as "players"
  from "free_game" as "g"
  where "g"."state" in ($1, $2) and "g"."appointed_juror" is null and (exists (select
  from "account" as "j"
  where "j"."jury" = $3 and "j"."disabled_at" is null) and not exists (select
  from "account" as "j"
  where "j"."jury" = $4 and "j"."disabled_at" is null and not exists (select
  from "free_game_player" as "f"
  where "f"."game_id" = "g"."id" and "f"."person_id" = "j"."person_id")))
  order by "g"."state_since", "g"."id"
  limit $5;

select "c"."season", "c"."drawn_on", "c"."drawn_at"
  from "cup" as "c"
  inner join "season" as "s" on "s"."year" = "c"."season"
  where "c"."drawn_at" is not null and "s"."closed_at" is null and "c"."appointed_juror" is null and (exists (select
  from "account" as "j"
  where "j"."jury" = $1 and "j"."disabled_at" is null) and not exists (select
  from "account" as "j"
  where "j"."jury" = $2 and "j"."disabled_at" is null and not exists (select
  from "cup_entry" as "e"
  inner join "side_member" as "em" on "em"."side_id" = "e"."pair_id"
  where "e"."season" = "c"."season" and "em"."person_id" = "j"."person_id")));

select "g"."id", "g"."season", "g"."date", "g"."announced_at" as "since", "g"."name"
  from "grand_prix" as "g"
  inner join "season" as "s" on "s"."year" = "g"."season"
  where "g"."seed" is not null and "g"."closed_at" is null and "g"."cancelled_at" is null and "s"."closed_at" is null and "g"."appointed_juror" is null and (exists (select
  from "account" as "j"
  where "j"."jury" = $1 and "j"."disabled_at" is null) and not exists (select
  from "account" as "j"
  where "j"."jury" = $2 and "j"."disabled_at" is null and not exists (select
  from "grand_prix_player" as "gp"
  inner join "person" as "pp" on "pp"."id" = "gp"."person_id"
  where gp.grand_prix_id = "g"."id" and COALESCE("pp"."merged_into", "pp"."id") = "j"."person_id")));

-- AppointmentsRepository.inCup (apps/api/src/jury/appointment/appointments.repository.ts)

select exists (select
  from "cup_entry" as "e"
  inner join "side_member" as "em" on "em"."side_id" = "e"."pair_id"
  where "e"."season" = $1 and "em"."person_id" = $2) as "is_person", not exists (select
  from "account" as "j"
  where "j"."jury" = $3 and "j"."disabled_at" is null and not exists (select
  from "cup_entry" as "e"
  inner join "side_member" as "em" on "em"."side_id" = "e"."pair_id"
  where "e"."season" = $4 and "em"."person_id" = "j"."person_id")) as "is_whole_jury";

-- AppointmentsRepository.inGrandPrix (apps/api/src/jury/appointment/appointments.repository.ts)

select exists (select
  from "grand_prix_player" as "gp"
  inner join "person" as "pp" on "pp"."id" = "gp"."person_id"
  where gp.grand_prix_id = $1 and COALESCE("pp"."merged_into", "pp"."id") = $2) as "is_person", not exists (select
  from "account" as "j"
  where "j"."jury" = $3 and "j"."disabled_at" is null and not exists (select
  from "grand_prix_player" as "gp"
  inner join "person" as "pp" on "pp"."id" = "gp"."person_id"
  where gp.grand_prix_id = $4 and COALESCE("pp"."merged_into", "pp"."id") = "j"."person_id")) as "is_whole_jury";

-- MergedRowsRepository.move (apps/api/src/jury/merging/merged-rows.repository.ts)

delete from "membership" as "m"
  where "m"."person_id" in ($1, $2) and "m"."season" in (select "own"."season"
  from "membership" as "own"
  where "own"."person_id" = $3)
  returning to_jsonb(m) as "row";

insert into "membership" ("season", "person_id", "team_id", "captain", "first_day", "last_day", "replaced_by") select "b"."season", $1::uuid as "person_id", "b"."team_id", bool_or(b.captain) as "captain", min(b.first_day) as "first_day", CASE WHEN bool_and(b.last_day IS NOT NULL) THEN max(b.last_day) END as "last_day", CASE WHEN bool_and(b.last_day IS NOT NULL) THEN max(b.replaced_by::text)::uuid END as "replaced_by"
  from json_populate_recordset(NULL::"membership", $2::json) as "b"
  group by "b"."season", "b"."team_id"
  returning to_jsonb(membership) as "row";

delete from "proposed_member" as "p"
  where "p"."person_id" in ($1, $2) and "p"."team_id" in (select "own"."team_id"
  from "proposed_member" as "own"
  where "own"."person_id" = $3)
  returning to_jsonb(p) as "row";

insert into "proposed_member" ("team_id", "person_id", "season", "captain", "declined_at") select "b"."team_id", $1::uuid as "person_id", "b"."season", bool_or(b.captain) as "captain", max(b.declined_at) as "declined_at"
  from json_populate_recordset(NULL::"proposed_member", $2::json) as "b"
  group by "b"."team_id", "b"."season"
  returning to_jsonb(proposed_member) as "row";

-- MergedRowsRepository.moveBack (apps/api/src/jury/merging/merged-rows.repository.ts)

delete from "membership" as "m" using json_populate_recordset(NULL::"membership", $1::json) as "r"
  where "m"."season" = "r"."season" and "m"."person_id" = "r"."person_id";

insert into "membership" select "r".*
  from json_populate_recordset(NULL::"membership", $1::json) as "r";

delete from "proposed_member" as "p" using json_populate_recordset(NULL::"proposed_member", $1::json) as "r"
  where "p"."team_id" = "r"."team_id" and "p"."person_id" = "r"."person_id";

insert into "proposed_member" select "r".*
  from json_populate_recordset(NULL::"proposed_member", $1::json) as "r";

update "membership" as "m"
  set "replaced_by" = $1
  from json_populate_recordset(NULL::"membership", $2::json) as "r"
  where "m"."season" = "r"."season" and "m"."person_id" = "r"."person_id" and "m"."replaced_by" = $3;

-- MergedRowsRepository.isAsMoved (apps/api/src/jury/merging/merged-rows.repository.ts)

select cast(count(*) as integer) as "count"
  from jsonb_array_elements($1::jsonb) as r("row")
  inner join "membership" as "m" on to_jsonb(m) = r."row";

-- MergingRepository.lock (apps/api/src/jury/merging/merging.repository.ts)

select "id"
  from "person"
  where "id" = ANY ($1)
  order by "id" for no key update;

-- MergingRepository.entries (apps/api/src/jury/merging/merging.repository.ts)

select "p"."id", "p"."pseudonymous", "a"."id" as "account_id", p.merged_into IS NOT NULL as "merged", p.erased_at IS NOT NULL as "erased", a.id IS NOT NULL AND a.disabled_at IS NULL as "account_in_use"
  from "person" as "p"
  left join "account" as "a" on "a"."person_id" = "p"."id"
  where "p"."id" = ANY ($1);

-- MergingRepository.twoTeams (apps/api/src/jury/merging/merging.repository.ts)

select "f"."season" as "year", "sf"."name" as "from", "si"."name" as "into"
  from "membership" as "f"
  inner join "membership" as "i" on "i"."season" = "f"."season" and "i"."team_id" <> "f"."team_id" and "i"."person_id" = $1
  inner join "side" as "sf" on "sf"."id" = "f"."team_id"
  inner join "side" as "si" on "si"."id" = "i"."team_id"
  where "f"."person_id" = $2
  order by "f"."season";

-- MergingRepository.pairsInTheWay (apps/api/src/jury/merging/merging.repository.ts)

select "f"."season" as "year", "sf"."name" as "from", "si"."name" as "into"
  from "pair_player" as "f"
  inner join "pair_player" as "i" on "i"."season" = "f"."season" and "i"."person_id" = ANY ($1)
  inner join "side" as "sf" on "sf"."id" = "f"."pair_id"
  inner join "side" as "si" on "si"."id" = "i"."pair_id"
  where "f"."person_id" = ANY ($2) and ("f"."pair_id" = "i"."pair_id" or exists (select "a"."person_id"
  from "side_member" as "a"
  inner join "side_member" as "b" on "b"."person_id" = "a"."person_id"
  where "a"."side_id" = "f"."pair_id" and "b"."side_id" = "i"."pair_id" and not "a"."person_id" = ANY ($3)))
  order by "f"."season";

-- MergingRepository.cupsInTheWay (apps/api/src/jury/merging/merging.repository.ts)

with "player" as (select "season", "person_id", "pair_id"
  from "cup_player"
  where "person_id" = ANY ($1) union select "season", leaves_id as "person_id", pair_id as "pair_id"
  from "cup_act"
  where "kind" = $2 and "leaves_id" = ANY ($3) union select "season", comes_id as "person_id", pair_id as "pair_id"
  from "cup_act"
  where "kind" = $4 and "comes_id" = ANY ($5)) select distinct "f"."season" as "year", "sf"."name" as "from", "si"."name" as "into"
  from "player" as "f"
  inner join "player" as "i" on "i"."season" = "f"."season" and "i"."pair_id" <> "f"."pair_id"
  inner join "side" as "sf" on "sf"."id" = "f"."pair_id"
  inner join "side" as "si" on "si"."id" = "i"."pair_id"
  where "f"."person_id" = ANY ($6) and "i"."person_id" = ANY ($7)
  order by "year", "from", "into";

-- MergingRepository.eventsInTheWay (apps/api/src/jury/merging/merging.repository.ts)

select "g"."name" as "event", "sf"."name" as "from", "si"."name" as "into"
  from "grand_prix_player" as "f"
  inner join "grand_prix_player" as "i" on "i"."grand_prix_id" = "f"."grand_prix_id" and "i"."pair_id" <> "f"."pair_id" and "i"."person_id" = ANY ($1)
  inner join "grand_prix" as "g" on "g"."id" = "f"."grand_prix_id"
  inner join "side" as "sf" on "sf"."id" = "f"."pair_id"
  inner join "side" as "si" on "si"."id" = "i"."pair_id"
  where "f"."person_id" = ANY ($2) and "g"."cancelled_at" is null
  order by "g"."date", "g"."id";

-- OldTrophiesRepository.of (apps/api/src/jury/merging/old-trophies.repository.ts)

select *
  from "trophy"
  where "evidence" = $1 and ("announcer_id" = ANY ($2) or "partner_id" = ANY ($3) or "opponent_ids" && $4::uuid[]);

-- OldTrophiesRepository.byIds (apps/api/src/jury/merging/old-trophies.repository.ts)

select *
  from "trophy"
  where "evidence" = $1 and "id" = ANY ($2);

-- JuryQueueRepository.count (apps/api/src/jury/queue/queue.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $1 and ("m"."season" = $2 and ("m"."side_a" = $3 or "m"."side_b" = $4) and $5 = ANY (m.competitions))
  limit $6) as "counted";

-- JuryQueueRepository.counts (apps/api/src/jury/queue/queue.repository.ts)

select (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $1 and 1 = 1
  limit $2) as "waiting") as "to_decide", (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $3 and 1 = 1
  limit $4) as "waiting") as "disputed", (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where ("m"."state" = $5 and "m"."open_errors" > $6) and 1 = 1
  limit $7) as "waiting") as "with_errors", (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $8 and 1 = 1
  limit $9) as "waiting") as "open", (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $10 and 1 = 1
  limit $11) as "waiting") as "reopened", (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where ("m"."state" = $12 and "m"."open_errors" = $13) and 1 = 1
  limit $14) as "waiting") as "unconfirmed", (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $15 and 1 = 1
  limit $16) as "waiting") as "returned", (select cast(count(*) as integer) as "count"
  from (select
  from "free_game" as "g"
  where ("g"."state" in ($17, $18) or "g"."objections" > $19)
  limit $20) as "waiting") as "free_games", (select cast(count(*) as integer) as "count"
  from (select
  from "request" as "r"
  where "r"."granted" is null and "r"."withdrawn_at" is null
  limit $21) as "waiting") as "requests";

-- JuryQueueRepository.overdueCounts (apps/api/src/jury/queue/queue.repository.ts)

select (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $1 and 1 = 1 and "m"."state_since" <= $2
  limit $3) as "waiting") as "to_decide", (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $4 and 1 = 1 and "m"."state_since" <= $5
  limit $6) as "waiting") as "disputed", (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where ("m"."state" = $7 and "m"."open_errors" > $8) and 1 = 1 and "m"."state_since" <= $9
  limit $10) as "waiting") as "with_errors", (select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $11 and 1 = 1 and "m"."state_since" <= $12
  limit $13) as "waiting") as "reopened", (select cast(count(*) as integer) as "count"
  from (select
  from "request" as "r"
  where "r"."granted" is null and "r"."withdrawn_at" is null and "r"."deadline" < $14
  limit $15) as "waiting") as "requests";

-- PrecedentsRepository.list (apps/api/src/jury/rulings/precedents.repository.ts)

select "r"."match_id", "r"."number", "r"."created_at"
  from "match_ruling" as "r"
  inner join "match" as "m" on "m"."id" = "r"."match_id"
  where "m"."state" = $1 and r.ruling->>'kind' <> $2 and (r.ruling->>'rule' = $3 OR starts_with(r.ruling->>'rule', $4)) and "m"."season" = $5 and ("m"."side_a" = $6 or "m"."side_b" = $7) and (r.created_at, r.match_id, r.number) > ($8::timestamptz, $9::uuid, $10::int)
  order by "r"."created_at" asc, "r"."match_id" asc, "r"."number" asc
  limit $11;

-- PrecedentsRepository.count (apps/api/src/jury/rulings/precedents.repository.ts)

select "r"."number"
  from "match_ruling" as "r"
  inner join "match" as "m" on "m"."id" = "r"."match_id"
  where "m"."state" = $1 and r.ruling->>'kind' <> $2 and (r.ruling->>'rule' = $3 OR starts_with(r.ruling->>'rule', $4)) and "m"."season" = $5 and ("m"."side_a" = $6 or "m"."side_b" = $7)
  limit $8;

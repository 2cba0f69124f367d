-- What repositories send by Kysely, each method called with one example of every parameter.

-- ImportRepository.trophies (apps/api/src/publishing/archive/importing/import.repository.ts)

select *
  from "trophy"
  where "season" = $1
  order by "position";

-- ImportsRepository.matchesOn (apps/api/src/publishing/imports/imports.repository.ts)

select "m"."id", "m"."side_a", "m"."side_b", "m"."date", "m"."order", "m"."state", "m"."revision", (SELECT COALESCE(json_agg(json_build_object('digest', "row"."digest")), '[]') FROM (select encode(r.sheet_hash, 'hex') as "digest"
  from "match_revision" as "r"
  where "r"."match_id" = "m"."id"
  order by "r"."number") AS "row") as "revisions"
  from json_to_recordset($1::json) as "q" ("a" uuid, "b" uuid, "date" date, "first" integer, "last" integer)
  inner join "match" as "m" on LEAST("m"."side_a", "m"."side_b") = LEAST("q"."a", "q"."b") AND GREATEST("m"."side_a", "m"."side_b") = GREATEST("q"."a", "q"."b") and m.date = q.date
  where m."order" BETWEEN q.first AND q.last and "m"."state" <> $2
  order by "m"."id";

-- ImportsRepository.sheetsOf (apps/api/src/publishing/imports/imports.repository.ts)

select "r"."match_id", "r"."sheet", (SELECT json_build_object('name', "row"."name", 'inRecord', "row"."in_record", 'public', "row"."public") FROM (select "pp"."name", "pp"."in_record", "pp"."public"
  from "private_place" as "pp"
  where "pp"."of" = $1 and "pp"."match_id" = "r"."match_id" and "pp"."number" = "r"."number") AS "row") as "place"
  from "match_revision" as "r"
  where "r"."match_id" = ANY ($2)
  order by "r"."number" desc;

-- ImportsRepository.lockPlaces (apps/api/src/publishing/imports/imports.repository.ts)

select
  from "season"
  where "year" = ANY ($1)
  order by "year" for share;

-- ImportsRepository.note (apps/api/src/publishing/imports/imports.repository.ts)

insert into "match_import" ("id", "name", "sha256", "documents", "entered", "already_there", "refused", "complete", "entered_by")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict ("id") do update
  set "name" = coalesce("excluded"."name", "match_import"."name"), "sha256" = coalesce("excluded"."sha256", "match_import"."sha256"), "documents" = "match_import"."documents" + "excluded"."documents", "entered" = "match_import"."entered" + "excluded"."entered", "already_there" = "match_import"."already_there" + "excluded"."already_there", "refused" = "match_import"."refused" + "excluded"."refused", "complete" = "excluded"."complete", "last_at" = now()
  where "match_import"."entered_by" = "excluded"."entered_by" and "match_import"."complete" = $10;

-- ImportsRepository.list (apps/api/src/publishing/imports/imports.repository.ts)

select *
  from "match_import"
  where ("begun_at", "id") > ($1)
  order by "begun_at" asc, "id" asc
  limit $2;

-- ImportsRepository.enter (apps/api/src/publishing/imports/imports.repository.ts)

insert into "match" ("season", "state", "date", "competitions", "order", "id", "kind", "entered_by", "revision", "verdict", "confirmed_by", "disputed_by", "open_errors", "planned_match_id", "side_a", "side_b", "raw_a", "raw_b", "points_a", "points_b", "approved_at") SELECT "season", "state", "date", "competitions", "order", "id", "kind", "entered_by", "revision", "verdict", "confirmed_by", "disputed_by", "open_errors", "planned_match_id", "side_a", "side_b", "raw_a", "raw_b", "points_a", "points_b", "approved_at" FROM json_populate_recordset(NULL::"match", $1::json) AS given;

insert into "match_move" ("match_id", "number", "season", "from", "to", "revision", "actor", "account_id", "reason") SELECT "match_id", "number", "season", "from", "to", "revision", "actor", "account_id", "reason" FROM json_populate_recordset(NULL::"match_move", $1::json) AS given;

insert into "match_revision" ("match_id", "number", "season", "account_id", "remarks", "entered_by", "sheet") select "match_id", "number", "season", "account_id", "remarks", "entered_by", "s"."sheet"
  from json_to_recordset($1::json) as "e" ("match_id" uuid, "number" integer, "season" integer, "account_id" uuid, "remarks" jsonb, "entered_by" text)
  inner join unnest($2::uuid[], $3::json[]) as s(id, sheet) on "s"."id" = "e"."match_id";

insert into "private_place" ("match_id", "of", "number", "season", "name", "in_record", "public") SELECT "match_id", "of", "number", "season", "name", "in_record", "public" FROM json_populate_recordset(NULL::"private_place", $1::json) AS given;

insert into "match_player" ("match_id", "person_id", "date") SELECT "match_id", "person_id", "date" FROM json_populate_recordset(NULL::"match_player", $1::json) AS given;

insert into "match_ruling" ("match_id", "number", "season", "revision", "ruling", "account_id") SELECT "match_id", "number", "season", "revision", "ruling", "account_id" FROM json_populate_recordset(NULL::"match_ruling", $1::json) AS given;

-- NodesRepository.kindsOf (apps/api/src/publishing/nodes/nodes.repository.ts)

select "id", 'Person' as "kind"
  from "person"
  where "id" = ANY ($1)
  union all select "id", 'Team' as "kind"
  from "team"
  where "id" = ANY ($2)
  union all select "id", 'Pair' as "kind"
  from "pair"
  where "id" = ANY ($3)
  union all select "id", 'Venue' as "kind"
  from "venue"
  where "id" = ANY ($4)
  union all select "id", 'Match' as "kind"
  from "match"
  where "id" = ANY ($5)
  union all select "id", 'FreeGame' as "kind"
  from "free_game"
  where "id" = ANY ($6)
  union all select "id", 'PlannedMatch' as "kind"
  from "planned_match"
  where "id" = ANY ($7)
  union all select "id", 'JuryRequest' as "kind"
  from "request"
  where "id" = ANY ($8)
  union all select "id", 'Draft' as "kind"
  from "draft"
  where "id" = ANY ($9)
  union all select "id", 'GrandPrix' as "kind"
  from "grand_prix"
  where "id" = ANY ($10)
  union all select "id", 'Trophy' as "kind"
  from "trophy"
  where "id" = ANY ($11)
  union all select "id", 'OldList' as "kind"
  from "old_list"
  where "id" = ANY ($12)
  union all select "id", 'OldTable' as "kind"
  from "old_table"
  where "id" = ANY ($13);

-- CompetitionSubjects.ofFreeGames (apps/api/src/publishing/notifications/competition-subjects.repository.ts)

select "g"."id", "g"."date"
  from "free_game" as "g"
  where "g"."id" = ANY ($1) and ("g"."state" in ($2, $3) or true or "g"."appointed_juror" = $4 or "g"."entered_by" = $5 or exists (select
  from "free_game_player" as "fp"
  inner join "person" as "p" on "p"."id" = "fp"."person_id"
  where "fp"."game_id" = "g"."id" and COALESCE("p"."merged_into", "p"."id") = $6));

-- CompetitionSubjects.ofCupActs (apps/api/src/publishing/notifications/competition-subjects.repository.ts)

select "c"."id", "c"."season", "a"."name" as "name_a", "b"."name" as "name_b"
  from "cup_act" as "c"
  left join "side" as "a" on "a"."id" = "c"."pair_id"
  left join "side" as "b" on "b"."id" = "c"."other_id"
  where "c"."id" = ANY ($1);

-- CompetitionSubjects.cupDecisions (apps/api/src/publishing/notifications/competition-subjects.repository.ts)

select "c"."id", "c"."kind", "c"."day", "s"."name" as "goes_on", "c"."reason", "c"."leaves_id", "c"."comes_id"
  from "cup_act" as "c"
  left join "side" as "s" on "s"."id" = "c"."goes_on"
  where "c"."id" = ANY ($1);

-- NotificationsRepository.countUnread (apps/api/src/publishing/notifications/notifications.repository.ts)

select "n"."id"
  from "notification" as "n"
  left join "match" as "m" on "m"."id" = "n"."subject_id"
  left join "request" as "r" on "r"."id" = "n"."subject_id"
  left join "free_game" as "f" on "f"."id" = "n"."subject_id"
  where "n"."person_id" = ANY ($1) and "n"."read_at" is null and not coalesce((("n"."event" = ANY ($2) and ("m"."state" <> $3 or exists (select
  from "side_member" as "ms"
  where "ms"."person_id" = "n"."person_id" and (ms.side_id = m.side_a AND 'A' = ANY (m.confirmed_by)
      OR ms.side_id = m.side_b AND 'B' = ANY (m.confirmed_by))))) or ("n"."event" = ANY ($4) and "m"."state" <> $5) or ("n"."event" = ANY ($6) and "m"."state" <> $7) or ("n"."event" = ANY ($8) and ("r"."granted" is not null or "r"."withdrawn_at" is not null)) or ("n"."event" = ANY ($9) and n.values ->> 'day' < $10) or ("n"."event" = ANY ($11) and "m"."state" <> $12) or ("n"."event" = ANY ($13) and "f"."state" <> $14) or ("n"."event" = ANY ($15) and (n.values ->> 'day' < $16 or exists (select
  from "cup_entry" as "e"
  where "e"."pair_id" = "n"."subject_id" and e.season::text = n.values ->> 'season'))) or ("n"."event" = ANY ($17) and "m"."state" <> $18) or ("n"."event" = ANY ($19) and "m"."state" <> $20) or ("n"."event" = ANY ($21) and ("m"."state" <> $22 or "m"."open_errors" = $23)) or ("n"."event" = ANY ($24) and exists (select
  from "notification" as "later"
  where "later"."person_id" = "n"."person_id" and "later"."event" = "n"."event" and "later"."created_at" > "n"."created_at"))), false)
  order by "n"."created_at" desc, "n"."id" desc
  limit $25;

-- NotificationsRepository.doneAmong (apps/api/src/publishing/notifications/notifications.repository.ts)

select "n"."id"
  from "notification" as "n"
  left join "match" as "m" on "m"."id" = "n"."subject_id"
  left join "request" as "r" on "r"."id" = "n"."subject_id"
  left join "free_game" as "f" on "f"."id" = "n"."subject_id"
  where "n"."id" = ANY ($1) and coalesce((("n"."event" = ANY ($2) and ("m"."state" <> $3 or exists (select
  from "side_member" as "ms"
  where "ms"."person_id" = "n"."person_id" and (ms.side_id = m.side_a AND 'A' = ANY (m.confirmed_by)
      OR ms.side_id = m.side_b AND 'B' = ANY (m.confirmed_by))))) or ("n"."event" = ANY ($4) and "m"."state" <> $5) or ("n"."event" = ANY ($6) and "m"."state" <> $7) or ("n"."event" = ANY ($8) and ("r"."granted" is not null or "r"."withdrawn_at" is not null)) or ("n"."event" = ANY ($9) and n.values ->> 'day' < $10) or ("n"."event" = ANY ($11) and "m"."state" <> $12) or ("n"."event" = ANY ($13) and "f"."state" <> $14) or ("n"."event" = ANY ($15) and (n.values ->> 'day' < $16 or exists (select
  from "cup_entry" as "e"
  where "e"."pair_id" = "n"."subject_id" and e.season::text = n.values ->> 'season'))) or ("n"."event" = ANY ($17) and "m"."state" <> $18) or ("n"."event" = ANY ($19) and "m"."state" <> $20) or ("n"."event" = ANY ($21) and ("m"."state" <> $22 or "m"."open_errors" = $23)) or ("n"."event" = ANY ($24) and exists (select
  from "notification" as "later"
  where "later"."person_id" = "n"."person_id" and "later"."event" = "n"."event" and "later"."created_at" > "n"."created_at"))), false);

-- NotificationsRepository.forgetOld (apps/api/src/publishing/notifications/notifications.repository.ts)

delete from "notification"
  where "id" in (select "id"
  from "notification"
  where "created_at" < now() - make_interval(days => $1::int)
  order by "created_at"
  limit $2
  for update skip locked);

-- OldTablesRepository.list (apps/api/src/publishing/old-tables/old-tables.repository.ts)

select *
  from "old_table"
  where "year" = $1 and "competition" = $2 and ("year", "id") > ($3)
  order by "year" asc, "id" asc
  limit $4;

-- OldTablesRepository.count (apps/api/src/publishing/old-tables/old-tables.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "old_table"
  where "year" = $1 and "competition" = $2
  limit $3) as "counted";

-- OldTablesRepository.find (apps/api/src/publishing/old-tables/old-tables.repository.ts)

select *
  from "old_table"
  where "id" = $1;

-- OldTablesRepository.create (apps/api/src/publishing/old-tables/old-tables.repository.ts)

insert into "old_table" ("sheet", "source", "sha256", "entered_by", "competition", "title", "year") SELECT "sheet", "source", "sha256", "entered_by", "competition", "title", "year" FROM json_populate_recordset(NULL::"old_table", $1::json) AS given
  on conflict ("year", "competition", "title", "sheet_hash") do nothing
  returning "id";

-- ProfilesRepository.ofPerson (apps/api/src/publishing/profiles/profiles.repository.ts)

select "figures"
  from "appearance"
  where "person_id" = $1 and "season" = $2 and figures -> 'companions' @> $3::jsonb;

-- ProfilesRepository.announcedIn (apps/api/src/publishing/profiles/profiles.repository.ts)

with "line" as (select "a"."match_id", "a"."person_id", "a"."date", "f"."announcement", "f"."made", "f"."failed"
  from "appearance" as "a"
  inner join jsonb_to_recordset(a.figures -> 'announcements') as f(announcement text, made int, failed int) on true
  where "a"."season" = $1), "latest" as (select distinct on ("announcement") "announcement", "match_id", "person_id", "date"
  from "line"
  where "made" > $2
  order by "announcement", "date" desc, "match_id") select "s"."announcement", "s"."made", "s"."failed", "l"."match_id", "l"."person_id", "l"."date"
  from (select "announcement", cast(sum("made") as integer) as "made", cast(sum("failed") as integer) as "failed"
  from "line"
  group by "announcement") as "s"
  left join "latest" as "l" on "l"."announcement" = "s"."announcement";

-- ProfilesRepository.forSide (apps/api/src/publishing/profiles/profiles.repository.ts)

select "figures"
  from "appearance"
  where "side_id" = $1;

-- ProfilesRepository.usualRoles (apps/api/src/publishing/profiles/profiles.repository.ts)

select "p"."person", "a"."games"
  from json_to_recordset($1::json) as "p" ("person" uuid)
  inner join lateral (select figures -> 'games' as "games"
  from "appearance"
  where "person_id" = "p"."person"
  order by "date" desc
  limit $2) as "a" on true;

-- FreeRecountRepository.admitted (apps/api/src/publishing/recount/free-recount.repository.ts)

select *
  from "free_game"
  where "season" = $1 and "state" = $2 and "id" > $3
  order by "id"
  limit $4;

-- FreeRecountRepository.credits (apps/api/src/publishing/recount/free-recount.repository.ts)

select *
  from "free_credit"
  where "season" = $1;

-- RecountRepository.matches (apps/api/src/publishing/recount/recount.repository.ts)

select "id", "revision", "state", "admitted_games" as "admitted"
  from "match"
  where "season" = $1 and "state" in ($2, $3) and "id" > $4
  order by "id"
  limit $5;

-- RecountRepository.resultsOf (apps/api/src/publishing/recount/recount.repository.ts)

select *
  from "match_result"
  where "match_id" = ANY ($1);

-- RecountRepository.appearancesOf (apps/api/src/publishing/recount/recount.repository.ts)

select "figures"
  from "appearance"
  where "match_id" = ANY ($1);

-- RecountRepository.trophies (apps/api/src/publishing/recount/recount.repository.ts)

select *
  from "trophy"
  where "season" = $1
  order by "position";

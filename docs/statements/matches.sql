-- What is sent by Kysely, each method and function called with one example of every parameter.

-- MatchAnalysesRepository.find (apps/api/src/matches/analyses/match-analyses.repository.ts)

select "r"."match_id", "a"."document", "r"."sheet_hash" as "sheet_hash", a.id IS NOT NULL as "is_requested"
  from json_to_recordset($1::json) as "q" ("match_id" uuid, "revision" integer)
  inner join "match_revision" as "r" on "r"."match_id" = "q"."match_id" and "r"."number" = "q"."revision"
  left join "match_analysis" as "a" on "a"."sheet_hash" = "r"."sheet_hash" and "a"."version" = $2;

-- MatchAnalysesRepository.ask (apps/api/src/matches/analyses/match-analyses.repository.ts)

insert into "match_analysis" ("sheet_hash", "version", "record")
  values ($1, $2, $3::json)
  on conflict ("sheet_hash", "version") do nothing
  returning "id";

-- MatchAnalysesRepository.save (apps/api/src/matches/analyses/match-analyses.repository.ts)

update "match_analysis"
  set "document" = $1::json, "record" = $2
  where "id" = $3;

-- MatchAnalysesRepository.forgetOld (apps/api/src/matches/analyses/match-analyses.repository.ts)

delete from "match_analysis"
  where ("version" <> $1 or ("document" is null and "asked_at" < now() - interval '1 day'));

-- EventMatchesRepository.handedIn (apps/api/src/matches/competition-matches/event-matches.repository.ts)

select "m".*, "e"."grand_prix_id" as "event_id", (SELECT COALESCE(json_agg(json_build_object('trophy', "row"."trophy", 'party', "row"."party")), '[]') FROM (select "t"."trophy", "t"."party"
  from "trophy" as "t"
  where "t"."match_id" = "m"."id") AS "row") as "won"
  from "grand_prix_entry" as "e"
  inner join "match" as "m" on "m"."side_a" = "e"."pair_id"
  where "e"."grand_prix_id" = ANY ($1) and 'grand-prix' = ANY (m.competitions) and "m"."state" <> $2 and grand_prix_of("m"."season", "m"."side_a", "m"."side_b", "m"."date") = "e"."grand_prix_id"
  order by "m"."date", "m"."order", "m"."id";

-- SealedAnswersRepository.isSpent (apps/api/src/matches/confirmation/sealed-answers/sealed-answers.repository.ts)
-- DraftsRepository.count (apps/api/src/matches/drafts/drafts.repository.ts)
-- FreeGameFilesRepository.lockPlace (apps/api/src/matches/free-games/lifecycle/free-game-files.repository.ts)
-- MatchFilesRepository.lockPlace (apps/api/src/matches/lifecycle/match-files.repository.ts)
-- PlannedMatchesRepository.ordersOn (apps/api/src/matches/planned-matches/planned-matches.repository.ts)

select pg_advisory_xact_lock(hashtextextended(locked.name, 0))::text as "taken"
  from unnest($1::text[]) as locked(name);

-- DraftsRepository.countListed (apps/api/src/matches/drafts/drafts.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "draft" as "d"
  inner join "account" as "a" on "a"."id" = "d"."account_id"
  where ("d"."side_id" = ANY ($1) or ("d"."side_id" is null and true)) and "d"."side_id" = $2
  limit $3) as "counted";

-- DraftsRepository.findByIds (apps/api/src/matches/drafts/drafts.repository.ts)

select "d"."id", "d"."title", "d"."version", "d"."updated_at", "a"."person_id" as "updated_by", "d"."side_id", "d"."planned_match_id"
  from "draft" as "d"
  inner join "account" as "a" on "a"."id" = "d"."account_id"
  where ("d"."side_id" = ANY ($1) or ("d"."side_id" is null and true)) and "d"."id" = ANY ($2);

-- DraftsRepository.lock (apps/api/src/matches/drafts/drafts.repository.ts)

select "side_id", "version", "planned_match_id"
  from "draft"
  where "id" = $1 for update;

-- DraftsRepository.create (apps/api/src/matches/drafts/drafts.repository.ts)

insert into "draft" ("side_id", "account_id", "title", "sheet", "planned_match_id")
  values ($1, $2, $3, $4::json, $5)
  returning "id";

-- DraftsRepository.update (apps/api/src/matches/drafts/drafts.repository.ts)

update "draft"
  set "account_id" = $1, "title" = $2, "sheet" = $3::json, "version" = "version" + $4, "updated_at" = clock_timestamp()
  where "id" = $5;

-- DraftsRepository.forgetOldSaves (apps/api/src/matches/drafts/drafts.repository.ts)

delete from "idempotency_key"
  where ("account_id", "key") in (select "old"."account_id", "old"."key"
  from "idempotency_key" as "old"
  where "old"."operation" = $1 and old.answer ->> 'version' <> '1' and "old"."created_at" < now() - interval '1 day'
  order by "old"."created_at"
  limit $2
  for update skip locked);

-- PlayersRepository.of (apps/api/src/matches/drafts/players.repository.ts)

select "side_id", "person_id"
  from "side_member"
  where "side_id" = ANY ($1) and "first_day" <= $2 and ("last_day" is null or "last_day" >= $3)
  order by "side_id", "first_day", "person_id";

-- FreeGamesRepository.findByIds (apps/api/src/matches/free-games/free-games.repository.ts)

select "g".*, coalesce(true, false) as "inside"
  from "free_game" as "g"
  where ("g"."state" in ($1, $2) or true) and "g"."id" = ANY ($3);

-- FreeGamesRepository.count (apps/api/src/matches/free-games/free-games.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "free_game" as "g"
  where ("g"."state" in ($1, $2) or true) and ("g"."season" = $3 and "g"."id" in (select "fp"."game_id"
  from "free_game_player" as "fp"
  inner join "person" as "p" on "p"."id" = "fp"."person_id"
  where ("p"."id" = $4 or "p"."merged_into" = $5)) and "g"."kind" = ANY ($6) and "g"."state" = ANY ($7))
  limit $8) as "counted";

-- FreeGamesRepository.countQueue (apps/api/src/matches/free-games/free-games.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "free_game" as "g"
  where "g"."objections" > $1
  limit $2) as "counted";

-- FreeGameFilesRepository.lock (apps/api/src/matches/free-games/lifecycle/free-game-files.repository.ts)

select "g".*
  from "season" as "s"
  inner join "free_game" as "g" on "g"."season" = "s"."year"
  where "g"."id" = $1
  for share of "s"
  for update of "g";

-- FreeGameFilesRepository.lockPlace (apps/api/src/matches/free-games/lifecycle/free-game-files.repository.ts)
-- MatchFilesRepository.lockPlace (apps/api/src/matches/lifecycle/match-files.repository.ts)

select
  from "season"
  where "year" = $1 for share;

-- FreeGameFilesRepository.contentsOf (apps/api/src/matches/free-games/lifecycle/free-game-files.repository.ts)

select "r"."game_id", "r"."sheet", "s"."closed_at", (SELECT json_build_object('by', "row"."by", 'from', "row"."from") FROM (select "p"."name" as "by", "v"."from"
  from "free_game_move" as "v"
  inner join "account" as "a" on "a"."id" = "v"."account_id"
  inner join "public_name" as "p" on "p"."id" = "a"."person_id"
  where "v"."game_id" = "q"."id"
  order by "v"."number" desc
  limit $1) AS "row") as "last"
  from json_to_recordset($2::json) as "q" ("id" uuid, "revision" integer)
  inner join "free_game_revision" as "r" on "r"."game_id" = "q"."id" and "r"."number" = "q"."revision"
  inner join "season" as "s" on "s"."year" = "r"."season";

-- FreeGameFilesRepository.playersOf (apps/api/src/matches/free-games/lifecycle/free-game-files.repository.ts)

select "id", "is", "name"
  from "public_name"
  where "id" = ANY ($1);

-- FreeGameFilesRepository.save (apps/api/src/matches/free-games/lifecycle/free-game-files.repository.ts)

update "free_game"
  set "season" = "given"."season", "date" = "given"."date", "order" = "given"."order", "kind" = "given"."kind", "subject" = "given"."subject", "state" = "given"."state", "revision" = "given"."revision", "entered_by" = "given"."entered_by", "objections" = "given"."objections", "verdict" = "given"."verdict", "players_key" = "given"."players_key", "state_since" = CASE WHEN free_game.state = given.state THEN free_game.state_since ELSE now() END, "submitted_at" = now()
  from json_populate_recordset(NULL::"free_game", $1::json) as "given"
  where "free_game"."id" = "given"."id";

insert into "free_game_revision" ("game_id", "number", "season", "sheet", "by_jury", "account_id") SELECT "game_id", "number", "season", "sheet", "by_jury", "account_id" FROM json_populate_recordset(NULL::"free_game_revision", $1::json) AS given;

insert into "free_game_player" ("game_id", "person_id", "date") SELECT "game_id", "person_id", "date" FROM json_populate_recordset(NULL::"free_game_player", $1::json) AS given
  on conflict ("game_id", "person_id") do update
  set "date" = "excluded"."date";

-- MatchFilesRepository.lock (apps/api/src/matches/lifecycle/match-files.repository.ts)

select "m".*
  from "season" as "s"
  inner join "match" as "m" on "m"."season" = "s"."year"
  where "m"."id" = ANY ($1)
  order by "m"."id"
  for share of "s"
  for update of "m";

-- MatchFilesRepository.rowsOf (apps/api/src/matches/lifecycle/match-files.repository.ts)

select *
  from "match"
  where "id" = ANY ($1)
  order by "id";

-- MatchFilesRepository.lockPlace (apps/api/src/matches/lifecycle/match-files.repository.ts)

select "m"."id"
  from "match" as "m", json_to_recordset($1::json) as "q" ("a" uuid, "b" uuid)
  where LEAST("m"."side_a", "m"."side_b") = LEAST("q"."a", "q"."b") AND GREATEST("m"."side_a", "m"."side_b") = GREATEST("q"."a", "q"."b") and "m"."date" = $2 and "m"."order" = $3 and "m"."state" <> $4;

-- MatchFilesRepository.contentsOf (apps/api/src/matches/lifecycle/match-files.repository.ts)

select "r"."match_id", "r"."sheet", "r"."sheet_hash", "r"."remarks", (SELECT json_build_object('name', "row"."name", 'inRecord', "row"."in_record", 'public', "row"."public") FROM (select "pp"."name", "pp"."in_record", "pp"."public"
  from "private_place" as "pp"
  where "pp"."of" = $1 and "pp"."match_id" = "r"."match_id" and "pp"."number" = "r"."number") AS "row") as "place", (SELECT COALESCE(json_agg(json_build_object('matchId', "row"."match_id", 'number', "row"."number", 'revision', "row"."revision", 'ruling', "row"."ruling", 'accountId', "row"."account_id", 'createdAt', "row"."created_at")), '[]') FROM (select "u"."match_id", "u"."number", "u"."revision", "u"."ruling", "u"."account_id", "u"."created_at"
  from "match_ruling" as "u"
  where "u"."match_id" = "q"."id"
  order by "u"."number") AS "row") as "rulings", (SELECT json_build_object('from', "row"."from", 'to', "row"."to", 'actor', "row"."actor", 'accountId', "row"."account_id", 'by', "row"."by") FROM (select "v"."from", "v"."to", "v"."actor", "v"."account_id", "p"."name" as "by"
  from "match_move" as "v"
  inner join "account" as "a" on "a"."id" = "v"."account_id"
  inner join "public_name" as "p" on "p"."id" = "a"."person_id"
  where "v"."match_id" = "q"."id"
  order by "v"."number" desc
  limit $2) AS "row") as "last_move", (SELECT json_build_object('party', "row"."party", 'accountId', "row"."account_id", 'at', "row"."at") FROM (select "s"."party", "s"."answered_by" as "account_id", "s"."created_at" as "at"
  from "sealed_answer" as "s"
  where "s"."match_id" = "q"."id" and "s"."revision" = "q"."revision" and "s"."problem" is null and "s"."answer" = $3 and "s"."revoked_at" is null
  order by "s"."number" desc
  limit $4) AS "row") as "sealed"
  from json_to_recordset($5::json) as "q" ("id" uuid, "revision" integer)
  inner join "match_revision" as "r" on "r"."match_id" = "q"."id" and "r"."number" = "q"."revision";

-- MatchFilesRepository.presentContentsOf (apps/api/src/matches/lifecycle/match-files.repository.ts)

select "r"."match_id", "r"."sheet", "r"."sheet_hash", "r"."remarks", (SELECT json_build_object('name', "row"."name", 'inRecord', "row"."in_record", 'public', "row"."public") FROM (select "pp"."name", "pp"."in_record", "pp"."public"
  from "private_place" as "pp"
  where "pp"."of" = $1 and "pp"."match_id" = "r"."match_id" and "pp"."number" = "r"."number") AS "row") as "place", (SELECT COALESCE(json_agg(json_build_object('matchId', "row"."match_id", 'number', "row"."number", 'revision', "row"."revision", 'ruling', "row"."ruling", 'accountId', "row"."account_id", 'createdAt', "row"."created_at")), '[]') FROM (select "u"."match_id", "u"."number", "u"."revision", "u"."ruling", "u"."account_id", "u"."created_at"
  from "match_ruling" as "u"
  where "u"."match_id" = "q"."id"
  order by "u"."number") AS "row") as "rulings", (SELECT json_build_object('from', "row"."from", 'to', "row"."to", 'actor', "row"."actor", 'accountId', "row"."account_id", 'by', "row"."by") FROM (select "v"."from", "v"."to", "v"."actor", "v"."account_id", "p"."name" as "by"
  from "match_move" as "v"
  inner join "account" as "a" on "a"."id" = "v"."account_id"
  inner join "public_name" as "p" on "p"."id" = "a"."person_id"
  where "v"."match_id" = "q"."id"
  order by "v"."number" desc
  limit $2) AS "row") as "last_move", (SELECT json_build_object('party', "row"."party", 'accountId', "row"."account_id", 'at', "row"."at") FROM (select "s"."party", "s"."answered_by" as "account_id", "s"."created_at" as "at"
  from "sealed_answer" as "s"
  where "s"."match_id" = "q"."id" and "s"."revision" = "q"."revision" and "s"."problem" is null and "s"."answer" = $3 and "s"."revoked_at" is null
  order by "s"."number" desc
  limit $4) AS "row") as "sealed"
  from (select "id", "revision"
  from "match"
  where "id" = ANY ($5)) as "q"
  inner join "match_revision" as "r" on "r"."match_id" = "q"."id" and "r"."number" = "q"."revision";

-- MatchFilesRepository.saveMoves (apps/api/src/matches/lifecycle/match-files.repository.ts)

update "match"
  set "season" = "given"."season", "date" = "given"."date", "order" = "given"."order", "kind" = "given"."kind", "competitions" = "given"."competitions", "state" = "given"."state", "entered_by" = "given"."entered_by", "confirmed_by" = "given"."confirmed_by", "disputed_by" = "given"."disputed_by", "revision" = "given"."revision", "verdict" = "given"."verdict", "open_errors" = "given"."open_errors", "planned_match_id" = "given"."planned_match_id", "side_a" = "given"."side_a", "side_b" = "given"."side_b", "raw_a" = "given"."raw_a", "raw_b" = "given"."raw_b", "points_a" = "given"."points_a", "points_b" = "given"."points_b", "state_since" = CASE WHEN match.state = given.state THEN match.state_since ELSE now() END, "approved_at" = CASE WHEN given.state = 'approved' THEN now() ELSE match.approved_at END
  from json_populate_recordset(NULL::"match", $1::json) as "given"
  where "match"."id" = "given"."id";

-- MatchFilesRepository.saveMoves (apps/api/src/matches/lifecycle/match-files.repository.ts)
-- MatchFilesRepository.enter (apps/api/src/matches/lifecycle/match-files.repository.ts)

insert into "match_move" ("from", "actor", "reason", "game", "path", "sheet", "match_id", "season", "to", "revision", "account_id", "number") SELECT "from", "actor", "reason", "game", "path", "sheet", "match_id", "season", "to", "revision", "account_id", (select coalesce(max("v"."number"), 0) + $1 as "next"
  from "match_move" as "v"
  where "v"."match_id" = "given"."match_id") FROM json_populate_recordset(NULL::"match_move", $2::json) AS given
  returning "match_id" as "id", "number", "season", "from", "to", "account_id" as "by";

-- MatchFilesRepository.saveMoves (apps/api/src/matches/lifecycle/match-files.repository.ts)

insert into "private_place" ("match_id", "of", "number", "season", "name", "in_record", "public") SELECT "match_id", "of", "number", "season", "name", "in_record", "public" FROM json_populate_recordset(NULL::"private_place", $1::json) AS given;

-- MatchFilesRepository.enter (apps/api/src/matches/lifecycle/match-files.repository.ts)

insert into "match" ("id", "season", "date", "order", "kind", "competitions", "state", "entered_by", "confirmed_by", "disputed_by", "revision", "verdict", "open_errors", "planned_match_id", "side_a", "side_b", "raw_a", "raw_b", "points_a", "points_b") SELECT "id", "season", "date", "order", "kind", "competitions", "state", "entered_by", "confirmed_by", "disputed_by", "revision", "verdict", "open_errors", "planned_match_id", "side_a", "side_b", "raw_a", "raw_b", "points_a", "points_b" FROM json_populate_recordset(NULL::"match", $1::json) AS given;

insert into "match_player" ("match_id", "person_id", "date") SELECT "match_id", "person_id", "date" FROM json_populate_recordset(NULL::"match_player", $1::json) AS given
  on conflict ("match_id", "person_id") do update
  set "date" = "excluded"."date";

insert into "match_revision" ("match_id", "number", "season", "account_id", "entered_by", "sheet", "remarks")
  values ($1, $2, $3, $4, $5, $6::json, $7::jsonb);

-- MatchFilesRepository.deleteDraft (apps/api/src/matches/lifecycle/match-files.repository.ts)

delete from "draft" as "d"
  where "d"."id" = $1 and (("d"."side_id" is null and true) or "d"."side_id" in (select "side_id"
  from "side_member"
  where "person_id" = $2))
  returning "d"."planned_match_id";

-- MatchesRepository.findByIds (apps/api/src/matches/match/matches.repository.ts)

select "m".*, coalesce(true, false) as "inside"
  from "match" as "m"
  where ("m"."state" in ($1, $2) or true) and "m"."id" = ANY ($3);

-- MatchesRepository.count (apps/api/src/matches/match/matches.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where ("m"."state" in ($1, $2) or true) and ("m"."season" = $3 and ("m"."side_a" = $4 or "m"."side_b" = $5) and "m"."id" in (select "mp"."match_id"
  from "match_player" as "mp"
  where "mp"."person_id" in (select "p"."id"
  from "person" as "p"
  where ("p"."id" = $6 or "p"."merged_into" = $7))) and "m"."state" = ANY ($8) and $9 = ANY (m.competitions) and "m"."date" >= $10 and "m"."date" <= $11)
  limit $12) as "counted";

-- MatchesRepository.search (apps/api/src/matches/match/matches.repository.ts)

select "m"."id", cast(count(*) over() as integer) as "count"
  from "match" as "m"
  where "m"."state" in ($1, $2) and (("m"."side_a" in (select "t"."id"
  from "team" as "t"
  where to_tsvector('simple', regexp_replace("t"."name_key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $3)) or "m"."side_b" in (select "t"."id"
  from "team" as "t"
  where to_tsvector('simple', regexp_replace("t"."name_key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $4)) or "m"."side_a" in (select "p"."id"
  from "pair" as "p"
  where to_tsvector('simple', regexp_replace("p"."name_key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $5)) or "m"."side_b" in (select "p"."id"
  from "pair" as "p"
  where to_tsvector('simple', regexp_replace("p"."name_key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $6)) or "m"."id" in (select "mp"."match_id"
  from "match_player" as "mp"
  where "mp"."person_id" in (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $7 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $8)))) and date_part('month', m.date) = $9 AND date_part('day', m.date) = $10 AND date_part('year', m.date) = $11)
  order by "m"."date" desc, "m"."id" desc
  limit $12;

-- MatchesRepository.personsOf (apps/api/src/matches/match/matches.repository.ts)

select distinct "match_id", "person_id"
  from "match_player"
  where "match_id" = ANY ($1);

-- MatchesRepository.countWaiting (apps/api/src/matches/match/matches.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where ("m"."state" in ($1, $2) or true) and (("m"."side_a" in (select "ms"."side_id"
  from "side_member" as "ms"
  where "ms"."person_id" = $3 and ("ms"."last_day" is null or "ms"."last_day" >= $4)) and "m"."state" = $5) or ("m"."side_b" in (select "ms"."side_id"
  from "side_member" as "ms"
  where "ms"."person_id" = $6 and ("ms"."last_day" is null or "ms"."last_day" >= $7)) and "m"."state" = $8))
  limit $9) as "counted";

-- PlannedMatchesRepository.lock (apps/api/src/matches/planned-matches/planned-matches.repository.ts)

select
  from "planned_match"
  where "id" = $1 for update;

-- PossibleGamesRepository.ask (apps/api/src/matches/possible-games/possible-games.repository.ts)

insert into "possible_game" ("game_hash", "version", "record")
  values ($1, $2, $3::json)
  on conflict ("game_hash", "version") do nothing
  returning "id";

-- PossibleGamesRepository.save (apps/api/src/matches/possible-games/possible-games.repository.ts)

update "possible_game"
  set "document" = $1::json, "record" = $2
  where "id" = $3;

-- PossibleGamesRepository.forgetOld (apps/api/src/matches/possible-games/possible-games.repository.ts)

delete from "possible_game"
  where ("version" <> $1 or ("document" is null and "asked_at" < now() - interval '1 day'));

-- RequestsRepository.count (apps/api/src/matches/requests/requests.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "request" as "r"
  where ("r"."season" = $1 and "r"."kind" = ANY ($2) and (("r"."withdrawn_at" is null and "r"."lapsed_at" is null and "r"."granted" = $3) and coalesce(r.decided_on > r.deadline, false) = $4) and "r"."id" = ANY (ARRAY((select "t"."id"
  from "request" as "t"
  where "t"."team_id" = ANY ($5)
  union all select "q"."id"
  from "planned_match" as "m"
  inner join "request" as "q" on "q"."planned_match_id" = "m"."id"
  where "m"."side_a" = ANY ($6)
  union all select "q"."id"
  from "planned_match" as "m"
  inner join "request" as "q" on "q"."planned_match_id" = "m"."id"
  where "m"."side_b" = ANY ($7)))) and "r"."planned_match_id" = $8 and "r"."id" = ANY (ARRAY((select "t"."id"
  from "request" as "t"
  where "t"."team_id" = ANY ($9)
  union all select "q"."id"
  from "planned_match" as "m"
  inner join "request" as "q" on "q"."planned_match_id" = "m"."id"
  where "m"."side_a" = ANY ($10)
  union all select "q"."id"
  from "planned_match" as "m"
  inner join "request" as "q" on "q"."planned_match_id" = "m"."id"
  where "m"."side_b" = ANY ($11)))))
  limit $12) as "counted";

-- RequestsRepository.findByIds (apps/api/src/matches/requests/requests.repository.ts)
-- RequestsRepository.lock (apps/api/src/matches/requests/requests.repository.ts)

select "r".*, "p"."side_a", "p"."side_b", "asker"."person_id" as "asker", "decider"."person_id" as "decider", r.decided_on > r.deadline as "is_late"
  from "request" as "r"
  left join "planned_match" as "p" on "p"."id" = "r"."planned_match_id"
  inner join "account" as "asker" on "asker"."id" = "r"."asked_by"
  left join "account" as "decider" on "decider"."id" = "r"."decided_by"
  where "r"."id" = ANY ($1);

-- RequestsRepository.lock (apps/api/src/matches/requests/requests.repository.ts)

select
  from "request"
  where "id" = $1 for update;

-- KnowledgeRepository.find (apps/api/src/matches/sheets/knowledge.repository.ts)

select "s"."year", "s"."annual_meeting", "s"."closed_at", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'name', "row"."name", 'season', "row"."season", 'isTeam', "row"."is_team", 'taken', "row"."taken", 'members', "row"."members")), '[]') FROM (select "sd"."id", "sd"."name", "sd"."season", t.confirmed_at IS NOT NULL as "is_team", (select cast(count(*) as integer) as "taken"
  from "match_result" as "r"
  where "r"."competition" = $1 and "r"."season" = "sd"."season" and sd.id IN (r.side_a, r.side_b) and r.match_id IS DISTINCT FROM q.match_id) as "taken", (SELECT COALESCE(json_agg(json_build_object('person', "row"."person", 'from', "row"."from", 'until', "row"."until")), '[]') FROM (select "ms"."person_id" as "person", "ms"."first_day" as "from", "ms"."last_day" as "until"
  from "side_member" as "ms"
  where "ms"."side_id" = "sd"."id") AS "row") as "members"
  from "side" as "sd"
  left join "team" as "t" on "t"."id" = "sd"."id"
  where "sd"."id" = ANY (q.sides)) AS "row") as "sides", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'is', "row"."is", 'name', "row"."name")), '[]') FROM (select "p"."id", "p"."is", "p"."name"
  from "public_name" as "p"
  where "p"."id" = ANY (q.persons)) AS "row") as "persons", (SELECT COALESCE(json_agg(json_build_object('id', "row"."id", 'sideA', "row"."side_a", 'sideB', "row"."side_b", 'granted', "row"."granted", 'decidedOn', "row"."decided_on", 'lapsedAt', "row"."lapsed_at", 'kind', "row"."kind", 'date', "row"."date", 'order', "row"."order", 'venue', "row"."venue")), '[]') FROM (select "r"."id", "pm"."side_a", "pm"."side_b", "r"."granted", "r"."decided_on", "r"."lapsed_at", "r"."kind" as "kind", coalesce("r"."date", "pm"."date") as "date", coalesce("r"."order", "pm"."order") as "order", coalesce("r"."venue_name", "pm"."venue_name") as "venue"
  from "planned_match" as "pm"
  inner join "request" as "r" on "r"."planned_match_id" = "pm"."id"
  where "pm"."season" = "q"."season" and pm.side_a IN (q.a, q.b) AND pm.side_b IN (q.a, q.b) and "r"."kind" in ($2, $3, $4) and "r"."withdrawn_at" is null) AS "row") as "requests", (SELECT COALESCE(json_agg(json_build_object('name', "row"."name", 'public', "row"."public")), '[]') FROM (select "v"."name", "v"."public"
  from "venue" as "v"
  where "v"."name_key" = "q"."venue_key") AS "row") as "venues", (select "pm"."id"
  from "planned_match" as "pm"
  where LEAST("pm"."side_a", "pm"."side_b") = LEAST("q"."a", "q"."b") AND GREATEST("pm"."side_a", "pm"."side_b") = GREATEST("q"."a", "q"."b") and pm.date = q.date and "pm"."order" = "q"."order" and "pm"."cancelled_at" is null) as "planned_match_id", (SELECT COALESCE(json_agg(json_build_object('person', "row"."person", 'interceptor', "row"."interceptor", 'collector', "row"."collector")), '[]') FROM (select "latest"."person", sum((latest.figures -> 'games' ->> 'interceptor')::int) as "interceptor", sum((latest.figures -> 'games' ->> 'collector')::int) as "collector"
  from "person" as "asked"
  inner join lateral (select "ap"."person_id" as "person", "ap"."figures"
  from "appearance" as "ap"
  where "ap"."person_id" = COALESCE("asked"."merged_into", "asked"."id") and ap.match_id IS DISTINCT FROM q.match_id
  order by "ap"."date" desc
  limit $5) as "latest" on true
  where "asked"."id" = ANY (q.persons)
  group by "latest"."person") AS "row") as "habits"
  from json_to_recordset($6::json) as "q" ("place" integer, "match_id" uuid, "season" integer, "date" date, "order" integer, "a" uuid, "b" uuid, "sides" uuid[], "persons" uuid[], "venue_key" text)
  left join "season" as "s" on "s"."year" = "q"."season"
  order by "q"."place";

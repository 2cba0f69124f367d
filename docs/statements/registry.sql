-- What is sent by Kysely, each method and function called with one example of every parameter.

-- PairsRepository.lockNames (apps/api/src/registry/pairs/pairs.repository.ts)
-- vouchForClosedSeason (apps/api/src/registry/people/names/season-names.repository.ts)
-- vouchForChangedNames (apps/api/src/registry/people/names/season-names.repository.ts)
-- vouchForChangedList (apps/api/src/registry/people/names/season-names.repository.ts)
-- vouchForImportedSeason (apps/api/src/registry/people/names/season-names.repository.ts)
-- PeopleRepository.findNamed (apps/api/src/registry/people/people.repository.ts)
-- PersonalDataRepository.isLastAdmin (apps/api/src/registry/people/privacy/personal-data.repository.ts)
-- MembershipsRepository.teamsOf (apps/api/src/registry/teams/members/memberships.repository.ts)
-- TeamsRepository.findNamed (apps/api/src/registry/teams/teams.repository.ts)
-- VenuesRepository.findByKey (apps/api/src/registry/venues/venues.repository.ts)

select pg_advisory_xact_lock(hashtextextended(locked.name, 0))::text as "taken"
  from unnest($1::text[]) as locked(name);

-- PairsRepository.isPlayer (apps/api/src/registry/pairs/pairs.repository.ts)

select "side_id"
  from "side_member"
  where "side_id" = $1 and "person_id" = $2 and ("last_day" is null or "last_day" >= $3);

-- PairsRepository.change (apps/api/src/registry/pairs/pairs.repository.ts)

update "pair_player" as "pp"
  set "last_day" = GREATEST($1::date - 1, pp.first_day - 1)
  from "person" as "p"
  where "p"."id" = "pp"."person_id" and "pp"."pair_id" = $2 and COALESCE("p"."merged_into", "p"."id") = $3;

-- NamesRepository.lock (apps/api/src/registry/people/names/names.repository.ts)

select
  from "person"
  where "id" = $1 for no key update;

-- vouchForClosedSeason (apps/api/src/registry/people/names/season-names.repository.ts)

insert into "season_person" ("season", "person_id") select $1::integer as "season", "listed"."person"
  from persons_in_season($2::integer) as listed(person);

-- vouchForClosedSeason (apps/api/src/registry/people/names/season-names.repository.ts)
-- vouchForChangedNames (apps/api/src/registry/people/names/season-names.repository.ts)
-- vouchForChangedList (apps/api/src/registry/people/names/season-names.repository.ts)
-- vouchForImportedSeason (apps/api/src/registry/people/names/season-names.repository.ts)

insert into "season_person" ("season", "person_id") select "s"."season", "p"."merged_into"
  from "season_person" as "s"
  inner join "person" as "p" on "p"."id" = "s"."person_id"
  where "p"."merged_into" is not null
  on conflict do nothing;

select "s"."year"
  from "season" as "s"
  left join "season_names" as "n" on "n"."season" = "s"."year"
  where "s"."closed_at" is not null and exists (select "p"."season"
  from "season_person" as "p"
  where "p"."season" = "s"."year") and n.root IS DISTINCT FROM names_root(s.year)
  order by "s"."year";

insert into "season_person" ("season", "person_id") select "changed"."year", "a"."person_id"
  from unnest($1::integer[]) as changed(year)
  inner join "account" as "a" on a.id = NULLIF(current_setting('office.account', true), '')::uuid
  on conflict do nothing;

select current_setting('office.reason', true) as "reason";

select set_config('office.reason', $1, true) as "setting_0";

insert into "season_names" ("season", "root") select "changed"."year", names_root(changed.year) as "root"
  from unnest($1::integer[]) as changed(year)
  on conflict ("season") do update
  set "root" = "excluded"."root";

-- vouchForChangedList (apps/api/src/registry/people/names/season-names.repository.ts)

insert into "season_person" ("season", "person_id") select "s"."year", "p"."id"
  from "season" as "s"
  inner join "season_names" as "n" on "n"."season" = "s"."year"
  inner join lateral persons_in_list(s.year) as listed(person) on true
  inner join "person" as "p" on "p"."id" = "listed"."person"
  where "s"."closed_at" is not null
  on conflict do nothing;

-- WrongLettersRepository.areForgiven (apps/api/src/registry/people/names/wrong-letters.repository.ts)

select "oid"
  from "pg_class"
  where "relname" = $1;

-- PeopleRepository.findByIds (apps/api/src/registry/people/people.repository.ts)

select "p"."id", "p"."name", "p"."pseudonymous", "p"."number"
  from "public_name" as "p"
  where "p"."id" = ANY ($1);

-- PeopleRepository.list (apps/api/src/registry/people/people.repository.ts)

select "id", "name", "pseudonymous", "number", "key"
  from (select "p"."id", "p"."name", "p"."pseudonymous", "p"."number", "n"."key", "n"."person_id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $1)) as "listed"
  where ("key", "person_id") < ($2)
  order by "key" desc, "person_id" desc
  limit $3;

-- PeopleRepository.count (apps/api/src/registry/people/people.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from (select "p"."id"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $1)) as "listed"
  limit $2) as "counted";

-- PeopleRepository.search (apps/api/src/registry/people/people.repository.ts)

select "id", "name", "pseudonymous", "number", cast(count(*) over() as integer) as "count"
  from (select "p"."id", "p"."name", "p"."pseudonymous", "p"."number", "n"."key", starts_with("n"."key", $1) as "first"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $2 and to_tsvector('simple', regexp_replace("n"."key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $3)) as "found"
  order by "first" desc, "key", "id"
  limit $4;

-- PeopleRepository.searchAlike (apps/api/src/registry/people/people.repository.ts)

select "id", "name", "pseudonymous", "number"
  from (select "p"."id", "p"."name", "p"."pseudonymous", "p"."number", "n"."key"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and "p"."pseudonymous" = $1) as "alike"
  order by split_part("key", E'\x01', 1) <->> $2
  limit $3;

-- PeopleRepository.findByLetters (apps/api/src/registry/people/people.repository.ts)

select "id", "name", "pseudonymous", "number", "letters"
  from (select "p"."id", "p"."name", "p"."pseudonymous", "p"."number", "n"."key", split_part("n"."key", E'\x01', 1) as "letters"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null) as "same"
  where "letters" = ANY ($1)
  order by "key", "id";

-- PeopleRepository.findNamed (apps/api/src/registry/people/people.repository.ts)

select "id", "name", "pseudonymous", "number"
  from (select "p"."id", "p"."name", "p"."pseudonymous", "p"."number", "n"."key"
  from "person_name" as "n"
  inner join "person" as "kept" on "kept"."id" = "n"."person_id" and "kept"."name_revision" = "n"."revision"
  inner join "public_name" as "p" on "p"."id" = "kept"."id"
  where "kept"."merged_into" is null and 1 = 1 and "n"."key" >= $1 and "n"."key" < $2) as "same"
  order by "key", "id"
  limit $3;

-- PeopleRepository.present (apps/api/src/registry/people/people.repository.ts)

select "p"."id", "p"."name", "p"."pseudonymous", "p"."number"
  from "public_name" as "p"
  where "p"."id" = ANY ($1) and "p"."is" = "p"."id";

-- PersonalDataRepository.allOf (apps/api/src/registry/people/privacy/personal-data.repository.ts)

select "rows"."part", jsonb_agg(rows.row ORDER BY rows.place COLLATE "C") as "list"
  from (select 'entries'::text as "part", r.created_at::text as "place", to_jsonb(r) - $1::text[] as "row"
  from "person" as "r"
  where "r"."id" IN (select "id"
  from "person"
  where ("id" = $2 or "merged_into" = $3))
  union all select 'names'::text as "part", r.since::text as "place", to_jsonb(r) - $4::text[] as "row"
  from "person_name" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $5 or "merged_into" = $6))
  union all select 'contact'::text as "part", '' as "place", to_jsonb(r) - $7::text[] as "row"
  from "contact" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $8 or "merged_into" = $9))
  union all select 'accounts'::text as "part", r.created_at::text as "place", to_jsonb(r) - $10::text[] as "row"
  from "account" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $11 or "merged_into" = $12))
  union all select 'logins'::text as "part", r.created_at::text as "place", to_jsonb(r) - $13::text[] as "row"
  from "login" as "r"
  where "r"."account_id" IN (select "id"
  from "account"
  where "person_id" in (select "id"
  from "person"
  where ("id" = $14 or "merged_into" = $15)))
  union all select 'apiTokens'::text as "part", r.created_at::text as "place", to_jsonb(r) - $16::text[] as "row"
  from "api_token" as "r"
  where "r"."account_id" IN (select "id"
  from "account"
  where "person_id" in (select "id"
  from "person"
  where ("id" = $17 or "merged_into" = $18)))
  union all select 'notices'::text as "part", r.created_at::text as "place", to_jsonb(r) - $19::text[] as "row"
  from "notice" as "r"
  where "r"."account_id" IN (select "id"
  from "account"
  where "person_id" in (select "id"
  from "person"
  where ("id" = $20 or "merged_into" = $21)))
  union all select 'notifications'::text as "part", r.created_at::text as "place", to_jsonb(r) - $22::text[] as "row"
  from "notification" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $23 or "merged_into" = $24))
  union all select 'notificationSettings'::text as "part", r.kind || r.channel as "place", to_jsonb(r) - $25::text[] as "row"
  from "notification_setting" as "r"
  where "r"."account_id" IN (select "id"
  from "account"
  where "person_id" in (select "id"
  from "person"
  where ("id" = $26 or "merged_into" = $27)))
  union all select 'webhooks'::text as "part", r.created_at::text as "place", to_jsonb(r) - $28::text[] as "row"
  from "webhook" as "r"
  where "r"."account_id" IN (select "id"
  from "account"
  where "person_id" in (select "id"
  from "person"
  where ("id" = $29 or "merged_into" = $30)))
  union all select 'deliveries'::text as "part", r.created_at::text as "place", to_jsonb(r) - $31::text[] as "row"
  from "delivery" as "r"
  where "r"."account_id" IN (select "id"
  from "account"
  where "person_id" in (select "id"
  from "person"
  where ("id" = $32 or "merged_into" = $33)))
  union all select 'memberships'::text as "part", r.first_day::text as "place", to_jsonb(r) - $34::text[] as "row"
  from "membership" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $35 or "merged_into" = $36))
  union all select 'teamInvitations'::text as "part", r.created_at::text as "place", to_jsonb(r) - $37::text[] as "row"
  from "team_invitation" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $38 or "merged_into" = $39)) OR "r"."accepted_by" IN (select "id"
  from "person"
  where ("id" = $40 or "merged_into" = $41))
  union all select 'proposedMemberships'::text as "part", r.season::text as "place", to_jsonb(r) - $42::text[] as "row"
  from "proposed_member" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $43 or "merged_into" = $44))
  union all select 'pairs'::text as "part", r.first_day::text as "place", to_jsonb(r) - $45::text[] as "row"
  from "pair_player" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $46 or "merged_into" = $47))
  union all select 'cups'::text as "part", r.season::text as "place", to_jsonb(r) - $48::text[] as "row"
  from "cup_player" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $49 or "merged_into" = $50))
  union all select 'matches'::text as "part", r.date::text as "place", to_jsonb(r) - $51::text[] as "row"
  from "match_player" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $52 or "merged_into" = $53))
  union all select 'freeGames'::text as "part", r.date::text as "place", to_jsonb(r) - $54::text[] as "row"
  from "free_game_player" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $55 or "merged_into" = $56))
  union all select 'freeCredits'::text as "part", r.date::text as "place", to_jsonb(r) - $57::text[] as "row"
  from "free_credit" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $58 or "merged_into" = $59))
  union all select 'appearances'::text as "part", r.date::text as "place", to_jsonb(r) - $60::text[] as "row"
  from "appearance" as "r"
  where "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $61 or "merged_into" = $62))
  union all select 'trophies'::text as "part", r.position as "place", to_jsonb(r) - $63::text[] as "row"
  from "trophy" as "r"
  where "r"."announcer_id" IN (select "id"
  from "person"
  where ("id" = $64 or "merged_into" = $65))
  union all select 'requests'::text as "part", r.asked_at::text as "place", to_jsonb(r) - $66::text[] as "row"
  from "request" as "r"
  where "r"."asked_by" IN (select "id"
  from "account"
  where "person_id" in (select "id"
  from "person"
  where ("id" = $67 or "merged_into" = $68))) OR "r"."person_id" IN (select "id"
  from "person"
  where ("id" = $69 or "merged_into" = $70)) OR "r"."replaces_id" IN (select "id"
  from "person"
  where ("id" = $71 or "merged_into" = $72))
  union all select 'drafts'::text as "part", r.updated_at::text as "place", to_jsonb(r) - $73::text[] as "row"
  from "draft" as "r"
  where "r"."account_id" IN (select "id"
  from "account"
  where "person_id" in (select "id"
  from "person"
  where ("id" = $74 or "merged_into" = $75)))
  union all select 'logEntries'::text as "part", lpad(r.id::text, 20, '0') as "place", to_jsonb(r) - $76::text[] as "row"
  from "audit_entry" as "r"
  where "r"."account_id" IN (select "id"
  from "account"
  where "person_id" in (select "id"
  from "person"
  where ("id" = $77 or "merged_into" = $78)))) as "rows"
  group by "rows"."part"
  order by "rows"."part";

-- SeasonsRepository.lockShared (apps/api/src/registry/seasons/seasons.repository.ts)

select
  from "season"
  where "year" = $1 for share;

-- SeasonsRepository.lockWhole (apps/api/src/registry/seasons/seasons.repository.ts)

select
  from "season"
  where "year" = $1 for update;

-- TeamInvitationsRepository.lock (apps/api/src/registry/team-invitations/team-invitations.repository.ts)

select
  from "team_invitation"
  where "id" = $1 for update;

-- TeamInvitationsRepository.invitable (apps/api/src/registry/team-invitations/team-invitations.repository.ts)

select "m"."team_id", "m"."person_id"
  from "membership" as "m"
  left join "account" as "a" on "a"."person_id" = "m"."person_id"
  where "m"."team_id" = ANY ($1) and "m"."last_day" is null and "m"."person_id" <> $2 and ("a"."id" is null or ("a"."username" is null and "a"."disabled_at" is null and "a"."jury" = $3 and "a"."admin" = $4)) and not exists (select
  from "side_member" as "s"
  where "s"."person_id" = "m"."person_id" and "s"."side_id" not in (select "side_id"
  from "side_member"
  where "person_id" = $5)) and not exists (select
  from "match_player" as "mp"
  inner join "match" as "x" on "x"."id" = "mp"."match_id"
  where "mp"."person_id" = "m"."person_id" and not exists (select
  from "side_member" as "own"
  where "own"."person_id" = "m"."person_id" and own.side_id IN (x.side_a, x.side_b))) and not exists (select
  from "free_game_player" as "f"
  where "f"."person_id" = "m"."person_id") and not exists (select
  from "trophy" as "t"
  where "t"."announcer_id" = "m"."person_id" and "t"."match_id" is null) and not exists (select
  from "person" as "p"
  where "p"."merged_into" = "m"."person_id")
  order by "m"."first_day", "m"."person_id";

-- TeamInvitationsRepository.forgetOld (apps/api/src/registry/team-invitations/team-invitations.repository.ts)

update "team_invitation"
  set "name" = $1, "email" = $2
  where "id" in (select "id"
  from "team_invitation"
  where "expires_at" < now() and ("name" is not null or "email" is not null)
  limit $3
  for update skip locked);

-- CarryOverRepository.proposedOf (apps/api/src/registry/teams/carry-over/carry-over.repository.ts)

select "p"."team_id", "p"."person_id", "p"."captain", p.declined_at IS NOT NULL as "declined", exists (select
  from "membership" as "m"
  where "m"."season" = "p"."season" and "m"."person_id" = "p"."person_id" and "m"."team_id" <> "p"."team_id") as "elsewhere"
  from "proposed_member" as "p"
  where "p"."team_id" = ANY ($1)
  order by "p"."captain" desc, "p"."person_id";

-- MembershipsRepository.lock (apps/api/src/registry/teams/members/memberships.repository.ts)

select
  from "team"
  where "id" = $1 for update;

-- MembershipsRepository.havePlayed (apps/api/src/registry/teams/members/memberships.repository.ts)

select distinct COALESCE("p"."merged_into", "p"."id") as "id"
  from "match" as "m"
  inner join "match_player" as "mp" on "mp"."match_id" = "m"."id"
  inner join "person" as "p" on "p"."id" = "mp"."person_id"
  where ("m"."side_a" = $1 or "m"."side_b" = $2) and "m"."state" <> $3 and COALESCE("p"."merged_into", "p"."id") = ANY ($4);

-- MembershipsRepository.join (apps/api/src/registry/teams/members/memberships.repository.ts)

insert into "membership" ("season", "person_id", "team_id", "captain", "first_day") SELECT "season", "person_id", "team_id", "captain", "first_day" FROM json_populate_recordset(NULL::"membership", $1::json) AS given
  on conflict ("season", "person_id") do update
  set "last_day" = $2, "replaced_by" = $3, "captain" = "excluded"."captain";

-- ActingRepository.sidesOf (apps/api/src/registry/teams/sides/acting.repository.ts)

select "side_id"
  from "side_member"
  where "person_id" = $1 and ("last_day" is null or "last_day" >= $2);

-- ActingRepository.everOf (apps/api/src/registry/teams/sides/acting.repository.ts)

select "person_id", "side_id"
  from "side_member"
  where "person_id" = ANY ($1);

-- SidesRepository.findByIds (apps/api/src/registry/teams/sides/sides.repository.ts)

select "id", "season" as "year", "kind", "name"
  from "side"
  where "id" = ANY ($1);

-- SidesRepository.search (apps/api/src/registry/teams/sides/sides.repository.ts)

select "found"."id", "side"."name", cast(count(*) over() as integer) as "count"
  from (select distinct on ("n"."name_key") "n"."id", "n"."season", "n"."name_key"
  from "pair" as "n"
  where to_tsvector('simple', regexp_replace("n"."name_key", '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $1)
  order by "n"."name_key", "n"."season" desc) as "found"
  inner join "side" on "side"."id" = "found"."id"
  order by starts_with("found"."name_key", $2) desc, "found"."name_key"
  limit $3;

-- SidesRepository.searchAlike (apps/api/src/registry/teams/sides/sides.repository.ts)

select "alike"."id", "side"."name"
  from (select "n"."id", "n"."season", "n"."name_key"
  from "pair" as "n") as "alike"
  inner join "side" on "side"."id" = "alike"."id"
  order by split_part("alike"."name_key", E'\x01', 1) <->> $1, "alike"."season" desc
  limit $2;

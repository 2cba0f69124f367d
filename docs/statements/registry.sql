-- What repositories send by Kysely, each method called with one example of every parameter.

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
  where "kept"."merged_into" is null and to_tsvector('simple', regexp_replace(n.key, '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $1)) as "listed"
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
  where "kept"."merged_into" is null and to_tsvector('simple', regexp_replace(n.key, '[[:punct:]]+', ' ', 'g')) @@ to_tsquery('simple', $1)) as "listed"
  limit $2) as "counted";

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

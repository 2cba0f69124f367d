-- What repositories send by Kysely, each method called with one example of every parameter.

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
  order by "f"."person_id") AS "row") as "players"
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

-- OldTrophiesRepository.of (apps/api/src/jury/merging/old-trophies.repository.ts)

select *
  from "trophy"
  where "evidence" = $1 and ("announcer_id" = ANY ($2) or "partner_id" = ANY ($3) or "opponent_ids" && $4::uuid[]);

-- OldTrophiesRepository.byIds (apps/api/src/jury/merging/old-trophies.repository.ts)

select *
  from "trophy"
  where "evidence" = $1 and "id" = ANY ($2);

-- QueueRepository.count (apps/api/src/jury/queue/queue.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "match" as "m"
  where "m"."state" = $1 and ("m"."season" = $2 and ("m"."side_a" = $3 or "m"."side_b" = $4) and $5 = ANY (m.competitions))
  limit $6) as "counted";

-- QueueRepository.counts (apps/api/src/jury/queue/queue.repository.ts)

select (SELECT count(*)::int FROM (select
  from "match" as "m"
  where "m"."state" = $1 and 1 = 1
  limit $2) AS waiting) as "to_decide", (SELECT count(*)::int FROM (select
  from "match" as "m"
  where "m"."state" = $3 and 1 = 1
  limit $4) AS waiting) as "disputed", (SELECT count(*)::int FROM (select
  from "match" as "m"
  where ("m"."state" = $5 and "m"."open_errors" > $6) and 1 = 1
  limit $7) AS waiting) as "with_errors", (SELECT count(*)::int FROM (select
  from "match" as "m"
  where "m"."state" = $8 and 1 = 1
  limit $9) AS waiting) as "open", (SELECT count(*)::int FROM (select
  from "match" as "m"
  where "m"."state" = $10 and 1 = 1
  limit $11) AS waiting) as "reopened", (SELECT count(*)::int FROM (select
  from "match" as "m"
  where ("m"."state" = $12 and "m"."open_errors" = $13) and 1 = 1
  limit $14) AS waiting) as "unconfirmed", (SELECT count(*)::int FROM (select
  from "match" as "m"
  where "m"."state" = $15 and 1 = 1
  limit $16) AS waiting) as "returned", (SELECT count(*)::int FROM (select
  from "free_game" as "g"
  where ("g"."state" in ($17, $18) or "g"."objections" > $19)
  limit $20) AS waiting) as "free_games", (SELECT count(*)::int FROM (select
  from "request" as "r"
  where "r"."granted" is null and "r"."withdrawn_at" is null
  limit $21) AS waiting) as "requests";

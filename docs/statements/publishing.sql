-- What is sent by Kysely, each method and function called with one example of every parameter.

-- Mentioned.addVouchedFor (apps/api/src/publishing/archive/exporting/mentioned.ts)

select "person_id"
  from "season_person"
  where "season" = $1;

-- Mentioned.persons (apps/api/src/publishing/archive/exporting/mentioned.ts)
-- SeasonExport.writeTo (apps/api/src/publishing/archive/exporting/season-export.ts)

select "season"
  from "season_names"
  where "season" = $1;

select "p"."id", "p"."number", "p"."name", "p"."merged_into", CASE WHEN true THEN encode(p.salt, 'hex') END as "salt", CASE WHEN true THEN encode(p.digest, 'hex') END as "digest"
  from "archived_person" as "p"
  left join "season_person" as "s" on "s"."person_id" = "p"."id" and "s"."season" = $1
  where ("p"."id" = ANY ($2) or "p"."id" in (select "m"."merged_into"
  from "person" as "m"
  where "m"."id" = ANY ($3)))
  order by "p"."id";

select "p"."id", "p"."number", "p"."name", "p"."merged_into", CASE WHEN s.person_id IS NOT NULL THEN encode(p.salt, 'hex') END as "salt", CASE WHEN s.person_id IS NOT NULL THEN encode(p.digest, 'hex') END as "digest"
  from "archived_person" as "p"
  left join "season_person" as "s" on "s"."person_id" = "p"."id" and "s"."season" = $1
  where ("p"."id" = ANY ($2) or "p"."id" in (select "m"."merged_into"
  from "person" as "m"
  where "m"."id" = ANY ($3)))
  order by "p"."id";

-- Mentioned.otherLeaves (apps/api/src/publishing/archive/exporting/mentioned.ts)
-- SeasonExport.writeTo (apps/api/src/publishing/archive/exporting/season-export.ts)

select encode(p.leaf, 'hex') as "leaf"
  from "season_person" as "s"
  inner join "archived_person" as "p" on "p"."id" = "s"."person_id"
  where "s"."season" = $1 and not "p"."id" = ANY ($2)
  order by "p"."leaf";

-- Mentioned.accounts (apps/api/src/publishing/archive/exporting/mentioned.ts)

select "id", "person_id" as "person"
  from "account"
  where "id" = ANY ($1)
  order by "id";

-- SeasonExport.writeTo (apps/api/src/publishing/archive/exporting/season-export.ts)
-- seasonTables (apps/api/src/publishing/archive/exporting/season-tables.ts)
-- ImportRepository.tables (apps/api/src/publishing/archive/importing/import.repository.ts)

select "c"."table_name" as "table", "c"."column_name" as "column", "c"."data_type" as "type"
  from "information_schema"."columns" as "c"
  where "c"."table_schema" = current_schema() and "c"."table_name" = ANY ($1)
  order by "c"."table_name", "c"."ordinal_position";

-- ImportRepository.nameAct (apps/api/src/publishing/archive/importing/import.repository.ts)

select set_config('office.request', $1, true) as "setting_0", set_config('office.action', $2, true) as "setting_1";

-- ImportRepository.opening (apps/api/src/publishing/archive/importing/import.repository.ts)
-- ImportRepository.trophies (apps/api/src/publishing/archive/importing/import.repository.ts)

select "announcer_id" as "player", "trophy", sum(count)::integer as "count"
  from "trophy"
  where "position" < $1
  group by "announcer_id", "trophy"
  order by "announcer_id", trophy COLLATE "C";

-- ImportRepository.tables (apps/api/src/publishing/archive/importing/import.repository.ts)

select distinct a.relname::text as "from", b.relname::text as "to"
  from "pg_constraint" as "c"
  inner join "pg_class" as "a" on "a"."oid" = "c"."conrelid"
  inner join "pg_class" as "b" on "b"."oid" = "c"."confrelid"
  where "c"."contype" = $1 and a.relname::text = ANY ($2) and b.relname::text = ANY ($3) and "a"."oid" <> "b"."oid";

-- ImportRepository.withoutEntries (apps/api/src/publishing/archive/importing/import.repository.ts)

select c.relname::text as "table", t.tgname::text as "trigger"
  from "pg_trigger" as "t"
  inner join "pg_class" as "c" on "c"."oid" = "t"."tgrelid"
  where t.tgfoid = 'audit_change'::regproc and c.relname::text = ANY ($1)
  order by "c"."relname", "t"."tgname";

-- ImportRepository.writable (apps/api/src/publishing/archive/importing/import.repository.ts)

select c.column_name::text as "column", c.is_generated = 'ALWAYS' as "made"
  from "information_schema"."columns" as "c"
  where "c"."table_schema" = current_schema() and "c"."table_name" = $1
  order by "c"."ordinal_position";

-- ImportRepository.append (apps/api/src/publishing/archive/importing/import.repository.ts)

select nextval(pg_get_serial_sequence('audit_entry', 'id')) as "id"
  from generate_series(1, $1::integer) as "n";

insert into "audit_entry" ("id", "at", "chain", "action", "object", "object_id", "reason", "before", "after", "account_id", "token_id", "request_id") SELECT "id", "at", "chain", "action", "object", "object_id", "reason", "before", "after", "account_id", "token_id", "request_id" FROM json_populate_recordset(NULL::"audit_entry", $1::json) AS given;

-- ImportRepository.append (apps/api/src/publishing/archive/importing/import.repository.ts)
-- SealerRepository.append (apps/api/src/publishing/audit/sealer.repository.ts)

insert into "audit_link" ("chain", "number", "entry_id", "hash") SELECT "chain", "number", "entry_id", "hash" FROM json_populate_recordset(NULL::"audit_link", $1::json) AS given;

-- ImportRepository.renewIds (apps/api/src/publishing/archive/importing/import.repository.ts)

select "last"."object_id", "last"."after", "t"."id" as "present", to_jsonb(t) - 'remark' as "fields"
  from (select distinct on ("object_id") "object_id", "after"
  from "audit_entry"
  where "chain" = $1 and "object" = $2
  order by "object_id", "id" desc) as "last"
  left join "trophy" as "t" on t.id = id_of(last.object_id)
  where "last"."after" is not null and not exists (select "same"."id"
  from "trophy" as "same"
  where same.id::text = last.object_id);

insert into "audit_entry" ("chain", "request_id", "action", "object", "object_id", "before", "after") SELECT "chain", "request_id", "action", "object", "object_id", "before", "after" FROM json_populate_recordset(NULL::"audit_entry", $1::json) AS given
  returning "id";

-- ImportRepository.seat (apps/api/src/publishing/archive/importing/import.repository.ts)
-- ImportsRepository.enter (apps/api/src/publishing/imports/imports.repository.ts)

insert into "match_player" ("match_id", "person_id", "date") SELECT "match_id", "person_id", "date" FROM json_populate_recordset(NULL::"match_player", $1::json) AS given;

-- ImportRepository.trophies (apps/api/src/publishing/archive/importing/import.repository.ts)
-- RecountRepository.trophies (apps/api/src/publishing/recount/recount.repository.ts)

select *
  from "trophy"
  where "season" = $1
  order by "position";

-- ActsRepository.list (apps/api/src/publishing/audit/acts/acts.repository.ts)

select "s".*, (select cast(count(*) as integer) as "count"
  from "audit_entry" as "f"
  inner join "audit_entry" as "e" on f.at = e.at AND f.action = e.action AND f.request_id IS NOT DISTINCT FROM e.request_id AND f.account_id IS NOT DISTINCT FROM e.account_id
  where "e"."id" = "s"."id") as "changed"
  from (select "e"."id", to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", "e"."chain", "e"."account_id" as "account", "e"."token_id" as "token", "e"."request_id" as "request", "e"."action", "e"."object", "e"."object_id", "e"."reason", "e"."before", "e"."after"
  from "audit_entry" as "e"
  where ("e"."account_id" in (select "a"."id"
  from "account" as "a"
  inner join "person_name" as "n" on "n"."person_id" = "a"."person_id"
  where "n"."key" like $1) and (("e"."object" = $2 and "e"."object_id" IN (select "asked"."id"
  from unnest(ARRAY[$3::text]) as asked(id))) or ("e"."object" in ($4, $5, $6) and "e"."object_id" in (select w.id || '/' || n.number as "part"
  from (select "asked"."id"
  from unnest(ARRAY[$7::text]) as asked(id)) as "w", generate_series(1, 60) as n(number)))) and ((("e"."object" = $8 and "e"."object_id" IN (select m.id::text as "id"
  from "match" as "m"
  inner join "side" as "s" on s.id IN (m.side_a, m.side_b)
  where "s"."name" ilike $9)) or ("e"."object" in ($10, $11, $12) and "e"."object_id" in (select w.id || '/' || n.number as "part"
  from (select m.id::text as "id"
  from "match" as "m"
  inner join "side" as "s" on s.id IN (m.side_a, m.side_b)
  where "s"."name" ilike $13) as "w", generate_series(1, 60) as n(number)))) or ("e"."object" in ($14, $15, $16) and "e"."object_id" in (select s.id::text as "id"
  from "side" as "s"
  where "s"."name" ilike $17))) and "e"."chain" = $18 and "e"."action" = ANY ($19) and "e"."at" >= $20::date::timestamp AT TIME ZONE (select "time_zone"
  from "office") and "e"."at" < ($21::date + 1)::timestamp AT TIME ZONE (select "time_zone"
  from "office") and ("e"."at", "e"."id") > (select "last"."at", "last"."id"
  from "audit_entry" as "last"
  where "last"."id" = $22::bigint)) and not exists (select "f"."id"
  from "audit_entry" as "f"
  where f.at = e.at AND f.action = e.action AND f.request_id IS NOT DISTINCT FROM e.request_id AND f.account_id IS NOT DISTINCT FROM e.account_id and "f"."id" < "e"."id" and ("f"."account_id" in (select "a"."id"
  from "account" as "a"
  inner join "person_name" as "n" on "n"."person_id" = "a"."person_id"
  where "n"."key" like $23) and (("f"."object" = $24 and "f"."object_id" IN (select "asked"."id"
  from unnest(ARRAY[$25::text]) as asked(id))) or ("f"."object" in ($26, $27, $28) and "f"."object_id" in (select w.id || '/' || n.number as "part"
  from (select "asked"."id"
  from unnest(ARRAY[$29::text]) as asked(id)) as "w", generate_series(1, 60) as n(number)))) and ((("f"."object" = $30 and "f"."object_id" IN (select m.id::text as "id"
  from "match" as "m"
  inner join "side" as "s" on s.id IN (m.side_a, m.side_b)
  where "s"."name" ilike $31)) or ("f"."object" in ($32, $33, $34) and "f"."object_id" in (select w.id || '/' || n.number as "part"
  from (select m.id::text as "id"
  from "match" as "m"
  inner join "side" as "s" on s.id IN (m.side_a, m.side_b)
  where "s"."name" ilike $35) as "w", generate_series(1, 60) as n(number)))) or ("f"."object" in ($36, $37, $38) and "f"."object_id" in (select s.id::text as "id"
  from "side" as "s"
  where "s"."name" ilike $39))) and "f"."chain" = $40 and "f"."action" = ANY ($41) and "f"."at" >= $42::date::timestamp AT TIME ZONE (select "time_zone"
  from "office") and "f"."at" < ($43::date + 1)::timestamp AT TIME ZONE (select "time_zone"
  from "office")))
  order by "e"."at" asc, "e"."id" asc
  limit $44) as "s"
  order by "s"."at" asc, "s"."id" asc;

-- ActsRepository.count (apps/api/src/publishing/audit/acts/acts.repository.ts)

select cast(count(*) as integer) as "count"
  from (select distinct "e"."at", "e"."action", "e"."request_id", "e"."account_id"
  from "audit_entry" as "e"
  where ("e"."account_id" in (select "a"."id"
  from "account" as "a"
  inner join "person_name" as "n" on "n"."person_id" = "a"."person_id"
  where "n"."key" like $1) and (("e"."object" = $2 and "e"."object_id" IN (select "asked"."id"
  from unnest(ARRAY[$3::text]) as asked(id))) or ("e"."object" in ($4, $5, $6) and "e"."object_id" in (select w.id || '/' || n.number as "part"
  from (select "asked"."id"
  from unnest(ARRAY[$7::text]) as asked(id)) as "w", generate_series(1, 60) as n(number)))) and ((("e"."object" = $8 and "e"."object_id" IN (select m.id::text as "id"
  from "match" as "m"
  inner join "side" as "s" on s.id IN (m.side_a, m.side_b)
  where "s"."name" ilike $9)) or ("e"."object" in ($10, $11, $12) and "e"."object_id" in (select w.id || '/' || n.number as "part"
  from (select m.id::text as "id"
  from "match" as "m"
  inner join "side" as "s" on s.id IN (m.side_a, m.side_b)
  where "s"."name" ilike $13) as "w", generate_series(1, 60) as n(number)))) or ("e"."object" in ($14, $15, $16) and "e"."object_id" in (select s.id::text as "id"
  from "side" as "s"
  where "s"."name" ilike $17))) and "e"."chain" = $18 and "e"."action" = ANY ($19) and "e"."at" >= $20::date::timestamp AT TIME ZONE (select "time_zone"
  from "office") and "e"."at" < ($21::date + 1)::timestamp AT TIME ZONE (select "time_zone"
  from "office"))
  order by "e"."at" desc
  limit $22) as "counted";

-- ActsRepository.find (apps/api/src/publishing/audit/acts/acts.repository.ts)

select "e"."id", to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", "e"."chain", "e"."account_id" as "account", "e"."token_id" as "token", "e"."request_id" as "request", "e"."action", "e"."object", "e"."object_id", "e"."reason", "e"."before", "e"."after", (select cast(count(*) as integer) as "count"
  from "audit_entry" as "f"
  where f.at = e.at AND f.action = e.action AND f.request_id IS NOT DISTINCT FROM e.request_id AND f.account_id IS NOT DISTINCT FROM e.account_id) as "changed"
  from "audit_entry" as "e"
  where "e"."id" = $1;

-- ActsRepository.entriesOf (apps/api/src/publishing/audit/acts/acts.repository.ts)

select "s".*, a.id::text as "act"
  from unnest($1::bigint[]) as a(id)
  inner join lateral (select "e"."id", to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", "e"."chain", "e"."account_id" as "account", "e"."token_id" as "token", "e"."request_id" as "request", "e"."action", "e"."object", "e"."object_id", "e"."reason", "e"."before", "e"."after"
  from "audit_entry" as "f"
  inner join "audit_entry" as "e" on f.at = e.at AND f.action = e.action AND f.request_id IS NOT DISTINCT FROM e.request_id AND f.account_id IS NOT DISTINCT FROM e.account_id
  where "f"."id" = "a"."id"
  order by "e"."id"
  limit $2) as "s" on true;

-- AuditRepository.links (apps/api/src/publishing/audit/audit.repository.ts)

select "l"."entry_id", "l"."number", "l"."hash", "l"."sealed_at", "p"."hash" as "previous", to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", "e"."chain", "e"."account_id" as "account", "e"."token_id" as "token", "e"."request_id" as "request", "e"."action", "e"."object", "e"."object_id", "e"."reason", "e"."before", "e"."after"
  from "audit_link" as "l"
  inner join "audit_entry" as "e" on "e"."id" = "l"."entry_id"
  left join "audit_link" as "p" on "p"."chain" = "l"."chain" and p.number = l.number - 1
  where "l"."chain" = $1 and "l"."number" < $2::bigint
  order by "l"."number" desc
  limit $3;

-- AuditRepository.link (apps/api/src/publishing/audit/audit.repository.ts)

select "l"."entry_id", "l"."number", "l"."hash", "l"."sealed_at", "p"."hash" as "previous", to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", "e"."chain", "e"."account_id" as "account", "e"."token_id" as "token", "e"."request_id" as "request", "e"."action", "e"."object", "e"."object_id", "e"."reason", "e"."before", "e"."after"
  from "audit_link" as "l"
  inner join "audit_entry" as "e" on "e"."id" = "l"."entry_id"
  left join "audit_link" as "p" on "p"."chain" = "l"."chain" and p.number = l.number - 1
  where "l"."chain" = $1 and "l"."number" = $2;

-- AuditRepository.linksOf (apps/api/src/publishing/audit/audit.repository.ts)

select "l"."entry_id", "l"."number", "l"."hash", "l"."sealed_at", "p"."hash" as "previous", to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", "e"."chain", "e"."account_id" as "account", "e"."token_id" as "token", "e"."request_id" as "request", "e"."action", "e"."object", "e"."object_id", "e"."reason", "e"."before", "e"."after"
  from "audit_link" as "l"
  inner join "audit_entry" as "e" on "e"."id" = "l"."entry_id"
  left join "audit_link" as "p" on "p"."chain" = "l"."chain" and p.number = l.number - 1
  where "l"."entry_id" = ANY ($1);

-- AuditRepository.entries (apps/api/src/publishing/audit/audit.repository.ts)

select "e"."id", to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", "e"."chain", "e"."account_id" as "account", "e"."token_id" as "token", "e"."request_id" as "request", "e"."action", "e"."object", "e"."object_id", "e"."reason", "e"."before", "e"."after"
  from "audit_entry" as "e"
  where ("e"."chain" = $1 and "e"."object" = $2 and "e"."object_id" = $3 and "e"."account_id" = $4 and "e"."action" = $5 and "e"."at" >= $6::date::timestamp AT TIME ZONE (select "time_zone"
  from "office") and "e"."at" < ($7::date + 1)::timestamp AT TIME ZONE (select "time_zone"
  from "office") and ("e"."at", "e"."id") > (select "last"."at", "last"."id"
  from "audit_entry" as "last"
  where "last"."id" = $8::bigint))
  order by "e"."at" asc, "e"."id" asc
  limit $9;

-- AuditRepository.countEntries (apps/api/src/publishing/audit/audit.repository.ts)

select cast(count(*) as integer) as "count"
  from (select
  from "audit_entry" as "e"
  where ("e"."chain" = $1 and "e"."object" = $2 and "e"."object_id" = $3 and "e"."account_id" = $4 and "e"."action" = $5 and "e"."at" >= $6::date::timestamp AT TIME ZONE (select "time_zone"
  from "office") and "e"."at" < ($7::date + 1)::timestamp AT TIME ZONE (select "time_zone"
  from "office"))
  limit $8) as "counted";

-- SealerRepository.claim (apps/api/src/publishing/audit/sealer.repository.ts)

select pg_try_advisory_xact_lock(72707371) as "mine";

-- SealerRepository.waiting (apps/api/src/publishing/audit/sealer.repository.ts)

select "e"."id", to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "at", "e"."chain", "e"."account_id" as "account", "e"."token_id" as "token", "e"."request_id" as "request", "e"."action", "e"."object", "e"."object_id", "e"."reason", "e"."before", "e"."after"
  from "audit_queue" as "q"
  inner join "audit_entry" as "e" on "e"."id" = "q"."entry_id"
  order by "q"."entry_id"
  limit $1;

-- SealerRepository.append (apps/api/src/publishing/audit/sealer.repository.ts)

insert into "audit_head" ("chain", "number", "hash") SELECT "chain", "number", "hash" FROM json_populate_recordset(NULL::"audit_head", $1::json) AS given
  on conflict ("chain") do update
  set "number" = "excluded"."number", "hash" = "excluded"."hash", "sealed_at" = "excluded"."sealed_at";

delete from "audit_queue"
  where "entry_id" = ANY ($1);

-- LogDatabase.heads (apps/api/src/publishing/audit/verification/log-database.ts)

select "chain", "number", "hash"
  from "audit_head";

-- LogDatabase.waiting (apps/api/src/publishing/audit/verification/log-database.ts)

select cast(count(*) as integer) as "count"
  from "audit_queue" as "t"
  where true;

-- LogDatabase.triggers (apps/api/src/publishing/audit/verification/log-database.ts)

select "c"."relname" as "table", "t"."tgname" as "trigger", "p"."proname" as "function", array_remove(string_to_array(encode(t.tgargs, 'escape'), $1), '') as "parameters"
  from "pg_trigger" as "t"
  inner join "pg_class" as "c" on "c"."oid" = "t"."tgrelid"
  inner join "pg_proc" as "p" on "p"."oid" = "t"."tgfoid"
  where "t"."tgisinternal" = $2 and "t"."tgenabled" in ($3, $4);

-- DirectoryRepository.lookUp (apps/api/src/publishing/imports/directory.repository.ts)

select "s"."id", "s"."season", "s"."kind", "s"."name", (SELECT COALESCE(json_agg(json_build_object('person', "row"."person", 'from', "row"."from", 'until', "row"."until")), '[]') FROM (select "m"."person_id" as "person", "m"."first_day" as "from", "m"."last_day" as "until"
  from "side_member" as "m"
  where "m"."side_id" = "s"."id") AS "row") as "members"
  from json_to_recordset($1::json) as "q" ("year" integer, "name" text)
  inner join "side" as "s" on "s"."season" = "q"."year" and "s"."name" = "q"."name"
  left join "team" as "t" on "t"."id" = "s"."id"
  where ("t"."id" is null or ("t"."confirmed_at" is not null and "t"."withdrawn_at" is null));

select "had"."name", "had"."id", bool_or(had.present) as "present", ARRAY((select "m"."season"
  from "side_member" as "m"
  where "m"."person_id" = "had"."id" and "m"."season" = ANY ($1))) as "seasons"
  from (select "n"."name", COALESCE("p"."merged_into", "p"."id") as "id", n.revision = p.name_revision AND p.merged_into IS NULL as "present"
  from "person_name" as "n"
  inner join "person" as "p" on "p"."id" = "n"."person_id"
  where "n"."key" = ANY ($2) and "n"."name" = ANY ($3)) as "had"
  group by "had"."name", "had"."id"
  order by "had"."name", "had"."id";

select "season", "name"
  from "side"
  where "season" = ANY ($1);

select distinct "m"."season", "p"."name"
  from "side_member" as "m"
  inner join "public_name" as "p" on "p"."id" = "m"."person_id"
  where "m"."season" = ANY ($1);

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

select pg_advisory_xact_lock(hashtextextended(locked.name, 0))::text as "taken"
  from unnest($1::text[]) as locked(name);

-- ImportsRepository.compressQuickly (apps/api/src/publishing/imports/imports.repository.ts)

select set_config(name, 'lz4', true) as "compression"
  from "pg_settings"
  where "name" = $1 and 'lz4' = ANY (enumvals);

-- ImportsRepository.planAnew (apps/api/src/publishing/imports/imports.repository.ts)

select set_config(name, reset_val, true) as "mode"
  from "pg_settings"
  where "name" = $1;

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

insert into "match" ("id", "season", "date", "order", "kind", "competitions", "state", "entered_by", "confirmed_by", "disputed_by", "revision", "verdict", "open_errors", "planned_match_id", "side_a", "side_b", "raw_a", "raw_b", "points_a", "points_b", "approved_at") SELECT "id", "season", "date", "order", "kind", "competitions", "state", "entered_by", "confirmed_by", "disputed_by", "revision", "verdict", "open_errors", "planned_match_id", "side_a", "side_b", "raw_a", "raw_b", "points_a", "points_b", "approved_at" FROM json_populate_recordset(NULL::"match", $1::json) AS given;

insert into "match_move" ("match_id", "number", "season", "from", "to", "revision", "actor", "account_id", "reason") SELECT "match_id", "number", "season", "from", "to", "revision", "actor", "account_id", "reason" FROM json_populate_recordset(NULL::"match_move", $1::json) AS given;

insert into "match_revision" ("match_id", "number", "season", "account_id", "remarks", "entered_by", "sheet") select "match_id", "number", "season", "account_id", "remarks", "entered_by", "s"."sheet"
  from json_to_recordset($1::json) as "e" ("match_id" uuid, "number" integer, "season" integer, "account_id" uuid, "remarks" jsonb, "entered_by" text)
  inner join unnest($2::uuid[], $3::json[]) as s(id, sheet) on "s"."id" = "e"."match_id";

insert into "private_place" ("match_id", "of", "number", "season", "name", "in_record", "public") SELECT "match_id", "of", "number", "season", "name", "in_record", "public" FROM json_populate_recordset(NULL::"private_place", $1::json) AS given;

insert into "match_ruling" ("match_id", "number", "season", "revision", "ruling", "account_id") SELECT "match_id", "number", "season", "revision", "ruling", "account_id" FROM json_populate_recordset(NULL::"match_ruling", $1::json) AS given;

-- ChangesRepository.position (apps/api/src/publishing/live/changes.repository.ts)

select pg_current_snapshot()::text as "snapshot", now() as "at";

-- ChangesRepository.since (apps/api/src/publishing/live/changes.repository.ts)

select seen.now::text as "snapshot", now() as "at", pg_snapshot_xmax($1::pg_snapshot) <= pg_snapshot_xmax(seen.now) AND $2::timestamptz >= pg_postmaster_start_time() as "known", (SELECT COALESCE(json_agg(json_build_object('event', "row"."event", 'at', "row"."at", 'eventSeason', "row"."event_season", 'eventId', "row"."event_id", 'isCounted', "row"."is_counted", 'sides', "row"."sides", 'persons', "row"."persons")), '[]') FROM (select "o"."event", "o"."at", "g"."season" as "event_season", "g"."id" as "event_id", m.state IN ('approved', 'reopened') as "is_counted", COALESCE(array_remove(ARRAY[m.side_a, m.side_b], NULL), '{}') as "sides", ARRAY((select COALESCE("p"."merged_into", "p"."id") as "person"
  from "match_player" as "mp"
  inner join "person" as "p" on "p"."id" = "mp"."person_id"
  where mp.match_id = m.id union select "ms"."person_id" as "person"
  from "side_member" as "ms"
  where ms.side_id = ANY (ARRAY[m.side_a, m.side_b]) and (ms.last_day IS NULL OR ms.last_day >= $3::date) union select "a"."person_id" as "person"
  from "account" as "a"
  where a.id = m.appointed_juror)) as "persons"
  from "outbox" as "o"
  left join "match" as "m" on m.id = CASE WHEN o.event ->> 'type' IN ('match-move', 'match-ruling', 'match-changed') THEN (o.event ->> 'id')::uuid END
  left join "grand_prix" as "g" on "g"."id" = CASE WHEN 'grand-prix' = ANY (m.competitions) THEN grand_prix_of("m"."season", "m"."side_a", "m"."side_b", "m"."date") WHEN o.event ->> 'type' = 'draft-changed' THEN (select "gp"."grand_prix_id"
  from "grand_prix_pairing" as "gp"
  where "gp"."planned_match_id" = (o.event ->> 'plannedMatchId')::uuid) END
  where o.transaction >= pg_snapshot_xmin($4::pg_snapshot) and NOT pg_visible_in_snapshot(o.transaction, $5::pg_snapshot) and pg_visible_in_snapshot(o.transaction, seen.now)
  order by "o"."id"
  limit $6) AS "row") as "events"
  from pg_current_snapshot() as seen(now);

-- ChangesRepository.forgetOld (apps/api/src/publishing/live/changes.repository.ts)

delete from "outbox"
  where "id" in (select "old"."id"
  from "outbox" as "old"
  where old.at < now() - make_interval(hours => 25) and "old"."told_at" is not null
  order by "old"."at"
  limit $1
  for update skip locked);

-- NewsFeedsRepository.foundedAt (apps/api/src/publishing/news-feeds/news-feeds.repository.ts)

select "founded_at"
  from "office";

-- NewsFeedsRepository.results (apps/api/src/publishing/news-feeds/news-feeds.repository.ts)

select "m"."id", "m"."date", "m"."approved_at", "m"."competitions", "m"."raw_a", "m"."raw_b", "m"."points_a", "m"."points_b", "a"."name" as "name_a", "b"."name" as "name_b"
  from "match" as "m"
  inner join "side" as "a" on "a"."id" = "m"."side_a"
  inner join "side" as "b" on "b"."id" = "m"."side_b"
  where "m"."state" = $1 and "m"."approved_at" is not null
  order by "m"."approved_at" desc, "m"."id"
  limit $2;

-- NewsFeedsRepository.news (apps/api/src/publishing/news-feeds/news-feeds.repository.ts)

select "id", "season", "name", "date", "announced_at"
  from "grand_prix"
  where "cancelled_at" is null
  order by "announced_at" desc
  limit $1;

select "season", "drawn_at"
  from "cup"
  where "drawn_at" is not null;

select "year", "created_at", "closed_at"
  from "season";

-- NewsFeedsRepository.pages (apps/api/src/publishing/news-feeds/news-feeds.repository.ts)

select "year"
  from "season"
  order by "year" desc;

select "id"
  from "team"
  where "confirmed_at" is not null
  order by "season" desc, "name_key"
  limit $1;

select "p"."id"
  from "public_name" as "p"
  where "p"."pseudonymous" = $1 and "p"."is" = "p"."id"
  order by "p"."number"
  limit $2;

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

-- DeliveriesRepository.quiet (apps/api/src/publishing/notifications/deliveries/deliveries.repository.ts)

select "id", channel as "channel"
  from "delivery"
  where "state" = $1 and COALESCE(next_attempt_at, last_attempt_at, created_at) < now() - interval '1 hour'
  order by "created_at"
  limit $2;

-- DeliveriesRepository.forgetOld (apps/api/src/publishing/notifications/deliveries/deliveries.repository.ts)

delete from "delivery"
  where "id" in (select "old"."id"
  from "delivery" as "old"
  where old.created_at < now() - make_interval(days => 30) and "old"."state" <> $1
  order by "old"."created_at"
  limit $2
  for update skip locked);

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

-- MilestonesRepository.reachedBy (apps/api/src/publishing/notifications/telling/milestones.repository.ts)

with "entry" as (select "t"."announcer_id" as "player", "t"."count", coalesce("t"."match_id", "t"."free_game_id") as "source", coalesce("m"."approved_at", (select max("v"."created_at") as "admitted_at"
  from "free_game_move" as "v"
  where "v"."game_id" = "t"."free_game_id" and "v"."to" = $1)) as "counts_since"
  from "trophy" as "t"
  left join "match" as "m" on "m"."id" = "t"."match_id"
  where "t"."announcer_id" in (select "won"."announcer_id"
  from "trophy" as "won"
  where ("won"."match_id" = ANY ($2) or "won"."free_game_id" = ANY ($3)))), "own" as (select distinct "source", "player", "counts_since"
  from "entry"
  where "source" = ANY ($4)) select "own"."source", "own"."player", sum(entry.count)::integer as "total", COALESCE(sum(entry.count) FILTER (WHERE entry.counts_since >= own.counts_since), 0)::integer as "since"
  from "own"
  inner join "entry" on "entry"."player" = "own"."player"
  group by "own"."source", "own"."player";

-- OccurrencesRepository.isAnythingWaiting (apps/api/src/publishing/notifications/telling/occurrences.repository.ts)
-- OccurrencesRepository.count (apps/api/src/publishing/notifications/telling/occurrences.repository.ts)

select cast(count(*) as integer) as "count"
  from (select "id"
  from "outbox"
  where "told_at" is null
  limit $1) as "o";

-- OccurrencesRepository.take (apps/api/src/publishing/notifications/telling/occurrences.repository.ts)

select set_config('plan_cache_mode', $1, true) as "setting_0";

update "outbox"
  set "told_at" = clock_timestamp()
  where "id" in (select "waiting"."id"
  from "outbox" as "waiting"
  where "waiting"."told_at" is null
  order by "waiting"."id"
  limit $1
  for update skip locked)
  returning "id", "event", "account_id", "at", "news";

-- TellingRepository.tell (apps/api/src/publishing/notifications/telling/telling.repository.ts)

with "told" as (select "t".*
  from json_to_recordset($1::json) as "t" ("key" text, "sides" uuid[], "persons" uuid[], "accounts" uuid[], "jury" boolean, "of_sides" uuid[], "of_match" uuid, "of_persons" uuid[])), "chosen" as (select "t"."key", "a"."id"
  from "told" as "t"
  inner join "side_member" as "ms" on ms.side_id = ANY (t.sides)
  inner join "account" as "a" on "a"."person_id" = "ms"."person_id"
  where (ms.last_day IS NULL OR ms.last_day >= $2::date) union select "t"."key", "a"."id"
  from "told" as "t"
  inner join "person" as "p" on p.id = ANY (t.persons)
  inner join "account" as "a" on a.person_id = COALESCE("p"."merged_into", "p"."id") union select "t"."key", "a"."id"
  from "told" as "t"
  inner join "account" as "a" on a.id = ANY (t.accounts) union select "t"."key", "a"."id"
  from "told" as "t"
  inner join "account" as "a" on t.jury AND a.jury
  where a.person_id <> ALL (t.of_persons) and not exists (select "ms"."person_id"
  from "side_member" as "ms"
  where "ms"."person_id" = "a"."person_id" and ms.side_id = ANY (t.of_sides)) and not exists (select "mp"."person_id"
  from "match_player" as "mp"
  inner join "person" as "p" on "p"."id" = "mp"."person_id"
  where "mp"."match_id" = "t"."of_match" and COALESCE("p"."merged_into", "p"."id") = "a"."person_id")) select "c"."key", "a"."id" as "account_id", "a"."person_id"
  from "chosen" as "c"
  inner join "account" as "a" on "a"."id" = "c"."id"
  where "a"."disabled_at" is null;

-- WebhooksRepository.lockOwn (apps/api/src/publishing/notifications/webhooks/webhooks.repository.ts)

select "id"
  from "webhook"
  where "id" = $1 for no key update;

-- WebhooksRepository.lockCount (apps/api/src/publishing/notifications/webhooks/webhooks.repository.ts)

select "id"
  from "account"
  where "id" = $1 for no key update;

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

insert into "old_table" ("year", "competition", "title", "source", "sha256", "sheet", "entered_by") SELECT "year", "competition", "title", "source", "sha256", "sheet", "entered_by" FROM json_populate_recordset(NULL::"old_table", $1::json) AS given
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

-- ProfilesRepository.announcersOf (apps/api/src/publishing/profiles/profiles.repository.ts)

select "person_id", cast(sum("made") as integer) as "made", cast(sum("failed") as integer) as "failed"
  from (select "a"."match_id", "a"."person_id", "a"."date", "f"."announcement", "f"."made", "f"."failed"
  from "appearance" as "a"
  inner join jsonb_to_recordset(a.figures -> 'announcements') as f(announcement text, made int, failed int) on true
  where "a"."season" = $1) as "line"
  where "announcement" = $2
  group by "person_id" having sum("made" + "failed") > $3;

-- ProfilesRepository.latestMade (apps/api/src/publishing/profiles/profiles.repository.ts)

select "match_id", "person_id"
  from (select "a"."match_id", "a"."person_id", "a"."date", "f"."announcement", "f"."made", "f"."failed"
  from "appearance" as "a"
  inner join jsonb_to_recordset(a.figures -> 'announcements') as f(announcement text, made int, failed int) on true
  where "a"."season" = $1) as "line"
  where "announcement" = $2 and "made" > $3
  order by "date" desc, "match_id", "person_id"
  limit $4;

-- ProfilesRepository.latestAnnounced (apps/api/src/publishing/profiles/profiles.repository.ts)

select "match_id", cast(count(*) over() as integer) as "count"
  from (select distinct "match_id", "date"
  from (select "a"."match_id", "a"."person_id", "a"."date", "f"."announcement", "f"."made", "f"."failed"
  from "appearance" as "a"
  inner join jsonb_to_recordset(a.figures -> 'announcements') as f(announcement text, made int, failed int) on true
  where "a"."season" = $1) as "line"
  where "announcement" = $2 and "made" + "failed" > $3) as "match"
  order by "date" desc, "match_id"
  limit $4;

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

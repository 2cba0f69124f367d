-- What is sent by Kysely, each method and function called with one example of every parameter.

-- lockName (apps/api/src/platform/database/name-lock.ts)
-- lockNames (apps/api/src/platform/database/name-lock.ts)

select pg_advisory_xact_lock(hashtextextended(locked.name, 0))::text as "taken"
  from unnest($1::text[]) as locked(name);

-- setUntilEnd (apps/api/src/platform/database/settings.ts)

select ;

-- HealthRepository.appliedMigrations (apps/api/src/platform/health/health.repository.ts)

select "m"."migration_name"
  from "_prisma_migrations" as "m"
  where "m"."finished_at" is not null and "m"."rolled_back_at" is null;

-- HealthRepository.write (apps/api/src/platform/health/health.repository.ts)

insert into "throttle" ("key", "since")
  values ($1, now())
  on conflict ("key") do update
  set "since" = now();

-- JobQueueRepository.forgetFuture (apps/api/src/platform/jobs/queue.repository.ts)

update "pgboss"."job"
  set "created_on" = LEAST(created_on, now()), "started_on" = LEAST(started_on, now()), "start_after" = CASE WHEN state IN ('created', 'retry') THEN now() ELSE start_after END
  where state::text in ($1, $2, $3) and GREATEST(created_on, started_on) > now() + interval '1 second';

-- VersionsRepository.now (apps/api/src/platform/memory/versions.repository.ts)

select concat_ws(' ', pg_current_snapshot()::text, extract(epoch FROM pg_postmaster_start_time()), c.checkpoint_lsn) as "version"
  from pg_control_checkpoint() as "c";

-- OfficeRepository.get (apps/api/src/platform/office/office.repository.ts)

select "name", "time_zone"
  from "office";

-- OfficeTextsRepository.kinds (apps/api/src/platform/office/texts/office-texts.repository.ts)

select distinct "kind"
  from "office_text";

-- WritesRepository.setActor (apps/api/src/platform/writes/writes.repository.ts)

select set_config('office.account', $1, true) as "setting_0", set_config('office.token', $2, true) as "setting_1", set_config('office.request', $3, true) as "setting_2", set_config('office.action', $4, true) as "setting_3", set_config('office.reason', $5, true) as "setting_4", set_config('plan_cache_mode', $6, true) as "setting_5";

-- WritesRepository.claim (apps/api/src/platform/writes/writes.repository.ts)

insert into "idempotency_key" ("account_id", "key", "operation", "input_hash")
  values ($1, $2, $3, $4)
  on conflict do nothing;

-- WritesRepository.earlier (apps/api/src/platform/writes/writes.repository.ts)

select "operation", "input_hash", "answer"
  from "idempotency_key"
  where "account_id" = $1 and "key" = $2;

-- WritesRepository.keepAnswer (apps/api/src/platform/writes/writes.repository.ts)

update "idempotency_key"
  set "answer" = $1::jsonb
  where "account_id" = $2 and "key" = $3;

-- WritesRepository.forgetOld (apps/api/src/platform/writes/writes.repository.ts)

delete from "idempotency_key"
  where ("account_id", "key") in (select "old"."account_id", "old"."key"
  from "idempotency_key" as "old"
  where "old"."created_at" < now() - interval '90 days'
  order by "old"."created_at"
  limit $1
  for update skip locked);

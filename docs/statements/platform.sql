-- What repositories send by Kysely, each method called with one example of every parameter.

-- HealthRepository.write (apps/api/src/platform/health/health.repository.ts)

insert into "throttle" ("key", "since")
  values ($1, now())
  on conflict ("key") do update
  set "since" = now();

-- OfficeRepository.get (apps/api/src/platform/office/office.repository.ts)

select "name", "time_zone"
  from "office";

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

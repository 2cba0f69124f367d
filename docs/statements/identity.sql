-- What is sent by Kysely, each method and function called with one example of every parameter.

-- CredentialsRepository.findLogin (apps/api/src/identity/access/credentials.repository.ts)

select "given"."hash" as "token_hash", "l"."id" as "login_id", "a"."id" as "account_id", "a"."person_id", "a"."jury", "a"."admin", COALESCE("l"."last_used_at" < now() - $1::interval, true) as "stale"
  from json_to_recordset($2::json) as "given" ("token_hash" bytea, "hash" text)
  inner join "login" as "l" on "l"."token_hash" = "given"."token_hash"
  inner join "account" as "a" on "a"."id" = "l"."account_id"
  where "l"."revoked_at" is null and "l"."expires_at" > now() and "a"."disabled_at" is null;

-- CredentialsRepository.findToken (apps/api/src/identity/access/credentials.repository.ts)

select "given"."hash" as "token_hash", "t"."id" as "token_id", "t"."scopes", "a"."id" as "account_id", "a"."person_id", "a"."jury", "a"."admin", COALESCE("t"."last_used_at" < now() - $1::interval, true) as "stale"
  from json_to_recordset($2::json) as "given" ("token_hash" bytea, "hash" text)
  inner join "api_token" as "t" on "t"."token_hash" = "given"."token_hash"
  inner join "account" as "a" on "a"."id" = "t"."account_id"
  where "t"."revoked_at" is null and "t"."expires_at" > now() and "a"."disabled_at" is null;

-- AccountHoldersRepository.lockInvitee (apps/api/src/identity/accounts/account-holders.repository.ts)

select
  from "person"
  where "id" = $1 for no key update;

-- AccountHoldersRepository.isEmailFree (apps/api/src/identity/accounts/account-holders.repository.ts)
-- AccountHoldersRepository.setEmail (apps/api/src/identity/accounts/account-holders.repository.ts)
-- AccountsRepository.isUsernameFree (apps/api/src/identity/accounts/accounts.repository.ts)
-- AccountsRepository.lockAdmins (apps/api/src/identity/accounts/accounts.repository.ts)

select pg_advisory_xact_lock(hashtextextended(locked.name, 0))::text as "taken"
  from unnest($1::text[]) as locked(name);

-- AccountHoldersRepository.isEmailFree (apps/api/src/identity/accounts/account-holders.repository.ts)
-- AccountHoldersRepository.setEmail (apps/api/src/identity/accounts/account-holders.repository.ts)

select
  from "contact"
  where lower("email") = lower($1) and "person_id" <> $2;

-- AccountsRepository.findByName (apps/api/src/identity/accounts/accounts.repository.ts)

select *
  from "account"
  where "id" = (select "id"
  from "account"
  where "username" = lower($1)
  union all select "b"."id"
  from "contact" as "c"
  inner join "account" as "b" on "b"."person_id" = "c"."person_id"
  where lower(c.email) = lower($2) and "b"."username" is not null
  limit $3);

-- AccountsRepository.lock (apps/api/src/identity/accounts/accounts.repository.ts)

select
  from "account"
  where "id" = $1 for no key update;

-- AccountsRepository.lockOfPerson (apps/api/src/identity/accounts/accounts.repository.ts)

select
  from "account"
  where "person_id" = $1 for no key update;

-- AccountsRepository.hasOtherAdmin (apps/api/src/identity/accounts/accounts.repository.ts)
-- AccountsRepository.isWithoutAdmin (apps/api/src/identity/accounts/accounts.repository.ts)

select "id"
  from "account"
  where "admin" = $1 and "disabled_at" is null and "username" is not null and "id" is distinct
  from $2
  limit $3;

-- OneTimeLinksRepository.lock (apps/api/src/identity/accounts/links/one-time-links.repository.ts)

select
  from "one_time_link"
  where "id" = $1 for update;

-- LoginsRepository.forgetOld (apps/api/src/identity/accounts/logins/logins.repository.ts)

delete from "login"
  where "id" in (select "id"
  from "login"
  where "expires_at" < now() - interval '30 days'
  limit $1
  for update skip locked);

-- ThrottleRepository.count (apps/api/src/identity/accounts/throttling/throttle.repository.ts)

insert into "throttle" ("key", "attempts", "since")
  values ($1, $2, now())
  on conflict ("key") do update
  set "attempts" = CASE WHEN throttle.since > now() - make_interval(mins => 1) THEN LEAST(throttle.attempts + 1, 1 + 1) ELSE 1 END, "since" = CASE WHEN throttle.since > now() - make_interval(mins => 1) THEN LEAST(throttle.since, now()) ELSE now() END
  returning "attempts", (EXTRACT(EPOCH FROM throttle.since + make_interval(mins => 1) - now()) * 1000)::float8 as "left";

-- ThrottleRepository.guess (apps/api/src/identity/accounts/throttling/throttle.repository.ts)

insert into "throttle" ("key", "attempts", "since")
  values ($1, $2, now())
  on conflict ("key") do update
  set "attempts" = CASE WHEN LEAST(throttle.since, now()) < now() - make_interval(mins => 4) THEN 1 WHEN NOT LEAST(throttle.since, now()) < now() - make_interval(mins => 4) AND throttle.attempts >= 1 AND LEAST(throttle.since, now()) + make_interval(mins => LEAST(1, power(2, GREATEST(0, LEAST(throttle.attempts - 1, 20)))::int)) > now() THEN throttle.attempts ELSE throttle.attempts + 1 END, "refused" = CASE WHEN NOT LEAST(throttle.since, now()) < now() - make_interval(mins => 4) AND throttle.attempts >= 1 AND LEAST(throttle.since, now()) + make_interval(mins => LEAST(1, power(2, GREATEST(0, LEAST(throttle.attempts - 1, 20)))::int)) > now() THEN throttle.refused + 1 ELSE 0 END, "since" = CASE WHEN NOT LEAST(throttle.since, now()) < now() - make_interval(mins => 4) AND throttle.attempts >= 1 AND LEAST(throttle.since, now()) + make_interval(mins => LEAST(1, power(2, GREATEST(0, LEAST(throttle.attempts - 1, 20)))::int)) > now() THEN LEAST(throttle.since, now()) ELSE now() END
  returning "attempts", throttle.refused > 0 as "is_refused", (EXTRACT(EPOCH FROM throttle.since + make_interval(mins => LEAST(1, power(2, GREATEST(0, LEAST(throttle.attempts - 1, 20)))::int)) - now()) * 1000)::float8 as "left";

-- ThrottleRepository.forgetOld (apps/api/src/identity/accounts/throttling/throttle.repository.ts)

delete from "throttle"
  where "key" in (select "key"
  from "throttle"
  where "since" < now() - interval '1 day'
  limit $1
  for update skip locked);

-- What repositories send by Kysely, each method called with one example of every parameter.

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

select
  from "contact"
  where lower("email") = lower($1) and "person_id" <> $2;

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

select "id"
  from "account"
  where "admin" = $1 and "disabled_at" is null and "username" is not null and "id" is distinct
  from $2
  limit $3;

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

-- ThrottleRepository.forgetOld (apps/api/src/identity/accounts/throttling/throttle.repository.ts)

delete from "throttle"
  where "key" in (select "key"
  from "throttle"
  where "since" < now() - interval '1 day'
  limit $1
  for update skip locked);

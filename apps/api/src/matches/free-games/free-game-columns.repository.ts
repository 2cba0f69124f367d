import { Prisma } from '../../platform/database/generated/client.js';

/** The columns of the table `free_game`, read as `g`, that make a `FreeGameRow`. */
export const freeGameColumns = Prisma.sql`
  g."id", g."season", g."date"::text AS "date", g."order", g."kind", g."subject", g."state", g."revision",
  g."entered_by" AS "enteredBy", g."objections", g."verdict", g."appointed_juror" AS "appointedJuror",
  g."submitted_at" AS "submittedAt", g."state_since" AS "stateSince"`;

import { Prisma } from '../../platform/database/generated/client.js';
import { type Asked, asked, eventNames, eventOf } from './events.js';

/** When that is done, or can no longer be done: of a notification `n`, of what it is about, and of `today`. */
const conditions: Readonly<Record<Asked, (today: string) => Prisma.Sql>> = {
  confirmation: () => Prisma.sql`m."state" <> 'submitted' OR EXISTS (SELECT FROM "side_member" ms
    WHERE ms."person_id" = n."person_id" AND (ms."side_id" = m."side_a" AND 'A' = ANY (m."confirmed_by")
      OR ms."side_id" = m."side_b" AND 'B' = ANY (m."confirmed_by")))`,
  'answer to a dispute': () => Prisma.sql`m."state" <> 'disputed'`,
  'new sheet': () => Prisma.sql`m."state" <> 'returned'`,
  'end of an open match': () => Prisma.sql`m."state" <> 'open'`,
  'decision on a match': () => Prisma.sql`m."state" <> 'confirmed'`,
  'decision on a dispute': () => Prisma.sql`m."state" <> 'disputed'`,
  ruling: () => Prisma.sql`m."state" <> 'submitted' OR m."open_errors" = 0`,
  'decision on a request': () => Prisma.sql`r."granted" IS NOT NULL OR r."withdrawn_at" IS NOT NULL`,
  'look at a free game': () => Prisma.sql`f."state" <> 'submitted'`,
  'entry in the cup': (today) => Prisma.sql`n."values" ->> 'day' < ${today} OR EXISTS (SELECT FROM "cup_entry" e
    WHERE e."pair_id" = n."subject_id" AND e."season"::text = n."values" ->> 'season')`,
  'be ready by a day': (today) => Prisma.sql`n."values" ->> 'day' < ${today}`,
  // The desk is told of once a day: an earlier word on it is out of date.
  'look at the desk': () => Prisma.sql`EXISTS (SELECT FROM "notification" later
    WHERE later."person_id" = n."person_id" AND later."event" = n."event" AND later."created_at" > n."created_at")`,
};

/** The tables that `isDone` reads, for notifications `n`. */
export const withWhatItIsAbout = Prisma.sql`
  LEFT JOIN "match" m ON m."id" = n."subject_id"
  LEFT JOIN "request" r ON r."id" = n."subject_id"
  LEFT JOIN "free_game" f ON f."id" = n."subject_id"`;

/** Whether what the notification `n` asks for is done. @param today `YYYY-MM-DD` in the office */
export function isDone(today: string): Prisma.Sql {
  const cases = asked.map((each) => {
    const events = eventNames.filter((name) => eventOf(name).asks === each);
    return Prisma.sql`WHEN n."event" = ANY (${events}) THEN ${conditions[each](today)}`;
  });
  return Prisma.sql`COALESCE(CASE ${Prisma.join(cases, ' ')} END, false)`;
}

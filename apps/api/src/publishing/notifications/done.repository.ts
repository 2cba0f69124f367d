import { Prisma } from '../../platform/database/generated/client.js';
import { type EventName, eventNames, eventOf } from './events.js';

/** What each event asks for, those that ask for something. */
const asks = JSON.stringify(
  Object.fromEntries(
    eventNames.flatMap((name): [EventName, string][] => {
      const { asks: asked } = eventOf(name);
      return asked === undefined ? [] : [[name, asked]];
    }),
  ),
);

/** The tables that `isDone` reads, for notifications `n`. */
export const withWhatItIsAbout = Prisma.sql`
  LEFT JOIN "match" m ON m."id" = n."subject_id"
  LEFT JOIN "request" r ON r."id" = n."subject_id"
  LEFT JOIN "free_game" f ON f."id" = n."subject_id"`;

/**
 * Whether what the notification `n` asks for is done, or can no longer be done.
 * @param today `YYYY-MM-DD` in the office
 */
export function isDone(today: string): Prisma.Sql {
  return Prisma.sql`COALESCE(CASE ${asks}::jsonb ->> n."event"
    WHEN 'confirmation' THEN m."state" <> 'submitted' OR EXISTS (SELECT FROM "side_member" ms
      WHERE ms."person_id" = n."person_id" AND (ms."side_id" = m."side_a" AND 'A' = ANY (m."confirmed_by")
        OR ms."side_id" = m."side_b" AND 'B' = ANY (m."confirmed_by")))
    WHEN 'answer to a dispute' THEN m."state" <> 'disputed'
    WHEN 'new sheet' THEN m."state" <> 'returned'
    WHEN 'end of an open match' THEN m."state" <> 'open'
    WHEN 'decision on a match' THEN m."state" <> 'confirmed'
    WHEN 'decision on a dispute' THEN m."state" <> 'disputed'
    WHEN 'ruling' THEN m."state" <> 'submitted' OR m."open_errors" = 0
    WHEN 'decision on a request' THEN r."granted" IS NOT NULL OR r."withdrawn_at" IS NOT NULL
    WHEN 'look at a free game' THEN f."state" <> 'submitted'
    WHEN 'entry in the cup' THEN n."values" ->> 'day' < ${today} OR EXISTS (SELECT FROM "cup_entry" e
      WHERE e."pair_id" = n."subject_id" AND e."season"::text = n."values" ->> 'season')
    WHEN 'be ready by a day' THEN n."values" ->> 'day' < ${today}
    -- The desk is told of once a day: an earlier word on it is out of date.
    WHEN 'look at the desk' THEN EXISTS (SELECT FROM "notification" later
      WHERE later."person_id" = n."person_id" AND later."event" = n."event" AND later."created_at" > n."created_at")
    END, false)`;
}

import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/database/rows.js';
import type { Tables } from '../../platform/database/tables.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { type Asked, type EventName, eventNames, eventOf } from './events.js';

/** Notifications `n` with what `isDone` reads: the match, request or free game that each is about. */
export function withWhatItIsAbout({ $kysely }: Pick<Transaction, '$kysely'>) {
  return $kysely
    .selectFrom('notification as n')
    .leftJoin('match as m', 'm.id', 'n.subjectId')
    .leftJoin('request as r', 'r.id', 'n.subjectId')
    .leftJoin('freeGame as f', 'f.id', 'n.subjectId');
}

interface WithWhatItIsAbout extends Tables {
  readonly n: Tables['notification'];
  readonly m: Tables['match'];
  readonly r: Tables['request'];
  readonly f: Tables['freeGame'];
}

/**
 * Whether what the notification `n` asks for is done, or can no longer be done.
 * @param today `YYYY-MM-DD` in the office
 */
export function isDone(today: string): Expression<SqlBool> {
  const eb = expressionBuilder<WithWhatItIsAbout, 'n' | 'm' | 'r' | 'f'>();
  const isOver = sql<boolean>`n.values ->> 'day' < ${today}`;
  const hasConfirmed = eb.selectFrom('sideMember as ms').whereRef('ms.personId', '=', 'n.personId')
    .where(sql<boolean>`(ms.side_id = m.side_a AND 'A' = ANY (m.confirmed_by)
      OR ms.side_id = m.side_b AND 'B' = ANY (m.confirmed_by))`);
  const done: Readonly<Record<Asked, Expression<SqlBool>>> = {
    confirmation: eb.or([eb('m.state', '<>', 'submitted'), eb.exists(hasConfirmed)]),
    'answer to a dispute': eb('m.state', '<>', 'disputed'),
    'new sheet': eb('m.state', '<>', 'returned'),
    'end of an open match': eb('m.state', '<>', 'open'),
    'decision on a match': eb('m.state', '<>', 'confirmed'),
    'decision on a dispute': eb('m.state', '<>', 'disputed'),
    ruling: eb.or([eb('m.state', '<>', 'submitted'), eb('m.openErrors', '=', 0)]),
    'decision on a request': eb.or([eb('r.granted', 'is not', null), eb('r.withdrawnAt', 'is not', null)]),
    'look at a free game': eb('f.state', '<>', 'submitted'),
    'entry in the cup': eb.or([
      isOver,
      eb.exists(
        eb
          .selectFrom('cupEntry as e')
          .whereRef('e.pairId', '=', 'n.subjectId')
          .where(sql<boolean>`e.season::text = n.values ->> 'season'`),
      ),
    ]),
    'be ready by a day': isOver,
    // The desk is told of once a day: an earlier word on it is out of date.
    'look at the desk': eb.exists(
      eb
        .selectFrom('notification as later')
        .whereRef('later.personId', '=', 'n.personId')
        .whereRef('later.event', '=', 'n.event')
        .whereRef('later.createdAt', '>', 'n.createdAt'),
    ),
  };
  const all = [...eventsByWhatTheyAsk].map(([asked, events]) =>
    eb.and([eb('n.event', '=', anyOf(events)), done[asked]]),
  );
  return eb.fn.coalesce(eb.or(all), eb.lit(false));
}

const eventsByWhatTheyAsk = eventNames.reduce((events, name) => {
  const { asks } = eventOf(name);
  return asks === undefined ? events : events.set(asks, [...(events.get(asks) ?? []), name]);
}, new Map<Asked, readonly EventName[]>());

import { Injectable } from '@nestjs/common';
import { partyNames } from '@tarokk/rules';
import type { Transaction } from '../../../platform/database/transactions.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { Mail } from '../../../platform/mail/mail.service.js';
import { Clock } from '../../../platform/office/clock.js';
import { record } from '../../../platform/events/outbox.js';
import { type Audience, type Cause, type EventName, eventOf, notificationsAfter } from '../events.js';
import type { Occurrence } from './occurrences.repository.js';
import {
  type NotificationToWrite,
  type QueuedDelivery,
  type Recipients,
  TellingRepository,
} from './telling.repository.js';

/** Tells people what concerns them, by all ways that they want. */
@Injectable()
export class Telling {
  constructor(
    private readonly repository: TellingRepository,
    private readonly clock: Clock,
    private readonly mail: Mail,
    private readonly jobs: Jobs,
  ) {}

  /** All of it, and the jobs that bring it to them, is there when the transaction is kept. */
  async tell(transaction: Transaction, told: readonly NotificationToWrite[]): Promise<void> {
    // A milestone that was lost and reached again at once is told once.
    const once = [...new Map(told.map((each) => [each.key, each])).values()];
    if (once.length === 0) return;
    const today = await this.clock.today();
    const { deliveries, persons } = await this.repository.tell(transaction, once, today, this.mail.isConfigured);
    await this.bring(transaction, deliveries);
    await record(transaction, ...persons.map((id) => ({ type: 'notified', id }) as const));
  }

  /** Puts deliveries into the queue. */
  async bring(transaction: Transaction, made: readonly QueuedDelivery[]): Promise<void> {
    const idsOf = (wanted: QueuedDelivery['channel']): string[] =>
      made.flatMap(({ id, channel }) => (channel === wanted ? [id] : []));
    await this.jobs.add(transaction, 'letter', idsOf('mail'));
    await this.jobs.add(transaction, 'webhook', idsOf('webhook'));
  }

  /** After the transaction: what was put into the queue need not wait for the next look. */
  hurry(): void {
    this.jobs.wake('letter');
    this.jobs.wake('webhook');
  }
}

/** Whom something concerns. */
export interface Concerned {
  /** The two of a match; the team of a request that is about no match; pairs of a cup or Grand Prix. */
  readonly sides: readonly string[];
  readonly sidesToConfirm?: readonly string[];
  readonly otherSides?: readonly string[];
  readonly askingSide?: string | null;
  /** Of a tie of the cup, of which each pair is told by itself. */
  readonly playingSide?: string | null;
  readonly persons?: readonly string[];
  /** Of a free game. */
  readonly players?: readonly string[];
  readonly matchId?: string | null;
  readonly playerId?: string | null;
  readonly ownerId?: string | null;
}

/** All that is to be told because of an occurrence, by the table of events. */
export function toldOf(occurrence: Occurrence): readonly NotificationToWrite[] {
  const { objectId, number, accountId, at } = occurrence;
  const concerned = whomItConcerns(occurrence);
  const values = valuesOf(occurrence);
  return notificationsAfter(occurrence.kind).flatMap((event) => {
    const { because, alsoWhoDidIt } = eventOf(event);
    if (!hasCome(because, occurrence)) return [];
    const key = `${event} ${objectId} ${number}`;
    const except = alsoWhoDidIt === true ? null : accountId;
    return [{ event, key, subjectId: objectId, values, to: recipientsOf(event, concerned), except, at }];
  });
}

/** What the sentence needs; which step or ruling it was, since the line and the reason are said when it is read. */
function valuesOf({ kind, to, number, season }: Occurrence): NotificationToWrite['values'] {
  if (kind === 'milestone') return { number };
  if (kind === 'match-move' && (to === 'disputed' || to === 'returned')) return { move: number };
  if (kind === 'match-ruling') return { ruling: number };
  return season === null ? {} : { season };
}

export function recipientsOf(event: EventName, concerned: Concerned): Recipients {
  const { sides, sidesToConfirm = [], otherSides = [], askingSide = null, playingSide = null } = concerned;
  const { persons = [], players = [] } = concerned;
  const { matchId = null, playerId = null, ownerId = null } = concerned;
  const { tells } = eventOf(event);
  const told = (audience: Audience, ids: readonly (string | null)[]): readonly string[] =>
    tells.includes(audience) ? ids.filter((id) => id !== null) : [];
  return {
    sides: [
      ...new Set([
        ...told('both sides', sides),
        ...told('pairs', sides),
        ...told('sides to confirm', sidesToConfirm),
        ...told('other side', otherSides),
        ...told('side that asked', [askingSide]),
        ...told('side that plays', [playingSide]),
      ]),
    ],
    persons: [...told('player', [playerId]), ...told('players', players)],
    accounts: told('owner', [ownerId]),
    jury: tells.includes('jury') ? { sides, persons: [...persons, ...players], matchId } : null,
  };
}

function hasCome(because: Cause, occurrence: Occurrence): boolean {
  if (!('act' in because) || because.act !== occurrence.kind) return false;
  const { from, to, actor, sealed, state, openErrors, granted, undecided, conceded } = occurrence;
  switch (because.act) {
    case 'match-move':
      return (
        because.to === to &&
        (because.from === undefined || because.from === from) &&
        !(because.notFrom ?? []).some((state) => state === from) &&
        (because.stillThere === undefined || state === to) &&
        (because.errors === undefined || because.errors === openErrors > 0) &&
        !(because.onOwnPhone === true && sealed)
      );
    case 'request-asked':
      return undecided;
    case 'request-decided':
      return because.granted === granted;
    case 'free-game-move':
      return because.to === (actor === 'player' && from === to ? 'as it is' : to);
    case 'cup-act':
      return because.conceded === conceded;
    case 'milestone':
    case 'seal-taken':
    case 'seal-refused':
    case 'match-ruling':
    case 'request-lapsed':
    case 'cup-drawn':
    case 'grand-prix-drawn':
    case 'grand-prix-cancelled':
    case 'grand-prix-closed':
      return true;
  }
}

function whomItConcerns({
  kind,
  objectId,
  sides,
  askingSide,
  persons,
  players,
  movedBy,
  ...match
}: Occurrence): Concerned {
  const { enteredBy, confirmedBy } = match;
  return {
    sides,
    sidesToConfirm: sides.filter((_, party) => {
      const name = partyNames[party]!;
      return enteredBy !== name && !confirmedBy.includes(name);
    }),
    otherSides: sides.filter((_, party) => partyNames[party] !== movedBy),
    askingSide,
    persons,
    players,
    matchId: kind.startsWith('match-') || kind.startsWith('seal-') ? objectId : null,
    playerId: kind === 'milestone' ? objectId : null,
  };
}

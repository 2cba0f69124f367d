import { partyNames } from '@tarokk/rules';
import { type Audience, type Cause, type EventName, eventOf, notificationsAfter } from '../events.js';
import type { Occurrence } from './occurrences.repository.js';

/** Who is told: everybody whom one of these fields names. */
export interface Recipients {
  /** The people who act for these sides today (D12). */
  readonly sides: readonly string[];
  readonly persons: readonly string[];
  readonly accounts: readonly string[];
  /** The jury, apart from those whom it concerns: of these sides, at the table of this match, or one of these persons. */
  readonly jury: {
    readonly sides: readonly string[];
    readonly matchId: string | null;
    readonly persons: readonly string[];
  } | null;
}

/** An event that somebody is to be told of. */
export interface NotificationToWrite {
  readonly event: EventName;
  /** Tells this event from an earlier one of the same kind, so that nobody is told the same twice. */
  readonly key: string;
  readonly subjectId: string | null;
  /** Numbers and days that its sentence needs. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly to: Recipients;
  /** The account that did it, which is not told. */
  readonly except: string | null;
  /** When it happened; null for now. */
  readonly at: Date | null;
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

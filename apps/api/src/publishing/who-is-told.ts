import type { DomainEvent, EventOf, EventType } from '../platform/events/domain-event.js';
import type { LiveChange } from './live/live-change.js';
import type { EventName } from './notifications/events.js';

/** Whom an event is told. */
interface Told<Type extends EventType> {
  /** What subscribers hear, and where `access` stands, whose connections are looked at again. Nothing: nobody watches it. */
  readonly live?: (event: EventOf<Type>) => readonly LiveChange[];
  /** Which notifications, by mail and webhook too, can come of it. When, and whom they reach, stands in `notifications/events.ts`. */
  readonly notifications?: readonly EventName[];
}

const match = ({ id, season }: { readonly id: string; readonly season: number }): readonly LiveChange[] => [
  { topic: 'match', season, id },
];
const request = ({ id, season }: { readonly id: string; readonly season: number }): readonly LiveChange[] => [
  { topic: 'request', season, id },
];
const cup = ({ season }: { readonly season: number }): readonly LiveChange[] => [{ topic: 'cup', season }];
const standings = ({ season }: { readonly season: number }): readonly LiveChange[] => [{ topic: 'standings', season }];
const grandPrix = ({ id, season }: { readonly id: string; readonly season: number }): readonly LiveChange[] => [
  { topic: 'grand-prix', season, id },
];
const trophies = (): readonly LiveChange[] => [{ topic: 'trophies' }];
const person = ({ id }: { readonly id: string }): readonly LiveChange[] => [{ topic: 'notifications', id }];
const counting: readonly string[] = ['admitted', 'reopened'];

/** Who is told of what, for every event: the one place where it stands. */
export const whoIsTold: { readonly [Type in EventType]: Told<Type> } = {
  'match-move': {
    live: match,
    notifications: [
      ...(['match.to-confirm', 'match.corrected', 'match.entered-with-errors', 'match.confirmed'] as const),
      ...(['match.confirmation-revoked', 'match.disputed', 'match.dispute-settled', 'match.approved'] as const),
      ...(['match.returned', 'match.reopened', 'match.left-open', 'match.withdrawn', 'milestone'] as const),
      ...(['jury.match-to-decide', 'jury.match-disputed', 'jury.match-with-errors'] as const),
    ],
  },
  'match-ruling': { live: match, notifications: ['match.ruled'] },
  'match-changed': { live: match },
  'seal-taken': { notifications: ['match.sealed-confirmed'] },
  'seal-refused': { notifications: ['match.seal-refused'] },
  'results-changed': { live: ({ season, tables }) => tables.map((topic) => ({ topic, season })) },

  'plan-changed': {},
  'request-asked': { live: request, notifications: ['jury.request-asked'] },
  'request-decided': { live: request, notifications: ['request.granted', 'request.refused'] },
  'request-lapsed': { live: request, notifications: ['request.lapsed'] },
  'request-changed': { live: request },
  // Games of a Grand Prix are shown as they are finished, from drafts too (D42).
  'draft-changed': { live: () => [{ topic: 'grand-prix' }] },

  'cup-changed': { live: cup },
  'cup-drawn': { live: cup, notifications: ['cup.drawn'] },
  'cup-act': { live: cup, notifications: ['cup.conceded', 'cup.decided'] },
  'grand-prix-changed': { live: grandPrix },
  'grand-prix-drawn': { live: grandPrix, notifications: ['grand-prix.drawn'] },
  'grand-prix-cancelled': { live: grandPrix, notifications: ['grand-prix.cancelled'] },
  'grand-prix-closed': { live: grandPrix, notifications: ['grand-prix.closed'] },
  'free-game-move': {
    live: ({ id, season, from, to }) => [
      { topic: 'free-game', season, id, isPublic: counting.includes(to) || counting.includes(from ?? '') },
    ],
    notifications: [
      ...(['free-game.entered', 'free-game.objected', 'free-game.admitted', 'free-game.refused'] as const),
      ...(['free-game.reopened', 'free-game.withdrawn', 'milestone', 'jury.free-game-to-decide'] as const),
    ],
  },
  'free-game-changed': { live: ({ id, season, isPublic }) => [{ topic: 'free-game', season, id, isPublic }] },
  'free-factor-fixed': {},

  'season-opened': {},
  'season-changed': { live: standings },
  'team-changed': { live: standings },
  'pair-changed': { live: standings },
  'person-changed': {},
  'person-merged': { live: trophies },
  'merge-undone': { live: trophies },
  'venue-changed': {},

  'account-changed': {},
  'link-made': {},
  'token-made': {},
  'access-changed': { live: ({ id }) => [{ topic: 'access', id }] },

  'matches-imported': {},
  'old-table-changed': {},
  'old-list-changed': { live: trophies },
  'season-exported': {},
  notified: { live: person },
  'notifications-read': { live: person },
  'notification-settings-changed': {},
  'webhook-changed': {},
  delivery: {},
};

/** What subscribers hear of an event. */
export function liveChangesOf(event: DomainEvent): readonly LiveChange[] {
  // The function of a type is only called with events of that type.
  const { live } = whoIsTold[event.type] as { readonly live?: (event: DomainEvent) => readonly LiveChange[] };
  return live?.(event) ?? [];
}

import type { DomainEvent, EventOf, EventType } from '../../platform/events/domain-event.js';
import type { LiveChange } from './live-change.js';

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

/** What subscribers hear of each event, and where `access` stands, whose connections are looked at again; null: nobody watches it. */
const heard: { readonly [Type in EventType]: ((event: EventOf<Type>) => readonly LiveChange[]) | null } = {
  'match-move': match,
  'match-ruling': match,
  'match-changed': match,
  'seal-taken': null,
  'seal-refused': null,
  'results-changed': ({ season, tables }) => tables.map((topic) => ({ topic, season })),

  'plan-changed': null,
  'request-asked': request,
  'request-decided': request,
  'request-lapsed': request,
  'request-changed': request,
  // Games of a Grand Prix are shown as they are finished, from drafts too (D42).
  'draft-changed': () => [{ topic: 'grand-prix' }],

  'cup-changed': cup,
  'cup-drawn': cup,
  'cup-act': cup,
  'grand-prix-changed': grandPrix,
  'grand-prix-drawn': grandPrix,
  'grand-prix-cancelled': grandPrix,
  'grand-prix-closed': grandPrix,
  'free-game-move': ({ id, season, from, to }) => [
    { topic: 'free-game', season, id, isPublic: counting.includes(to) || counting.includes(from ?? '') },
  ],
  'free-game-changed': ({ id, season, isPublic }) => [{ topic: 'free-game', season, id, isPublic }],
  'free-factor-fixed': null,

  'season-opened': null,
  'season-changed': standings,
  'team-changed': standings,
  'pair-changed': standings,
  'person-changed': null,
  'person-merged': trophies,
  'merge-undone': trophies,
  'venue-changed': null,

  'account-changed': null,
  'link-made': null,
  'token-made': null,
  'access-changed': ({ id }) => [{ topic: 'access', id }],

  'office-text-changed': null,

  'matches-imported': null,
  'old-table-changed': null,
  'old-list-changed': trophies,
  'season-exported': null,
  notified: person,
  'notifications-read': person,
  'notification-settings-changed': null,
  'webhook-changed': null,
  delivery: null,
};

/** What subscribers hear of an event. */
export function liveChangesOf(event: DomainEvent): readonly LiveChange[] {
  // The function of a type is only called with events of that type.
  const changes = heard[event.type] as ((event: DomainEvent) => readonly LiveChange[]) | null;
  return changes?.(event) ?? [];
}

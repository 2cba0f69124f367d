/** Tables that follow from what matches and games count. */
export const derivedTables = ['standings', 'cup', 'free-championship', 'trophies'] as const;
export type DerivedTable = (typeof derivedTables)[number];

/**
 * Something that somebody did and that others may want to know of. `id` is that of the object in question, `number` that of the step,
 * the ruling or the act, or the version of the object. Whom it is told stands in
 * `publishing/notifications/events.ts`, what subscribers hear of it in `publishing/live/changes-of-events.ts`.
 */
export type DomainEvent =
  // Matches.
  | {
      readonly type: 'match-move';
      readonly id: string;
      readonly number: number;
      readonly season: number;
      readonly from: string;
      readonly to: string;
      /** The account that took the step. */
      readonly by: string;
    }
  | { readonly type: 'match-ruling'; readonly id: string; readonly number: number; readonly season: number }
  | { readonly type: 'match-changed'; readonly id: string; readonly season: number }
  | { readonly type: 'seal-taken' | 'seal-refused'; readonly id: string; readonly number: number }
  /** What matches or games of a season count for these tables is another. */
  | {
      readonly type: 'results-changed';
      readonly season: number | null;
      readonly tables: readonly DerivedTable[];
    }
  // Planned matches, requests and drafts.
  | { readonly type: 'plan-changed'; readonly id: string; readonly season: number }
  | {
      readonly type: 'request-asked' | 'request-decided' | 'request-lapsed' | 'request-changed';
      readonly id: string;
      readonly number: number;
      readonly season: number;
    }
  | { readonly type: 'draft-changed'; readonly plannedMatchId: string }
  // Competitions.
  | { readonly type: 'cup-changed' | 'cup-drawn'; readonly season: number }
  | {
      readonly type: 'cup-act';
      readonly id: string;
      readonly number: number;
      readonly season: number;
      readonly kind: string;
    }
  | {
      readonly type: 'grand-prix-changed' | 'grand-prix-drawn' | 'grand-prix-cancelled' | 'grand-prix-closed';
      readonly id: string;
      readonly number: number;
      readonly season: number;
    }
  | {
      readonly type: 'free-game-move';
      readonly id: string;
      readonly number: number;
      readonly season: number;
      readonly from: string | null;
      readonly to: string;
    }
  | { readonly type: 'free-game-changed'; readonly id: string; readonly season: number; readonly isPublic: boolean }
  | { readonly type: 'free-factor-fixed'; readonly season: number }
  // The registry.
  | { readonly type: 'season-opened' | 'season-changed'; readonly season: number }
  | { readonly type: 'team-changed' | 'pair-changed'; readonly id: string; readonly season: number }
  | { readonly type: 'person-changed' | 'person-merged' | 'merge-undone' | 'venue-changed'; readonly id: string }
  // Accounts.
  | { readonly type: 'account-changed' | 'link-made' | 'token-made'; readonly id: string }
  /** What an account may do, or whether a login or token of it holds, is another than before: its connections are looked at again. */
  | { readonly type: 'access-changed'; readonly id: string }
  // The office itself. `id` is the kind of its text.
  | { readonly type: 'office-text-changed'; readonly id: string }
  // What was brought in from before, and what is published.
  | { readonly type: 'matches-imported' | 'old-table-changed' | 'old-list-changed'; readonly id: string }
  | { readonly type: 'season-exported'; readonly season: number }
  | { readonly type: 'notified' | 'notifications-read'; readonly id: string }
  | { readonly type: 'notification-settings-changed' | 'webhook-changed'; readonly id: string }
  | { readonly type: 'delivery'; readonly id: string };

export type EventType = DomainEvent['type'];

/** An event of this type. */
export type EventOf<Type extends EventType, Event extends DomainEvent = DomainEvent> = Event extends DomainEvent
  ? Type extends Event['type']
    ? Event
    : never
  : never;

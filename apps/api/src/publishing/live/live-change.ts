/** What can be watched, and `access`: whose connections are to be looked at again. */
export type Topic =
  | 'standings'
  | 'trophies'
  | 'match'
  | 'request'
  | 'access'
  | 'cup'
  | 'grand-prix'
  | 'notifications'
  | 'free-championship'
  | 'free-game';

/** That something has changed, for those who watch it: which object, never how. */
export interface LiveChange {
  readonly topic: Topic;
  readonly season?: number | null;
  /** Of the match, the free game, the request, the Grand Prix, the account whose access has changed, or the person who is told something. */
  readonly id?: string;
  /** Whether anybody may know of it, where it is not the match that decides. */
  readonly isPublic?: boolean;
}

import type { FreeState, State } from '@tarokk/competition';
import type { EventType } from '../../platform/events/domain-event.js';
import type { NotificationKind } from './kinds.js';

/** What an event is about: it decides who may read of it, and what `{subject}` stands for in its words. */
export type Subject =
  | 'match'
  | 'planned-match'
  | 'request'
  | 'person'
  | 'opponent'
  | 'free-game'
  /** What was said or decided in a cup. */
  | 'cup-act'
  /** A pair in the cup of its season. */
  | 'cup-pair'
  | 'grand-prix'
  | 'webhook'
  | 'desk';

/** Who is told. */
export const audiences = {
  'both sides': 'whoever acts for one of the two sides, or for the team that a request is about (D12)',
  'side that plays':
    'whoever acts for a pair that has still to play: of its opponent it is told, and the opponent of it',
  'other side': 'whoever acts for the side that did not do it; for both where the jury did',
  'sides to confirm': 'whoever acts for a side that has still to confirm the sheet',
  'side that asked': 'whoever acts for the side that made the request',
  pairs: 'both players of each pair that it concerns (D12)',
  players: 'whoever played in the free game',
  player: 'the player themselves',
  jury: 'the jury, apart from members whom it concerns (D12)',
  owner: 'the account that registered the webhook',
} as const satisfies Readonly<Record<string, string>>;
export type Audience = keyof typeof audiences;

/**
 * What was done: an event of the outbox, save a milestone, which is found when the event of the match or game that led to it is read, and
 * a paused webhook, of which whoever pauses it tells.
 */
type Act<Kind extends EventType | 'milestone' | 'webhook-paused'> = Kind;

/** Why somebody is told: something was done, or a day has come. */
export type Cause =
  | {
      readonly act: Act<'match-move'>;
      readonly to: State;
      readonly from?: State;
      readonly notFrom?: readonly State[];
      /** Only while the match is in this state: else somebody has already done what the notification would ask for. */
      readonly stillThere?: true;
      /** Only with errors that no ruling lets stand, or without. */
      readonly errors?: boolean;
      /** Not where it was said on a phone of the other side: of that its own event tells. */
      readonly onOwnPhone?: true;
    }
  | { readonly act: Act<'request-decided'>; readonly granted: boolean }
  /** By somebody who played in it and objects, or by others. */
  | { readonly act: Act<'free-game-move'>; readonly to: FreeState | 'as it is' }
  | { readonly act: Act<'cup-act'>; readonly conceded: boolean }
  | { readonly act: Act<'cup-drawn' | 'grand-prix-drawn' | 'grand-prix-cancelled' | 'grand-prix-closed'> }
  | { readonly act: Act<'seal-taken' | 'seal-refused'> }
  | { readonly act: Act<'match-ruling' | 'request-asked' | 'request-lapsed' | 'milestone' | 'webhook-paused'> }
  /** On that day, and so many days before. */
  | {
      readonly day:
        | 'of a decision'
        | 'of a planned match'
        | 'when an open match ends'
        | 'of a Grand Prix'
        | 'when the entries of a cup close'
        | 'when a tie of the cup ends';
      readonly daysBefore: number;
    }
  /** When the cup has come so far that it is theirs. */
  | { readonly day: 'of a medal' }
  | { readonly day: 'with work for the jury' };

/** All that can have been done. */
export type DoneAct = Extract<Cause, { readonly act: string }>['act'];

/** What a notification may ask for. `done.ts` says how it is seen that this was done, or is no longer to do. */
export const asked = [
  'confirmation',
  'answer to a dispute',
  'new sheet',
  'end of an open match',
  'decision on a match',
  'decision on a dispute',
  'ruling',
  'decision on a request',
  'look at a free game',
  'entry in the cup',
  'be ready by a day',
  'look at the desk',
] as const;
export type Asked = (typeof asked)[number];

export interface NotificationEvent {
  readonly kind: NotificationKind;
  readonly about: Subject;
  /** What has happened, for the reference. */
  readonly meaning: string;
  readonly because: Cause;
  readonly tells: readonly Audience[];
  /** What it asks for; left out of what is only to be known. */
  readonly asks?: Asked;
  /** Whether the account that did it is told too. */
  readonly alsoWhoDidIt?: true;
  /** The channel through which it goes; all channels unless given. */
  readonly only?: 'mail' | 'webhook';
}

const entered = { act: 'match-move', to: 'submitted', notFrom: ['submitted', 'confirmed'], stillThere: true } as const;
const isFirst = { ...entered, notFrom: ['submitted', 'confirmed', 'disputed', 'returned'] } as const;
const isCorrection = { ...entered, notFrom: ['draft', 'submitted', 'confirmed', 'open'] } as const;

/** All that anybody is told of: why, and who. Its words are in `event-words.ts`, and the document in docs/notifications.md. */
export const notificationEvents = {
  'match.to-confirm': {
    kind: 'sheet-to-confirm',
    about: 'match',
    because: { ...isFirst, errors: false },
    tells: ['sides to confirm'],
    asks: 'confirmation',
    meaning: 'A sheet was handed in, and your side has to confirm or dispute it.',
  },
  'match.corrected': {
    kind: 'sheet-to-confirm',
    about: 'match',
    because: { ...isCorrection, errors: false },
    tells: ['sides to confirm'],
    asks: 'confirmation',
    meaning: 'A disputed or returned sheet was corrected, and your side has to confirm or dispute the correction.',
  },
  'match.entered-with-errors': {
    kind: 'sheet-to-confirm',
    about: 'match',
    because: { ...entered, errors: true },
    tells: ['sides to confirm'],
    asks: 'confirmation',
    meaning: 'A sheet was handed in that has errors: before it can be confirmed the jury has to rule on it.',
  },
  'match.sealed-confirmed': {
    kind: 'sheet-to-confirm',
    about: 'match',
    because: { act: 'seal-taken' },
    tells: ['both sides'],
    meaning: 'The sheet was confirmed on a phone of the other side, with a PIN. This can be revoked for 48 hours.',
    alsoWhoDidIt: true,
  },
  'match.seal-refused': {
    kind: 'sheet-to-confirm',
    about: 'match',
    because: { act: 'seal-refused' },
    tells: ['both sides'],
    asks: 'confirmation',
    meaning:
      'What was said to the sheet on a phone of the other side does not hold: the PIN was wrong, or it was another sheet. The sheet is still to be confirmed.',
    alsoWhoDidIt: true,
  },
  'match.confirmed': {
    kind: 'confirmation',
    about: 'match',
    tells: ['other side'],
    because: { act: 'match-move', to: 'confirmed', notFrom: ['disputed'], onOwnPhone: true },
    meaning: 'The sheet was confirmed, and waits for the jury.',
  },
  'match.confirmation-revoked': {
    kind: 'dispute',
    about: 'match',
    tells: ['both sides'],
    because: { act: 'match-move', from: 'confirmed', to: 'submitted' },
    asks: 'confirmation',
    meaning: 'A side has revoked its confirmation, which was given on a phone of the other side.',
  },
  'match.disputed': {
    kind: 'dispute',
    about: 'match',
    because: { act: 'match-move', to: 'disputed' },
    tells: ['both sides'],
    asks: 'answer to a dispute',
    meaning: 'The sheet is disputed: by whom, in which game, which line, and why.',
  },
  'match.dispute-settled': {
    kind: 'dispute',
    about: 'match',
    tells: ['both sides'],
    because: { act: 'match-move', from: 'disputed', to: 'confirmed' },
    meaning: 'Who disputed the sheet has confirmed it.',
  },
  'match.approved': {
    kind: 'decision',
    about: 'match',
    because: { act: 'match-move', to: 'approved' },
    tells: ['both sides'],
    meaning: 'The jury has approved the match: it counts.',
  },
  'match.returned': {
    kind: 'decision',
    about: 'match',
    because: { act: 'match-move', to: 'returned' },
    tells: ['both sides'],
    asks: 'new sheet',
    meaning: 'The jury has returned the sheet: a new one is to be handed in.',
  },
  'match.ruled': {
    kind: 'decision',
    about: 'match',
    because: { act: 'match-ruling' },
    tells: ['both sides'],
    meaning: 'The jury has ruled on the match (D14).',
  },
  'match.reopened': {
    kind: 'decision',
    about: 'match',
    because: { act: 'match-move', to: 'reopened' },
    tells: ['both sides'],
    meaning: 'The jury has reopened an approved match: until it is approved again it does not count (D13).',
  },
  'match.left-open': {
    kind: 'decision',
    about: 'match',
    because: { act: 'match-move', to: 'open' },
    tells: ['both sides'],
    meaning: 'The jury has left the match open: it is played to its end later (9, D24).',
  },
  'match.withdrawn': {
    kind: 'decision',
    about: 'match',
    because: { act: 'match-move', to: 'withdrawn' },
    tells: ['both sides'],
    meaning: 'The match was withdrawn, by the jury or by the side that had entered it.',
  },
  'request.granted': {
    kind: 'decision',
    about: 'request',
    tells: ['both sides', 'side that asked'],
    because: { act: 'request-decided', granted: true },
    meaning: 'The jury has granted a request.',
  },
  'request.refused': {
    kind: 'decision',
    about: 'request',
    tells: ['both sides', 'side that asked'],
    because: { act: 'request-decided', granted: false },
    meaning: 'The jury has refused a request.',
  },
  'request.lapsed': {
    kind: 'decision',
    about: 'request',
    because: { act: 'request-lapsed' },
    tells: ['side that asked'],
    meaning: 'Date or place of a planned match were changed, so what was granted for it no longer holds (D21).',
  },
  'request.due': {
    kind: 'deadline',
    about: 'request',
    tells: ['side that asked', 'jury'],
    because: { day: 'of a decision', daysBefore: 3 },
    asks: 'decision on a request',
    meaning: 'A request is undecided, and in three days at most a decision comes too late (D21).',
  },
  'planned-match.near': {
    kind: 'deadline',
    about: 'planned-match',
    tells: ['both sides'],
    because: { day: 'of a planned match', daysBefore: 2 },
    asks: 'be ready by a day',
    meaning: 'A planned match is to be played within two days.',
  },
  'match.open-ends': {
    kind: 'deadline',
    about: 'match',
    tells: ['both sides'],
    because: { day: 'when an open match ends', daysBefore: 31 },
    asks: 'end of an open match',
    meaning: 'An open match is to be played to its end by 31 December, or the jury closes it without points (D24).',
  },
  'free-game.entered': {
    kind: 'sheet-to-confirm',
    about: 'free-game',
    tells: ['players'],
    because: { act: 'free-game-move', to: 'submitted' },
    asks: 'look at a free game',
    meaning: 'A game of the free championship was handed in that names you: object to it if it is not so (12).',
  },
  'free-game.objected': {
    kind: 'dispute',
    about: 'free-game',
    tells: ['players'],
    because: { act: 'free-game-move', to: 'as it is' },
    asks: 'look at a free game',
    meaning: 'Somebody who played in a free game objects to it.',
  },
  'free-game.admitted': {
    kind: 'decision',
    about: 'free-game',
    tells: ['players'],
    because: { act: 'free-game-move', to: 'admitted' },
    meaning: 'The jury has admitted a free game: it counts.',
  },
  'free-game.refused': {
    kind: 'decision',
    about: 'free-game',
    tells: ['players'],
    because: { act: 'free-game-move', to: 'refused' },
    meaning: 'The jury has refused a free game; it can be handed in anew.',
  },
  'free-game.reopened': {
    kind: 'decision',
    about: 'free-game',
    tells: ['players'],
    because: { act: 'free-game-move', to: 'reopened' },
    meaning: 'The jury has reopened an admitted free game: until it is admitted again it does not count (D13).',
  },
  'free-game.withdrawn': {
    kind: 'decision',
    about: 'free-game',
    tells: ['players'],
    because: { act: 'free-game-move', to: 'withdrawn' },
    meaning: 'A free game was withdrawn, by the jury or by whoever had handed it in.',
  },
  'cup.entries-close': {
    kind: 'deadline',
    about: 'cup-pair',
    tells: ['pairs'],
    because: { day: 'when the entries of a cup close', daysBefore: 7 },
    asks: 'entry in the cup',
    meaning: 'The entries of the cup close within a week, and your pair is not on the list (D28).',
  },
  'cup.drawn': {
    kind: 'decision',
    about: 'cup-pair',
    because: { act: 'cup-drawn' },
    tells: ['pairs'],
    meaning: 'The cup is drawn (D27).',
  },
  'cup.conceded': {
    kind: 'decision',
    about: 'cup-act',
    because: { act: 'cup-act', conceded: true },
    tells: ['pairs'],
    meaning: 'A pair has given up a tie (D30).',
  },
  'cup.decided': {
    kind: 'decision',
    about: 'cup-act',
    because: { act: 'cup-act', conceded: false },
    tells: ['pairs'],
    meaning: 'The jury has decided on a tie of your pair: put it off, said who goes on, or let another play (10, D33).',
  },
  'cup.tie-ends': {
    kind: 'deadline',
    about: 'opponent',
    tells: ['side that plays'],
    because: { day: 'when a tie of the cup ends', daysBefore: 7 },
    asks: 'be ready by a day',
    meaning: 'A tie of the cup is open, and in a week at most its last day is over: then the jury decides (10, D33).',
  },
  'cup.medal': {
    kind: 'milestone',
    about: 'cup-pair',
    because: { day: 'of a medal' },
    tells: ['pairs'],
    meaning: 'Your pair has a medal of the cup: gold, silver or bronze (10, D34).',
  },
  'grand-prix.near': {
    kind: 'deadline',
    about: 'grand-prix',
    tells: ['pairs'],
    because: { day: 'of a Grand Prix', daysBefore: 3 },
    asks: 'be ready by a day',
    meaning: 'A Grand Prix that your pair has entered is within three days.',
  },
  'grand-prix.drawn': {
    kind: 'decision',
    about: 'grand-prix',
    because: { act: 'grand-prix-drawn' },
    tells: ['pairs'],
    meaning: 'The schedule of a Grand Prix is made (D39).',
  },
  'grand-prix.cancelled': {
    kind: 'decision',
    about: 'grand-prix',
    because: { act: 'grand-prix-cancelled' },
    tells: ['pairs'],
    meaning: 'A Grand Prix that your pair had entered was cancelled.',
  },
  'grand-prix.closed': {
    kind: 'decision',
    about: 'grand-prix',
    because: { act: 'grand-prix-closed' },
    tells: ['pairs'],
    meaning: 'A Grand Prix is closed: its places are final (D42).',
  },
  milestone: {
    kind: 'milestone',
    about: 'person',
    tells: ['player', 'jury'],
    alsoWhoDidIt: true,
    because: { act: 'milestone' },
    meaning: 'A player has won their 100th, 250th, 500th or 1000th trophy (13).',
  },
  'jury.match-to-decide': {
    kind: 'jury',
    about: 'match',
    tells: ['jury'],
    only: 'webhook',
    because: { act: 'match-move', to: 'confirmed', stillThere: true },
    asks: 'decision on a match',
    meaning: 'A confirmed match waits for the jury.',
  },
  'jury.match-disputed': {
    kind: 'jury',
    about: 'match',
    tells: ['jury'],
    only: 'webhook',
    because: { act: 'match-move', to: 'disputed', stillThere: true },
    asks: 'decision on a dispute',
    meaning: 'A disputed match waits for the jury.',
  },
  'jury.match-with-errors': {
    kind: 'jury',
    about: 'match',
    because: { ...entered, errors: true },
    tells: ['jury'],
    only: 'webhook',
    asks: 'ruling',
    meaning: 'A sheet with errors was handed in with the request for a ruling.',
  },
  'jury.request-asked': {
    kind: 'jury',
    about: 'request',
    because: { act: 'request-asked' },
    tells: ['jury'],
    only: 'webhook',
    asks: 'decision on a request',
    meaning: 'A side asks the jury for something.',
  },
  'jury.free-game-to-decide': {
    kind: 'jury',
    about: 'free-game',
    tells: ['jury'],
    only: 'webhook',
    because: { act: 'free-game-move', to: 'submitted' },
    asks: 'look at a free game',
    meaning: 'A free game waits for the jury.',
  },
  'jury.desk': {
    kind: 'jury',
    about: 'desk',
    because: { day: 'with work for the jury' },
    tells: ['jury'],
    only: 'mail',
    asks: 'look at the desk',
    meaning: 'What waits for the jury, once a day while anything does.',
  },
  'webhook.paused': {
    kind: 'webhook',
    about: 'webhook',
    because: { act: 'webhook-paused' },
    tells: ['owner'],
    only: 'mail',
    meaning: 'A webhook was paused: its receiver took nothing for long, or said that it is gone for good.',
  },
} as const satisfies Readonly<Record<string, NotificationEvent>>;

export type EventName = keyof typeof notificationEvents;

export const eventNames = Object.keys(notificationEvents) as readonly EventName[];

/** The same with a type that does not tell them apart. */
export function eventOf(name: EventName): NotificationEvent {
  return notificationEvents[name];
}

/** Null for a name of an older or a newer version. */
export function knownEvent(name: string): EventName | null {
  return Object.hasOwn(notificationEvents, name) ? (name as EventName) : null;
}

/** The notifications that can follow when this was done: those that are because of it. */
export function notificationsAfter(act: string): readonly EventName[] {
  return eventNames.filter((name) => {
    const { because } = eventOf(name);
    return 'act' in because && because.act === act;
  });
}

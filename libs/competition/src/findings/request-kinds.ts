import { type Day } from '../calendar/day.js';
import { type Competition } from '../sheet/sheet.js';

interface Kind {
  /** A planned match of that competition, or a team. */
  readonly about: Competition | 'team';
  readonly rule: string;
  /** Whom it names: nobody, who is to come, or who is to come and whom they replace. */
  readonly names: 'nobody' | 'newcomer' | 'replacement';
  /** Whether the answer must be there on the day of the match (D21). */
  readonly inAdvance: boolean;
}

/** All that the jury is asked. */
export const requestKinds = {
  'private-venue': { about: 'championship', rule: '9', names: 'nobody', inAdvance: true },
  'before-meeting': { about: 'championship', rule: 'D22', names: 'nobody', inAdvance: true },
  // That a match has to be left open is not known in advance (9).
  'open-match': { about: 'championship', rule: 'D24', names: 'nobody', inAdvance: false },
  'larger-team': { about: 'team', rule: '9', names: 'newcomer', inAdvance: false },
  replacement: { about: 'team', rule: 'D20', names: 'replacement', inAdvance: false },
  postponement: { about: 'cup', rule: 'D33', names: 'nobody', inAdvance: true },
  'cup-player': { about: 'cup', rule: '10', names: 'replacement', inAdvance: true },
  'free-game': { about: 'free-championship', rule: '12', names: 'nobody', inAdvance: true },
} as const satisfies Readonly<Record<string, Kind>>;

export type RequestKind = keyof typeof requestKinds;

/** Those that a match of the championship can need (9). */
export const matchRequestKinds = ['private-venue', 'before-meeting', 'open-match'] as const satisfies RequestKind[];
export type MatchRequestKind = (typeof matchRequestKinds)[number];

/** The last day on which a decision is in advance: that of the match (D21); null where the answer may come at any time. */
export function deadlineOf(kind: RequestKind, matchDay: Day | null): Day | null {
  return requestKinds[kind].inAdvance ? matchDay : null;
}

import {
  freeKinds,
  handedKinds,
  royalVariantNames,
  type FreeKindId,
  type FreeReason,
  type FreeState,
  type HandedKind,
  type RoyalVariant,
} from '@tarokk/competition';
import { enumOf } from '../../platform/schema/enum-of.js';

export const FreeKindEnum = enumOf<FreeKindId>('FreeGameKind', 'Kinds of games of the free championship (12).', {
  royal: 'Royal in fixed pairs: a match, an interrupted one or a single game, which comes by its match sheet (D43).',
  variant: 'A variant of Royal, entered by result (14, D44).',
  test: 'A test game, of which the jury sets the points (D44).',
  session: 'A session of another tarock game, with its record (D46).',
});

export const HandedKindEnum = enumOf<HandedKind>(
  'HandedGameKind',
  'Kinds of games that are handed in by themselves.',
  handedKinds,
  (kind) => `${freeKinds[kind].name.en}.`,
);

export const RoyalVariantEnum = enumOf<RoyalVariant>(
  'RoyalVariant',
  'The variants of Royal (14).',
  Object.keys(royalVariantNames) as RoyalVariant[],
  (variant) => `${royalVariantNames[variant].name.en}.`,
);

export const FreeStateEnum = enumOf<FreeState>('FreeGameState', 'Where a game of the free championship stands.', {
  submitted: 'Handed in: the jury has not decided.',
  admitted: 'Admitted by the jury: it counts.',
  refused: 'Refused by the jury; it can be handed in anew.',
  reopened: 'Reopened by the jury: it does not count until it is admitted again (D13).',
  withdrawn: 'Withdrawn for good.',
});

/** Who did something with a game. */
export const freeActors = ['enterer', 'player', 'jury'] as const;
export type FreeActing = (typeof freeActors)[number];

export const FreeActingEnum = enumOf<FreeActing>('FreeGameActor', 'As whom somebody did something with a game.', {
  enterer: 'As the one who handed it in.',
  player: 'As one of its players.',
  jury: 'As the jury.',
});

export const FreeDecisionEnum = enumOf<FreeReason['decidedBy']>(
  'FreePlaceDecision',
  'What decided a place in the free championship (12, D16).',
  { points: 'The points.', shared: 'Nothing: players of equal points share the rank.' },
);

/** Decisions by which something counts otherwise. */
export const freePreviewed = ['admitted', 'refused', 'reopened', 'withdrawn'] as const satisfies readonly FreeState[];
export type FreePreviewed = (typeof freePreviewed)[number];

export const FreePreviewedEnum = enumOf<FreePreviewed>('PreviewedFreeDecision', 'A decision on a free game.', {
  admitted: 'To admit it.',
  refused: 'To refuse it.',
  reopened: 'To reopen it.',
  withdrawn: 'To withdraw it.',
});

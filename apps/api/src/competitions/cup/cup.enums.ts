import {
  type CupActKind,
  type CupRoundName,
  type DecidedBy,
  decidedBys,
  type LooseEnd,
  type TieOutcome,
  type TieSide,
} from '@tarokk/competition';
import { enumOf } from '../../platform/schema/enum-of.js';

export type CupPhase = 'entries-open' | 'list-closed' | 'under-way' | 'over';

export const CupPhaseEnum = enumOf<CupPhase>('CupPhase', 'How far a cup is.', {
  'entries-open': 'Pairs enter and withdraw, to the last day of the entries.',
  'list-closed': 'The list is closed and published; the draw follows (D28).',
  'under-way': 'It is drawn, and played.',
  over: 'The final is decided.',
});

export const CupRoundEnum = enumOf<CupRoundName>(
  'CupRoundName',
  'A round of the cup; each ends with its month (10, D27).',
  {
    'first-round': 'September, with 9–16 entries.',
    'quarter-finals': 'October, with 5 entries or more.',
    'semi-finals': 'November, with 3 entries or more.',
    final: 'December.',
  },
);

export const TieStateEnum = enumOf<TieOutcome['state']>('CupTieState', 'How a tie stands.', {
  waiting: 'Who meets here is still to be found.',
  open: 'Two pairs meet, and it is not decided.',
  jury: 'A correction has left something here that the jury must say something about.',
  decided: 'It is decided.',
});

export const TieNextEnum = enumOf<'match' | 'extra-time'>('CupTieNext', 'What is to be played next in an open tie.', {
  match: 'One of the agreed matches.',
  'extra-time': 'An extra time: all agreed matches are played, and the sums are equal (D31).',
});

const decided: Readonly<Record<DecidedBy, string>> = {
  bye: 'A bye.',
  points: 'The match points, added (10).',
  'extra-time': 'The raw points of an extra time (10, D31).',
  concession: 'One pair gave up (D30).',
  walkover: 'One pair gave up before the first match (D30).',
  'both-conceded': 'Both gave up; nobody goes on (D32).',
  decision: 'The jury (10).',
  'no-opponent': 'From the other side nobody came (D32).',
  'nobody-left': 'No pair was left here (D32).',
};

export const DecidedByEnum = enumOf<DecidedBy>(
  'CupTieDecision',
  'What decided a tie.',
  decidedBys,
  (by) => decided[by],
);

export const TieSideKindEnum = enumOf<TieSide['kind']>('CupTieSideKind', 'Who stands on one side of a tie.', {
  pair: 'A pair.',
  bye: 'Nobody: the other side has a bye.',
  awaited: 'Whoever goes on from another tie.',
  nobody: 'Nobody: from that tie no pair went on (D32).',
});

export const LooseEndKindEnum = enumOf<LooseEnd['kind']>(
  'CupLooseEndKind',
  'What a correction has left without its tie.',
  {
    match: 'A match between pairs that do not meet there any more.',
    concession: 'A concession against a pair that is the opponent no more.',
    decision: 'A decision of the jury between pairs that do not meet there any more.',
  },
);

export const ActKindEnum = enumOf<CupActKind>('CupActKind', 'What somebody said or decided in a cup.', {
  'matches-wished': 'A pair would play more than three matches (D29).',
  'matches-agreed': 'Both pairs agreed on it (D29).',
  concession: 'A pair gave up a tie, or withdrew (D30, D32).',
  postponement: 'The jury lets a tie be played later (D33).',
  decision: 'The jury said who goes on (10).',
  'player-change': 'The jury allowed a change of players, for vis maior (10).',
  'set-aside': 'The jury took out of the cup what a correction had left without its tie.',
});

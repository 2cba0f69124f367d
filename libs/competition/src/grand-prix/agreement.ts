import { text, type ByParty } from '@tarokk/rules';
import { tieBetween, type Cup } from '../cup/cup.js';
import { type SideId } from '../sheet/sheet.js';
import { problemKind } from '../wording/problem-kind.js';

/** For what else a Grand Prix match may count (11.2): one of them, not both (D38). */
export type CountsElsewhere = 'championship' | 'cup';

/** What a pair of the match has recorded before its first game: that it is to count for another competition too. */
export interface RecordedProposal {
  readonly pair: SideId;
  readonly for: CountsElsewhere;
}

/** Why a proposal cannot be recorded. */
export type AgreementRefusal = ReturnType<(typeof refusals)[keyof typeof refusals]>;

const refusals = {
  begun: problemKind('agreement/begun', {
    rule: 'D38',
    text: text(
      'the first game has begun; what else the match counts for is agreed before it',
      'das erste Spiel hat begonnen; wofür das Match noch zählt, wird davor vereinbart',
      'az első játék elkezdődött; hogy a mérkőzés mibe számít még, előtte kell megegyezni',
    ),
  }),
  stands: problemKind('agreement/stands', {
    rule: 'D38',
    text: text(
      'both pairs have agreed, and that stands',
      'beide Paare haben zugestimmt, und das gilt',
      'mindkét pár megegyezett, és ez érvényes',
    ),
  }),
  notPlaying: problemKind('agreement/not-playing', {
    rule: 'D38',
    text: text(
      'only the two pairs of the match can agree',
      'nur die beiden Paare des Matches können zustimmen',
      'csak a mérkőzés két párja egyezhet meg',
    ),
  }),
  noOpenTie: problemKind('agreement/no-open-tie', {
    rule: 'D38',
    text: text(
      'the two pairs do not meet in an open tie of the cup',
      'die beiden Paare treffen in keiner offenen Begegnung des Cups aufeinander',
      'a két pár nem találkozik nyitott kupapárharcban',
    ),
  }),
};

/** For what else the match counts: what both pairs recorded; null while they have not, or not the same (11.2, D38). */
export function agreedFor(sides: ByParty<SideId>, proposals: readonly RecordedProposal[]): CountsElsewhere | null {
  const [first, second] = sides.map((side) => proposals.findLast(({ pair }) => pair === side)?.for ?? null);
  return first === second ? (first ?? null) : null;
}

/**
 * What speaks against recording a pair's proposal (11.2, D38). It may be changed until the other pair has recorded the same.
 *
 * @param cup of the year; null when there is none yet
 */
export function proposalRefusals(
  match: { readonly sides: ByParty<SideId>; readonly begun: boolean; readonly proposals: readonly RecordedProposal[] },
  proposal: RecordedProposal,
  cup: Cup | null,
): readonly AgreementRefusal[] {
  const { sides, begun, proposals } = match;
  const hasOpenTie = cup !== null && tieBetween(cup, ...sides)?.outcome.state === 'open';
  return [
    ...(sides.includes(proposal.pair) ? [] : [refusals.notPlaying()]),
    ...(begun ? [refusals.begun()] : []),
    ...(agreedFor(sides, proposals) === null ? [] : [refusals.stands()]),
    ...(proposal.for === 'cup' && !hasOpenTie ? [refusals.noOpenTie()] : []),
  ];
}

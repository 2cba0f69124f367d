import { sentence, text, type Sentence } from '@tarokk/rules';
import { type SideId } from '../sheet/sheet.js';
import { type TieId } from './bracket.js';
import { allTies, type Cup } from './cup.js';
import { pairNames } from './draw.js';
import { type LooseEnd } from './loose-ends.js';
import { sideName, tieName } from './names.js';
import { type Tie } from './tie.js';

/** One tie before and after. */
export interface TieChange {
  readonly tie: TieId;
  readonly before: Tie;
  readonly after: Tie;
  /** Who meets now, if it is others, and how the tie stands now, if it stands otherwise. */
  readonly sentences: readonly Sentence[];
}

/** What a decision changes in a cup. */
export interface CupChanges {
  /** From the first round on; ties that stay as they are are left out. */
  readonly ties: readonly TieChange[];
  /**
   * What was played, conceded or decided in later rounds and has lost its tie. The jury must say whether the earlier result is
   * kept all the same (a decision) or this counts no more (set aside); until then the ties concerned stay open.
   */
  readonly forJury: readonly { readonly tie: TieId; readonly looseEnd: LooseEnd }[];
  /** Cup and medals won or lost. */
  readonly sentences: readonly Sentence[];
}

const meetNow = text(
  '{tie}: {upper} and {lower} meet now',
  '{tie}: jetzt treffen {upper} und {lower} aufeinander',
  '{tie}: most {upper} és {lower} találkozik',
);
const medals = {
  cup: {
    won: text('{pair} wins the cup', '{pair} gewinnt den Cup', '{pair} megnyeri a kupát'),
    lost: text(
      '{pair} does not win the cup any more',
      '{pair} gewinnt den Cup nicht mehr',
      '{pair} már nem nyeri meg a kupát',
    ),
  },
  bronze: {
    won: text('{pair} receives bronze (D34)', '{pair} bekommt Bronze (D34)', '{pair} bronzérmet kap (D34)'),
    lost: text(
      '{pair} receives no bronze any more (D34)',
      '{pair} bekommt kein Bronze mehr (D34)',
      '{pair} már nem kap bronzérmet (D34)',
    ),
  },
} as const;

/** What differs between two states of one cup, as by the approval, correction or reopening of a match. */
export function cupChanges(before: Cup, after: Cup): CupChanges {
  const nameOf = pairNames(after.draw);
  const old = new Map(allTies(before).map((tie) => [tie.id, tie]));
  const ties = allTies(after).flatMap((tie): TieChange[] => {
    const was = old.get(tie.id)!;
    return isSame(was, tie) ? [] : [{ tie: tie.id, before: was, after: tie, sentences: say(was, tie, nameOf) }];
  });
  const forJury = ties.flatMap(({ tie, before: was, after: is }) =>
    is.looseEnds
      .filter(({ id }) => awaitsJury(is, was) || !was.looseEnds.some((known) => known.id === id))
      .map((looseEnd) => ({ tie, looseEnd })),
  );
  const winners = ({ winner }: Cup): readonly SideId[] => (winner === null ? [] : [winner]);
  return {
    ties,
    forJury,
    sentences: [
      ...sayMedals('cup', winners(before), winners(after), nameOf),
      ...sayMedals('bronze', before.bronze, after.bronze, nameOf),
    ],
  };
}

/** Not before: as long as it waited for a pair, nothing could be said about what was played in it. */
function awaitsJury({ outcome }: Tie, before: Tie): boolean {
  return outcome.state === 'jury' && before.outcome.state !== 'jury';
}

/** Ties are plain data that one function makes, so their keys have one order. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function say(before: Tie, after: Tie, nameOf: (pair: SideId) => string): readonly Sentence[] {
  const [upper, lower] = [sideName(after.sides[0], nameOf), sideName(after.sides[1], nameOf)];
  return [
    ...(isSame(before.sides, after.sides) ? [] : [sentence(meetNow, { tie: tieName(after.id), upper, lower })]),
    ...(isSame(before.sentence, after.sentence) ? [] : [after.sentence]),
  ];
}

function sayMedals(
  medal: keyof typeof medals,
  before: readonly SideId[],
  after: readonly SideId[],
  nameOf: (pair: SideId) => string,
): readonly Sentence[] {
  return [
    ...after
      .filter((pair) => !before.includes(pair))
      .map((pair) => sentence(medals[medal].won, { pair: nameOf(pair) })),
    ...before
      .filter((pair) => !after.includes(pair))
      .map((pair) => sentence(medals[medal].lost, { pair: nameOf(pair) })),
  ];
}

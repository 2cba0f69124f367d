import { text } from '@tarokk/rules';
import { type SideId } from '../sheet/sheet.js';
import { type Named } from '../wording/alphabetical.js';
import { countsFor, MATCHES_A_PAIR, type Pairing, type Schedule } from './schedule.js';
import { problemKind } from '../wording/problem-kind.js';

/** What speaks against a schedule as the jury changes it. */
export type ScheduleProblem = ReturnType<(typeof problems)[keyof typeof problems]> & {
  /** Whether it is a deviation that the jury may want; what is not cannot be played at all. */
  readonly juryMayAllow: boolean;
};

const problems = {
  unknown: problemKind(
    'schedule/unknown',
    {
      rule: '11.1',
      text: text(
        'slot {slot}: {pair} is not in this Grand Prix',
        'Runde {slot}: {pair} ist nicht in diesem Grand Prix',
        '{slot}. kör: {pair} nem indul ezen a Grand Prix-n',
      ),
    },
    { juryMayAllow: false },
  ),
  itself: problemKind(
    'schedule/itself',
    {
      rule: '11.1',
      text: text(
        'slot {slot}: {pair} cannot play against itself',
        'Runde {slot}: {pair} kann nicht gegen sich selbst spielen',
        '{slot}. kör: {pair} nem játszhat önmaga ellen',
      ),
    },
    { juryMayAllow: false },
  ),
  twoTables: problemKind(
    'schedule/two-tables',
    {
      rule: '11.1',
      text: text(
        'slot {slot}: {pair} has {number} matches at the same time',
        'Runde {slot}: {pair} hat {number} Matches zur selben Zeit',
        '{slot}. kör: {pair} egyszerre {number} mérkőzést játszana',
      ),
    },
    { juryMayAllow: false },
  ),
  countsForNobody: problemKind(
    'schedule/counts-for-nobody',
    {
      rule: 'D39',
      text: text(
        'slot {slot}: the match counts only for {pair}, which does not play it',
        'Runde {slot}: das Match zählt nur für {pair}, das es nicht spielt',
        '{slot}. kör: a mérkőzés csak ennek a párnak számít: {pair}, de nem ő játssza',
      ),
    },
    { juryMayAllow: false },
  ),
  notThree: problemKind(
    'schedule/not-three',
    {
      rule: '11.1',
      text: text(
        '{pair} has {number} {number|match that counts|matches that count}, not three',
        '{pair} hat {number} {number|zählendes Match|zählende Matches}, nicht drei',
        '{pair} számító mérkőzéseinek száma {number}, nem három',
      ),
    },
    { juryMayAllow: true },
  ),
  repeated: problemKind(
    'schedule/repeated',
    {
      rule: 'D39',
      text: text(
        '{pair} and {other} meet {number} times, more often than needed',
        '{pair} und {other} treffen {number}-mal aufeinander, öfter als nötig',
        '{pair} és {other} {number} alkalommal találkozik, a szükségesnél többször',
      ),
    },
    { juryMayAllow: true },
  ),
  needlessFourth: problemKind(
    'schedule/needless-fourth',
    {
      rule: 'D39',
      text: text(
        'matches that count for one pair only: {number}; {needed} would do',
        'Matches, die nur für ein Paar zählen: {number}; {needed} würden reichen',
        'csak egy párnak számító mérkőzések: {number}; {needed} is elég lenne',
      ),
    },
    { juryMayAllow: true },
  ),
};

/** What is wrong with a schedule, or unusual in it (11.1, D39); nothing with those of `scheduleGrandPrix`. */
export function scheduleProblems(pairs: readonly Named[], schedule: Schedule): readonly ScheduleProblem[] {
  const names = new Map(pairs.map(({ id, name }) => [id, name]));
  const nameOf = (pair: SideId): string => names.get(pair) ?? pair;
  return [
    ...schedule.flatMap((pairing) => ofPairing(pairing, names, nameOf)),
    ...pairs.flatMap((pair) => [...atTwoTables(pair, schedule), ...notThree(pair, schedule)]),
    ...repeated(pairs, schedule),
    ...needlessFourths(pairs, schedule),
  ];
}

function ofPairing(
  { slot, sides, countsOnlyFor }: Pairing,
  names: ReadonlyMap<SideId, string>,
  nameOf: (pair: SideId) => string,
): readonly ScheduleProblem[] {
  const [a, b] = sides;
  return [
    ...sides.filter((pair) => !names.has(pair)).map((pair) => problems.unknown({ slot, pair })),
    ...(a === b ? [problems.itself({ slot, pair: nameOf(a) })] : []),
    ...(countsOnlyFor === null || sides.includes(countsOnlyFor)
      ? []
      : [problems.countsForNobody({ slot, pair: nameOf(countsOnlyFor) })]),
  ];
}

function atTwoTables({ id, name }: Named, schedule: Schedule): readonly ScheduleProblem[] {
  const slots = schedule.filter(({ sides }) => sides.includes(id)).map(({ slot }) => slot);
  return [...new Set(slots)].flatMap((slot) => {
    const number = slots.filter((other) => other === slot).length;
    return number === 1 ? [] : [problems.twoTables({ slot, pair: name, number })];
  });
}

function notThree({ id, name }: Named, schedule: Schedule): readonly ScheduleProblem[] {
  const number = schedule.filter((pairing) => countsFor(pairing, id)).length;
  return number === MATCHES_A_PAIR ? [] : [problems.notThree({ pair: name, number })];
}

function repeated(pairs: readonly Named[], schedule: Schedule): readonly ScheduleProblem[] {
  // Two pairs have nobody else, three pairs meet one opponent twice.
  const allowed = Math.max(1, 5 - pairs.length);
  return pairs.flatMap((pair, index) =>
    pairs.slice(index + 1).flatMap((other) => {
      const number = schedule.filter(({ sides }) => sides.includes(pair.id) && sides.includes(other.id)).length;
      return number <= allowed ? [] : [problems.repeated({ pair: pair.name, other: other.name, number })];
    }),
  );
}

function needlessFourths(pairs: readonly Named[], schedule: Schedule): readonly ScheduleProblem[] {
  const number = schedule.filter(({ countsOnlyFor }) => countsOnlyFor !== null).length;
  const needed = pairs.length % 2;
  return number <= needed ? [] : [problems.needlessFourth({ number, needed })];
}

import { sentence, text, type Sentence, type Text } from '@tarokk/rules';
import { type SideId } from '../sheet/sheet.js';
import { type Named } from '../wording/alphabetical.js';
import { countsFor, MATCHES_A_PAIR, type Pairing, type Schedule } from './schedule.js';

/** What speaks against a schedule as the jury changes it. */
export interface ScheduleProblem {
  readonly code: `schedule/${ScheduleProblemCode}`;
  readonly rule: string;
  /** Whether it is a deviation that the jury may want; what is not cannot be played at all. */
  readonly juryMayAllow: boolean;
  readonly sentence: Sentence;
}

const kinds = {
  unknown: {
    rule: '11.1',
    juryMayAllow: false,
    text: text(
      'slot {slot}: {pair} is not in this Grand Prix',
      'Runde {slot}: {pair} ist nicht in diesem Grand Prix',
      '{slot}. kör: {pair} nem indul ezen a Grand Prix-n',
    ),
  },
  itself: {
    rule: '11.1',
    juryMayAllow: false,
    text: text(
      'slot {slot}: {pair} cannot play against itself',
      'Runde {slot}: {pair} kann nicht gegen sich selbst spielen',
      '{slot}. kör: {pair} nem játszhat önmaga ellen',
    ),
  },
  'two-tables': {
    rule: '11.1',
    juryMayAllow: false,
    text: text(
      'slot {slot}: {pair} has {number} matches at the same time',
      'Runde {slot}: {pair} hat {number} Matches zur selben Zeit',
      '{slot}. kör: {pair} egyszerre {number} mérkőzést játszana',
    ),
  },
  'counts-for-nobody': {
    rule: 'D39',
    juryMayAllow: false,
    text: text(
      'slot {slot}: the match counts only for {pair}, which does not play it',
      'Runde {slot}: das Match zählt nur für {pair}, das es nicht spielt',
      '{slot}. kör: a mérkőzés csak ennek a párnak számít: {pair}, de nem ő játssza',
    ),
  },
  'not-three': {
    rule: '11.1',
    juryMayAllow: true,
    text: text(
      '{pair} has {number} {number|match that counts|matches that count}, not three',
      '{pair} hat {number} {number|zählendes Match|zählende Matches}, nicht drei',
      '{pair} számító mérkőzéseinek száma {number}, nem három',
    ),
  },
  repeated: {
    rule: 'D39',
    juryMayAllow: true,
    text: text(
      '{pair} and {other} meet {number} times, more often than needed',
      '{pair} und {other} treffen {number}-mal aufeinander, öfter als nötig',
      '{pair} és {other} {number} alkalommal találkozik, a szükségesnél többször',
    ),
  },
  'needless-fourth': {
    rule: 'D39',
    juryMayAllow: true,
    text: text(
      'matches that count for one pair only: {number}; {needed} would do',
      'Matches, die nur für ein Paar zählen: {number}; {needed} würden reichen',
      'csak egy párnak számító mérkőzések: {number}; {needed} is elég lenne',
    ),
  },
} as const satisfies Readonly<Record<string, { rule: string; juryMayAllow: boolean; text: Text }>>;

export type ScheduleProblemCode = keyof typeof kinds;

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
    ...sides.filter((pair) => !names.has(pair)).map((pair) => problem('unknown', { slot, pair })),
    ...(a === b ? [problem('itself', { slot, pair: nameOf(a) })] : []),
    ...(countsOnlyFor === null || sides.includes(countsOnlyFor)
      ? []
      : [problem('counts-for-nobody', { slot, pair: nameOf(countsOnlyFor) })]),
  ];
}

function atTwoTables({ id, name }: Named, schedule: Schedule): readonly ScheduleProblem[] {
  const slots = schedule.filter(({ sides }) => sides.includes(id)).map(({ slot }) => slot);
  return [...new Set(slots)].flatMap((slot) => {
    const number = slots.filter((other) => other === slot).length;
    return number === 1 ? [] : [problem('two-tables', { slot, pair: name, number })];
  });
}

function notThree({ id, name }: Named, schedule: Schedule): readonly ScheduleProblem[] {
  const number = schedule.filter((pairing) => countsFor(pairing, id)).length;
  return number === MATCHES_A_PAIR ? [] : [problem('not-three', { pair: name, number })];
}

function repeated(pairs: readonly Named[], schedule: Schedule): readonly ScheduleProblem[] {
  // Two pairs have nobody else, three pairs meet one opponent twice.
  const allowed = Math.max(1, 5 - pairs.length);
  return pairs.flatMap((pair, index) =>
    pairs.slice(index + 1).flatMap((other) => {
      const number = schedule.filter(({ sides }) => sides.includes(pair.id) && sides.includes(other.id)).length;
      return number <= allowed ? [] : [problem('repeated', { pair: pair.name, other: other.name, number })];
    }),
  );
}

function needlessFourths(pairs: readonly Named[], schedule: Schedule): readonly ScheduleProblem[] {
  const number = schedule.filter(({ countsOnlyFor }) => countsOnlyFor !== null).length;
  const needed = pairs.length % 2;
  return number <= needed ? [] : [problem('needless-fourth', { number, needed })];
}

function problem(code: ScheduleProblemCode, values: Sentence['values']): ScheduleProblem {
  const { rule, juryMayAllow, text: words } = kinds[code];
  return { code: `schedule/${code}`, rule, juryMayAllow, sentence: sentence(words, values) };
}

import { text } from '@tarokk/rules';
import { type Finding } from '../findings/finding.js';
import { foundOn, strangersToPairs } from '../findings/of-pairs.js';
import { type SheetOutline, type SideId } from '../sheet/sheet.js';
import { dayText } from '../wording/dates.js';
import { type CountsElsewhere } from './agreement.js';
import { type GrandPrixEvent } from './event.js';
import { type Pairing } from './schedule.js';
import { problemKind } from '../wording/problem-kind.js';

/** What can be wrong with a sheet of a Grand Prix. */
const kinds = {
  notScheduled: problemKind(
    'grand-prix/not-scheduled',
    {
      rule: '11.1',
      text: text(
        '{a} and {b} have no match left to play in this Grand Prix',
        '{a} und {b} haben in diesem Grand Prix kein Match mehr zu spielen',
        '{a} és {b} számára ezen a Grand Prix-n nincs több kitűzött mérkőzés',
      ),
    },
    { mayStand: false },
  ),
  noEvent: problemKind(
    'grand-prix/no-event',
    {
      rule: '11.1',
      text: text(
        '{a} and {b} are in no Grand Prix of the season together',
        '{a} und {b} spielen in keinem Grand Prix der Saison miteinander',
        '{a} és {b} a szezon egyik Grand Prix-jén sem indul együtt',
      ),
    },
    { mayStand: false },
  ),
  notAgreed: problemKind(
    'grand-prix/not-agreed',
    {
      rule: '11.2',
      text: text(
        'the pairs have not agreed before the first game that the match also counts for championship or cup',
        'die Paare haben nicht vor dem ersten Spiel vereinbart, dass das Match auch für Meisterschaft oder Cup zählt',
        'a párok az első játék előtt nem egyeztek meg abban, hogy a mérkőzés a bajnokságba vagy a kupába is számít',
      ),
    },
    { mayStand: false },
  ),
  agreedOtherwise: problemKind(
    'grand-prix/agreed-otherwise',
    {
      rule: 'D38',
      text: text(
        'the pairs have agreed before the first game for what else the match counts, and that stands',
        'die Paare haben vor dem ersten Spiel vereinbart, wofür das Match noch zählt, und das gilt',
        'a párok az első játék előtt megegyeztek abban, hogy a mérkőzés mibe számít még, és ez érvényes',
      ),
    },
    { mayStand: false },
  ),
  otherDay: problemKind(
    'grand-prix/other-day',
    {
      rule: '11.1',
      text: text('the Grand Prix is on {day}', 'der Grand Prix ist am {day}', 'a Grand Prix napja: {day}'),
    },
    { mayStand: true },
  ),
  notOfPair: problemKind(
    'grand-prix/not-of-pair',
    {
      rule: 'D37',
      text: text(
        '{person} is not of the pair {pair}; a Grand Prix has no guests',
        '{person} gehört nicht zum Paar {pair}; im Grand Prix gibt es keine Gäste',
        '{person} nem a(z) {pair} pár tagja; a Grand Prix-n nincs vendégjátékos',
      ),
    },
    { mayStand: true },
  ),
  substitution: problemKind(
    'grand-prix/substitution',
    {
      rule: 'D37',
      text: text(
        '{person} came as a substitute; a Grand Prix has none',
        '{person} kam als Ersatz; den gibt es im Grand Prix nicht',
        '{person} csereként állt be; a Grand Prix-n nincs csere',
      ),
    },
    { mayStand: true },
  ),
};

/**
 * What the office finds on a sheet of a Grand Prix beside the findings of every sheet; all are errors.
 *
 * @param event null when its pairs are in none together
 * @param others how many other sheets these two pairs have handed in for the event
 * @param agreed for what else the match counts (11.2): `agreedFor`
 */
export function grandPrixFindings(
  sheet: SheetOutline,
  event: GrandPrixEvent | null,
  others: number,
  agreed: CountsElsewhere | null,
): readonly Finding[] {
  if (!sheet.competitions.includes('grand-prix')) return [];
  if (event === null) {
    return [foundOn(sheet, kinds.noEvent.at('sides', { a: sheet.sides[0], b: sheet.sides[1] }))];
  }
  const names = new Map(event.pairs.map(({ id, name }) => [id, name]));
  const nameOf = (pair: SideId): string => names.get(pair) ?? pair;
  const scheduled = event.schedule.filter(({ sides }) => isOf(sides, sheet)).length;
  if (scheduled <= others) {
    return [foundOn(sheet, kinds.notScheduled.at('sides', { a: nameOf(sheet.sides[0]), b: nameOf(sheet.sides[1]) }))];
  }
  const playersOf = (pair: SideId): readonly string[] => event.pairs.find(({ id }) => id === pair)?.players ?? [];
  return [
    ...elsewhere(sheet, agreed),
    ...(sheet.date === event.date ? [] : [foundOn(sheet, kinds.otherDay.at('date', { day: dayText(event.date) }))]),
    ...strangersToPairs(sheet, playersOf).map(({ person, pair, path }) =>
      foundOn(sheet, kinds.notOfPair.at(path, { person, pair: nameOf(pair) })),
    ),
    ...sheet.substitutions.map(({ person }, index) =>
      foundOn(sheet, kinds.substitution.at(`substitutions[${index}]`, { person })),
    ),
  ];
}

function elsewhere(sheet: SheetOutline, agreed: CountsElsewhere | null): readonly Finding[] {
  const [other = null] = sheet.competitions.filter((competition) => competition !== 'grand-prix');
  if (other === agreed) return [];
  const kind = agreed === null ? kinds.notAgreed : kinds.agreedOtherwise;
  return [foundOn(sheet, kind.at('competitions'))];
}

function isOf(sides: Pairing['sides'], sheet: SheetOutline): boolean {
  return sides.every((side) => sheet.sides.includes(side));
}

import { text } from '@tarokk/rules';
import { type Finding } from '../findings/finding.js';
import { foundOn, strangersToPairs } from '../findings/of-pairs.js';
import { type SheetOutline } from '../sheet/sheet.js';
import { dayText } from '../wording/dates.js';
import { tieBetween, type Cup } from './cup.js';
import { pairNames } from './draw.js';
import { cupPlayersOn } from './players.js';
import { type Tie } from './tie.js';
import { problemKind } from '../wording/problem-kind.js';

/** What can be wrong with a sheet of a cup match; a ruling may let stand what does not make it impossible to count. */
const kinds = {
  notMeeting: problemKind(
    'cup/not-meeting',
    {
      rule: '10',
      text: text(
        '{a} and {b} do not meet in the cup now',
        '{a} und {b} treffen im Cup derzeit nicht aufeinander',
        '{a} és {b} jelenleg nem találkozik a kupában',
      ),
    },
    { mayStand: false },
  ),
  beyondAgreed: problemKind(
    'cup/beyond-agreed',
    {
      rule: 'D29',
      text: text(
        'the tie has {agreed} matches, and they are there',
        'die Begegnung hat {agreed} Matches, und die gibt es schon',
        'a párharc {agreed} mérkőzésből áll, és ezek már megvannak',
      ),
    },
    { mayStand: false },
  ),
  extraTimeNotDue: problemKind(
    'cup/extra-time-not-due',
    {
      rule: 'D31',
      text: text(
        'extra time needs all {agreed} matches and equal sums; the sums are {score} after {matches}',
        'eine Verlängerung braucht alle {agreed} Matches und gleiche Summen; nach {matches} steht es {score}',
        'hosszabbításhoz mind a(z) {agreed} mérkőzés és egyenlő összeg kell; {matches} után az állás {score}',
      ),
    },
    { mayStand: false },
  ),
  notOfPair: problemKind(
    'cup/not-of-pair',
    {
      rule: 'D36',
      text: text(
        '{person} is not of the pair {pair}; the cup has no guests',
        '{person} gehört nicht zum Paar {pair}; im Cup gibt es keine Gäste',
        '{person} nem a(z) {pair} pár tagja; a kupában nincs vendégjátékos',
      ),
    },
    { mayStand: true },
  ),
  substitution: problemKind(
    'cup/substitution',
    {
      rule: '10',
      text: text(
        '{person} came as a substitute; the cup has none',
        '{person} kam als Ersatz; den gibt es im Cup nicht',
        '{person} csereként állt be; a kupában nincs csere',
      ),
    },
    { mayStand: true },
  ),
  late: problemKind(
    'cup/late',
    {
      rule: 'D33',
      text: text(
        'the tie had to be played until {day}, and no later day was granted before that',
        'die Begegnung war bis {day} zu spielen, und davor wurde kein späterer Tag genehmigt',
        'a párharcot eddig kellett lejátszani: {day}, és előtte nem engedélyeztek későbbi napot',
      ),
    },
    { mayStand: true },
  ),
};

/**
 * What the office finds on a sheet of a cup match beside the findings of every sheet; all are errors.
 *
 * @param cup with all other matches of the tie that were handed in, approved or not, and without this one; null before the draw
 */
export function cupFindings(sheet: SheetOutline, cup: Cup | null): readonly Finding[] {
  if (!sheet.competitions.includes('cup')) return [];
  if (cup === null) return [foundOn(sheet, kinds.notMeeting.at('sides', { a: sheet.sides[0], b: sheet.sides[1] }))];
  const nameOf = pairNames(cup.draw);
  const tie = tieBetween(cup, ...sheet.sides);
  if (!tie)
    return [foundOn(sheet, kinds.notMeeting.at('sides', { a: nameOf(sheet.sides[0]), b: nameOf(sheet.sides[1]) }))];
  return [
    ...notDue(sheet, tie),
    ...strangersToPairs(sheet, (pair) => cupPlayersOn(cup, pair, sheet.date)).map(({ person, pair, path }) =>
      foundOn(sheet, kinds.notOfPair.at(path, { person, pair: nameOf(pair) })),
    ),
    ...sheet.substitutions.map(({ person }, index) =>
      foundOn(sheet, kinds.substitution.at(`substitutions[${index}]`, { person })),
    ),
    ...(sheet.date > tie.lastDay ? [foundOn(sheet, kinds.late.at('date', { day: dayText(tie.lastDay) }))] : []),
  ];
}

function notDue(sheet: SheetOutline, { agreed, matches, points, extraTimes }: Tie): readonly Finding[] {
  const isComplete = matches.length === agreed;
  switch (sheet.record.kind) {
    case 'match':
      return isComplete ? [foundOn(sheet, kinds.beyondAgreed.at('competitions', { agreed }))] : [];
    case 'extra-time': {
      const [upper, lower] = extraTimes.at(-1)?.points ?? points;
      if (isComplete && upper === lower) return [];
      const values = { agreed, matches: matches.length, score: `${upper}:${lower}` };
      return [foundOn(sheet, kinds.extraTimeNotDue.at('record.kind', values))];
    }
    case 'open':
    case 'variant':
      return [];
  }
}

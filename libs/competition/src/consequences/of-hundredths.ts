import { sentence, text, type Sentence, type Text } from '@tarokk/rules';
import { hundredthsIn, type Hundredth } from '../trophies/hundredths.js';
import { type NumberedList } from '../trophies/whole-list.js';

/** Of a hundredth of the whole list what it is before and after an act; null where the list does not go so far. */
export interface HundredthChange {
  readonly number: number;
  readonly before: Pick<Hundredth, 'player'> | null;
  readonly after: Pick<Hundredth, 'player'> | null;
}

/** Hundredths that become another trophy's by an act (D54), the first first. */
export function hundredthChanges(is: NumberedList, then: NumberedList): readonly HundredthChange[] {
  const [before, after] = [hundredthsIn(is), hundredthsIn(then)];
  const longer = before.length > after.length ? before : after;
  return longer.flatMap(({ number }, place): HundredthChange[] => {
    const [was, will] = [before[place] ?? null, after[place] ?? null];
    return isSame(was, will) ? [] : [{ number, before: was, after: will }];
  });
}

/** Those without a date are nobody's, whichever entry they stand in. */
function isSame(was: Hundredth | null, will: Hundredth | null): boolean {
  if (was === null || will === null) return false;
  return was.player === will.player && (was.player === null || was.entry.key === will.entry.key);
}

/** As many are told one by one; a correction far back in the list moves all behind it. */
const TOLD = 5;

const becomes = text(
  'Trophy {number} of the whole list becomes that of {after}',
  'Die {number}. Trophäe der ganzen Liste wird die von {after}',
  'A teljes lista {number}. trófeája {after} trófeája lesz',
);
const passes = text(
  'Trophy {number} of the whole list becomes that of {after} instead of {before}',
  'Die {number}. Trophäe der ganzen Liste wird die von {after} statt von {before}',
  'A teljes lista {number}. trófeája {after} trófeája lesz, eddig: {before}',
);
const another = text(
  'Trophy {number} of the whole list becomes another one of {after}',
  'Die {number}. Trophäe der ganzen Liste wird eine andere von {after}',
  'A teljes lista {number}. trófeája {after} másik trófeája lesz',
);
const becomesNobodys = text(
  'Trophy {number} of the whole list becomes nobody’s: it falls among those without a date',
  'Die {number}. Trophäe der ganzen Liste gehört dann niemandem: Sie fällt unter die ohne Datum',
  'A teljes lista {number}. trófeája senkié lesz: a dátum nélküliek közé esik',
);
const gone = text(
  'The whole list no longer reaches number {number}',
  'Die ganze Liste reicht nicht mehr bis Nummer {number}',
  'A teljes lista már nem éri el ezt a számot: {number}',
);
const further = text(
  '{count} {count|further hundredth of the whole list becomes another trophy|further hundredths of the whole list become other trophies}',
  '{count} {count|weitere Hundertste der ganzen Liste wird eine andere Trophäe|weitere Hundertste der ganzen Liste werden andere Trophäen}',
  'A teljes lista további {count} századik trófeája lesz másik trófea',
);

interface Changes {
  readonly hundredths: readonly HundredthChange[];
}

/** Whose names the sentences of these changes have. */
export function playersOfHundredths(changes: Changes): readonly string[] {
  return toldOneByOne(changes).flatMap(({ before, after }) =>
    [before?.player, after?.player].filter((player) => player != null),
  );
}

/** @param nameOf the name of a player, by id */
export function sayHundredthChanges(changes: Changes, nameOf: (player: string) => string): readonly Sentence[] {
  const told = toldOneByOne(changes);
  // What the list no longer reaches is said of the lowest number: those above it are out of reach with it.
  const lowestGone = changes.hundredths.find(({ after }) => after === null);
  const count = changes.hundredths.filter(({ after }) => after !== null).length - told.length;
  return [
    ...told.map(({ number, before, after }) => {
      const [was, will] = [before?.player ?? null, after?.player ?? null];
      return sentence(templateFor(was, will), {
        number,
        ...(was === null ? {} : { before: nameOf(was) }),
        ...(will === null ? {} : { after: nameOf(will) }),
      });
    }),
    ...(count > 0 ? [sentence(further, { count })] : []),
    ...(lowestGone === undefined ? [] : [sentence(gone, { number: lowestGone.number })]),
  ];
}

function toldOneByOne({ hundredths }: Changes): readonly HundredthChange[] {
  return hundredths.filter(({ after }) => after !== null).slice(0, TOLD);
}

function templateFor(was: string | null, will: string | null): Text {
  if (will === null) return becomesNobodys;
  if (was === null) return becomes;
  return was === will ? another : passes;
}

import { fill, languages, text, type Language, type Text } from '@tarokk/rules';
import { type SideId } from '../sheet/sheet.js';
import { roundOf, type TieId } from './bracket.js';
import { roundNames } from './round.js';
import { type TieSide } from './tie.js';

const bye = text('bye', 'Freilos', 'erőnyerő');
const nobody = text('nobody', 'niemand', 'senki');
const tie = text('{round} {number}', '{round} {number}', '{number}. {round}');
const winner = text('winner of {round} {number}', 'Sieger {round} {number}', '{number}. {round} győztese');

/** `quarter-finals 3`; the final needs no number. */
export function tieName(id: TieId): Text {
  return roundOf(id) === 'final' ? roundNames.final : named(tie, id);
}

/** Who stands on a side of a tie: `Danube Wasps`, `winner of quarter-finals 3`, `bye`. */
export function sideName(side: TieSide, nameOf: (pair: SideId) => string): string | Text {
  switch (side.kind) {
    case 'pair':
      return nameOf(side.pair);
    case 'awaited':
      return named(winner, side.from);
    case 'bye':
      return bye;
    case 'nobody':
      return nobody;
  }
}

function named(template: Text, id: TieId): Text {
  const round = roundOf(id);
  const number = id.slice(round.length + 1);
  const [en, de, hu] = languages.map((language: Language) =>
    fill(template[language], { round: roundNames[round][language], number }),
  );
  return text(en!, de!, hu!);
}

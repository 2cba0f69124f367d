import { sentence, text, type ByParty, type Sentence, type Text } from '@tarokk/rules';
import { type SideId } from '../sheet/sheet.js';
import { type Concession, type CupMatch, type TieDecision } from './facts.js';

/** Something played or decided in a tie whose pairs are now others, since an earlier result was corrected or reopened. */
export interface LooseEnd {
  readonly kind: 'match' | 'concession' | 'decision';
  /** Of the match, concession or decision; the jury sets it aside by this id. */
  readonly id: string;
  /** Between whom it was. */
  readonly sides: ByParty<SideId>;
  readonly sentence: Sentence;
}

const texts: Readonly<Record<LooseEnd['kind'], Text>> = {
  match: text(
    '{a} and {b} played {points} here and do not meet in this tie any more: the jury decides what happens to it',
    '{a} und {b} haben hier {points} gespielt und treffen hier nicht mehr aufeinander: die Jury entscheidet, was damit geschieht',
    '{a} és {b} itt {points} eredménnyel játszott, de itt már nem találkoznak: a sorsáról a zsűri dönt',
  ),
  concession: text(
    '{a} conceded against {b}, which is not the opponent any more: the jury decides whether that stands',
    '{a} hat gegen {b} aufgegeben, das nicht mehr der Gegner ist: die Jury entscheidet, ob das gilt',
    '{a} feladta {b} ellen, aki már nem az ellenfele: a zsűri dönt arról, hogy ez érvényes-e',
  ),
  decision: text(
    'the jury decided between {a} and {b}, who do not meet in this tie any more: it decides anew',
    'die Jury hat zwischen {a} und {b} entschieden, die hier nicht mehr aufeinandertreffen: sie entscheidet neu',
    'a zsűri {a} és {b} között döntött, akik itt már nem találkoznak: újra dönt',
  ),
};

export function looseMatch({ id, sides, points }: CupMatch, nameOf: (pair: SideId) => string): LooseEnd {
  return looseEnd('match', id, sides, nameOf, { points: points.join(':') });
}

export function looseConcession({ id, pair }: Concession, against: SideId, nameOf: (pair: SideId) => string): LooseEnd {
  return looseEnd('concession', id, [pair, against], nameOf);
}

export function looseDecision({ id, sides }: TieDecision, nameOf: (pair: SideId) => string): LooseEnd {
  return looseEnd('decision', id, sides, nameOf);
}

function looseEnd(
  kind: LooseEnd['kind'],
  id: string,
  sides: ByParty<SideId>,
  nameOf: (pair: SideId) => string,
  values: Sentence['values'] = {},
): LooseEnd {
  const [a, b] = [nameOf(sides[0]), nameOf(sides[1])];
  return { kind, id, sides, sentence: sentence(texts[kind], { a, b, ...values }) };
}

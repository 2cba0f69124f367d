import type { Finding, Refusal } from '@tarokk/competition';
import { sentence, text, type Sentence } from '@tarokk/rules';
import type { ProblemCode } from '../../platform/problems/problem-codes.js';
import { problemKind } from '../../platform/problems/problem-texts.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import { type Knowledge, nameIn, withNames } from './knowledge.js';

export const notYourSide = problemKind(
  'sheet/not-your-side',
  'D12',
  text(
    'A sheet is handed in by a member of one of its sides, or by the jury.',
    'Einen Spielzettel gibt ein Mitglied einer der Seiten ein, oder die Jury.',
    'Mérkőzéslapot az egyik oldal tagja vagy a zsűri ad be.',
  ),
)('sides');

export const rulingsOfJury = problemKind(
  'sheet/rulings-of-the-jury',
  'D14',
  text(
    'Rulings are the jury’s: hand in the sheet without them.',
    'Entscheidungen trifft die Jury: Gib den Spielzettel ohne sie ein.',
    'Döntést a zsűri hoz: add be a mérkőzéslapot nélkülük.',
  ),
)('rulings');

export const correctOrAsk = problemKind(
  'sheet/errors',
  'D14',
  text(
    'Correct the sheet, or hand it in with the request for a ruling.',
    'Berichtige den Spielzettel, oder reiche ihn mit der Bitte um eine Entscheidung ein.',
    'Javítsd a mérkőzéslapot, vagy add be döntést kérve.',
  ),
)('');

export const unknownSide = problemKind(
  'sheet/unknown-side',
  null,
  text('There is no such side.', 'Diese Seite gibt es nicht.', 'Nincs ilyen oldal.'),
);

export const sideOfOtherSeason = problemKind(
  'sheet/side-of-other-season',
  'D9',
  text(
    '{side} is of the season {year}, the match is not.',
    '{side} gehört zur Saison {year}, das Match nicht.',
    '{side} a(z) {year}. szezoné, a mérkőzés nem.',
  ),
);

export const unknownPerson = problemKind(
  'sheet/unknown-person',
  null,
  text('There is no such person.', 'Diese Person gibt es nicht.', 'Nincs ilyen személy.'),
);

export const noSeason = problemKind(
  'sheet/no-season',
  'D9',
  text(
    'There is no season {year}; the jury opens it.',
    'Eine Saison {year} gibt es nicht; die Jury eröffnet sie.',
    'Nincs {year}. szezon; a zsűri nyitja meg.',
  ),
);

/** A finding or refusal of the library as a problem, with names in place of ids and the number of its game. */
export function problemOf(found: FoundOrRefused, knowledge: Knowledge): Problem {
  const { code, rule, path, sentence: words } = found;
  const game = 'game' in found ? (found.game ?? null) : null;
  const named = withNames(words, nameIn(knowledge));
  // A test holds the codes of the libraries against the list.
  return {
    code: code as ProblemCode,
    rule,
    path,
    sentence: game === null || 'game' in words.values ? named : inGame(game, named),
  };
}

type FoundOrRefused = Pick<Finding | Refusal, 'code' | 'rule' | 'path' | 'sentence'> & {
  readonly game?: number | null;
};

/** The sentence behind the number of its game. */
function inGame(game: number, { text: words, values }: Sentence): Sentence {
  const before = text('Game {game}: ', 'Spiel {game}: ', '{game}. játék: ');
  return sentence(text(before.en + words.en, before.de + words.de, before.hu + words.hu), { ...values, game });
}

import { type Finding, type Refusal, problemKind } from '@tarokk/competition';
import { sentence, text, type Sentence } from '@tarokk/rules';
import type { ProblemCode } from '../../platform/problems/problem-codes.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import { type Knowledge, nameIn, withNames } from './knowledge.js';

export const notYourSide = problemKind('sheet/not-your-side', {
  rule: 'D12',
  path: 'sides',
  text: text(
    'A sheet is handed in by a member of one of its sides, or by the jury.',
    'Einen Spielzettel gibt ein Mitglied einer der Seiten ein, oder die Jury.',
    'Mérkőzéslapot az egyik oldal tagja vagy a zsűri ad be.',
  ),
});

export const rulingsOfJury = problemKind('sheet/rulings-of-the-jury', {
  rule: 'D14',
  path: 'rulings',
  text: text(
    'Rulings are the jury’s: hand in the sheet without them.',
    'Entscheidungen trifft die Jury: Gib den Spielzettel ohne sie ein.',
    'Döntést a zsűri hoz: add be a mérkőzéslapot nélkülük.',
  ),
});

export const correctOrAsk = problemKind('sheet/errors', {
  rule: 'D14',
  text: text(
    'Correct the sheet, or hand it in with the request for a ruling.',
    'Berichtige den Spielzettel, oder reiche ihn mit der Bitte um eine Entscheidung ein.',
    'Javítsd a mérkőzéslapot, vagy add be döntést kérve.',
  ),
});

export const unknownSide = problemKind('sheet/unknown-side', {
  text: text('There is no such side.', 'Diese Seite gibt es nicht.', 'Nincs ilyen oldal.'),
});

export const sideOfOtherSeason = problemKind('sheet/side-of-other-season', {
  rule: 'D9',
  text: text(
    '{side} is of the season {year}, the match is not.',
    '{side} gehört zur Saison {year}, das Match nicht.',
    '{side} a(z) {year}. szezoné, a mérkőzés nem.',
  ),
});

export const unknownPerson = problemKind('sheet/unknown-person', {
  text: text('There is no such person.', 'Diese Person gibt es nicht.', 'Nincs ilyen személy.'),
});

export const noSeason = problemKind('sheet/no-season', {
  rule: 'D9',
  text: text(
    'There is no season {year}; the jury opens it.',
    'Eine Saison {year} gibt es nicht; die Jury eröffnet sie.',
    'Nincs {year}. szezon; a zsűri nyitja meg.',
  ),
});

/** A finding or refusal of the library, with names in place of ids and the number of its game. */
export function problemOf(found: Finding | Refusal, knowledge: Knowledge): Problem {
  const game = 'game' in found ? found.game : null;
  const named = withNames(found.sentence, nameIn(knowledge));
  const sentence = game === null || 'game' in found.sentence.values ? named : inGame(game, named);
  // A test holds the codes of the libraries against the list.
  return { ...found, code: found.code as ProblemCode, sentence };
}

/** The sentence behind the number of its game. */
function inGame(game: number, { text: words, values }: Sentence): Sentence {
  const before = text('Game {game}: ', 'Spiel {game}: ', '{game}. játék: ');
  return sentence(text(before.en + words.en, before.de + words.de, before.hu + words.hu), { ...values, game });
}

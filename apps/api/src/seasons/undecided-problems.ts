import { dayText, freeStateNames, stateNames, tieName, type TieId } from '@tarokk/competition';
import { sentence, text, type Sentence, type Text } from '@tarokk/rules';
import type { Problem } from '../graphql/refused.types.js';
import type { OpenEvent, UndecidedGame, UndecidedMatch } from './undecided.repository.js';

const match = text(
  'The match {a} – {b} of {date} is {state}: approve or withdraw it first.',
  'Das Match {a} – {b} vom {date} ist im Stand „{state}“: erst genehmigen oder zurückziehen.',
  'A(z) {a} – {b} mérkőzés ({date}) állapota „{state}”: előbb jóvá kell hagyni vagy vissza kell vonni.',
);
const moreMatches = text(
  'Further matches of the season are undecided; the jury’s queues list them all.',
  'Weitere Matches der Saison sind unentschieden; die Listen der Jury zeigen alle.',
  'Az idénynek további eldöntetlen mérkőzései vannak; a zsűri listái mindet mutatják.',
);
const undrawn = text(
  'The cup of {year} has {pairs} {pairs|pair|pairs} on its list and is not drawn: draw and decide it first.',
  'Der Cup {year} hat {pairs} {pairs|Paar|Paare} auf der Liste und ist nicht ausgelost: erst auslosen und entscheiden.',
  'A(z) {year}. évi kupára {pairs} pár nevezett, de nincs kisorsolva: előbb ki kell sorsolni és el kell dönteni.',
);
const tie = text(
  'Nobody has won this tie of the cup yet, {tie}: {upper} – {lower}. If it is not played, the jury decides who goes on.',
  'Diese Begegnung des Cups ist nicht entschieden, {tie}: {upper} – {lower}. Wird sie nicht gespielt, entscheidet die Jury, wer weiterkommt.',
  'A kupának ez a párharca nincs eldöntve, {tie}: {upper} – {lower}. Ha nem játsszák le, a zsűri dönti el, ki jut tovább.',
);
const grandPrix = text(
  'The Grand Prix {name} of {date} is not closed: close or cancel it first.',
  'Der Grand Prix {name} vom {date} ist nicht abgeschlossen: erst abschließen oder absagen.',
  'A(z) {name} Grand Prix ({date}) nincs lezárva: előbb le kell zárni vagy le kell mondani.',
);
const freeGame = text(
  'The free game of {date} is {state}: admit, refuse or withdraw it first.',
  'Das freie Spiel vom {date} ist im Stand „{state}“: erst zulassen, ablehnen oder zurückziehen.',
  'A(z) {date} napi szabad játék állapota „{state}”: előbb el kell fogadni, el kell utasítani vagy vissza kell vonni.',
);
const moreFreeGames = text(
  'Further free games of the season are undecided; the jury’s queue lists them all.',
  'Weitere freie Spiele der Saison sind unentschieden; die Liste der Jury zeigt alle.',
  'Az idénynek további eldöntetlen szabad játékai vannak; a zsűri listája mindet mutatja.',
);

/** What keeps a season from being closed (D25). The path is the id of what is to be decided; empty where that is not one thing. */
export const undecidedProblems = {
  match: ({ id, a, b, date, state }: UndecidedMatch): Problem =>
    problem('match', id, match, { a, b, date: dayText(date), state: stateNames[state] }),
  moreMatches: (): Problem => problem('match', '', moreMatches),
  undrawnCup: (year: number, pairs: number): Problem => problem('cup', '', undrawn, { year, pairs }),
  tie: (id: TieId, upper: string | Text, lower: string | Text): Problem =>
    problem('cup', id, tie, { tie: tieName(id), upper, lower }),
  grandPrix: ({ id, name, date }: OpenEvent): Problem =>
    problem('grand-prix', id, grandPrix, { name, date: dayText(date) }),
  freeGame: ({ id, date, state }: UndecidedGame): Problem =>
    problem('free-game', id, freeGame, { date: dayText(date), state: freeStateNames[state] }),
  moreFreeGames: (): Problem => problem('free-game', '', moreFreeGames),
};

function problem(
  what: 'match' | 'cup' | 'grand-prix' | 'free-game',
  path: string,
  words: Text,
  values: Sentence['values'] = {},
): Problem {
  return { code: `season/${what}-undecided`, rule: 'D25', path, sentence: sentence(words, values) };
}

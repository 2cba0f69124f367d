import { text } from '@tarokk/rules';
import { problemKind } from '../wording/problem-kind.js';

/** Why a bare record does not become a sheet; the path is where in the record. */
export type BareProblem = ReturnType<(typeof bareProblems)[keyof typeof bareProblems]>;

export const bareProblems = {
  noDate: problemKind('import/no-date', {
    rule: 'D9',
    text: text(
      'The record has no date, and none was given for such records.',
      'Die Aufzeichnung hat kein Datum, und für solche Aufzeichnungen wurde keines angegeben.',
      'A jegyzőkönyvben nincs dátum, és az ilyenekhez nem is adtak meg.',
    ),
  }),
  noVenue: problemKind('import/no-venue', {
    rule: 'D23',
    text: text(
      'The record has no venue, and none was given for such records.',
      'Die Aufzeichnung hat keinen Ort, und für solche Aufzeichnungen wurde keiner angegeben.',
      'A jegyzőkönyvben nincs helyszín, és az ilyenekhez nem is adtak meg.',
    ),
  }),
  noCompetition: problemKind('import/no-competition', {
    rule: 'D15',
    text: text(
      'A bare record does not say what the match counts for, and it was not given.',
      'Eine bloße Aufzeichnung sagt nicht, wofür das Match zählt, und es wurde nicht angegeben.',
      'A puszta jegyzőkönyv nem mondja meg, melyik versenybe számít a mérkőzés, és ezt nem is adták meg.',
    ),
  }),
  noNumberLeft: problemKind('import/no-number-left', {
    rule: 'D10',
    text: text(
      'These sides have {most} matches on {date} already; there are no more numbers.',
      'Diese Seiten haben am {date} schon {most} Matches; mehr Nummern gibt es nicht.',
      'Ennek a két oldalnak {date} napján már {most} mérkőzése van; nincs több sorszám.',
    ),
  }),
  unknownSide: problemKind('import/unknown-side', {
    text: text(
      'No team or pair of the season {year} is called {name}.',
      'Keine Mannschaft und kein Paar der Saison {year} heißt {name}.',
      'A(z) {year}. szezonban nincs {name} nevű csapat vagy pár.',
    ),
  }),
  /** Said where a name of the season is near. */
  unknownSideButAlike: problemKind('import/unknown-side', {
    text: text(
      'No team or pair of the season {year} is called {name}; there is {alike}.',
      'Keine Mannschaft und kein Paar der Saison {year} heißt {name}; es gibt {alike}.',
      'A(z) {year}. szezonban nincs {name} nevű csapat vagy pár; ilyen viszont van: {alike}.',
    ),
  }),
  ambiguousSide: problemKind('import/ambiguous-side', {
    text: text(
      '{count} teams or pairs of the season {year} are called {name}. Hand in a sheet that says which one by its id.',
      '{count} Mannschaften oder Paare der Saison {year} heißen {name}. Reiche einen Spielzettel ein, der mit der Kennung sagt, welche oder welches gemeint ist.',
      'A(z) {year}. szezonban {count} csapatot vagy párt hívnak így: {name}. Olyan mérkőzéslapot adj be, amely azonosítóval mondja meg, melyik az.',
    ),
  }),
  unknownPerson: problemKind('import/unknown-person', {
    text: text('Nobody is called {name}.', 'Niemand heißt {name}.', 'Senkit sem hívnak így: {name}.'),
  }),
  /** Said where a name of the season is near. */
  unknownPersonButAlike: problemKind('import/unknown-person', {
    text: text(
      'Nobody is called {name}; {alike} plays in the season.',
      'Niemand heißt {name}; in der Saison spielt {alike}.',
      'Senkit sem hívnak így: {name}; a szezonban {alike} játszik.',
    ),
  }),
  ambiguousPerson: problemKind('import/ambiguous-person', {
    text: text(
      '{count} persons are called {name}. Hand in a sheet that says who it is by their id.',
      '{count} Personen heißen {name}. Gib einen Spielzettel ein, der mit der Kennung sagt, wer es ist.',
      '{count} személyt hívnak így: {name}. Olyan mérkőzéslapot adj be, amely azonosítóval mondja meg, ki az.',
    ),
  }),
  samePerson: problemKind('import/same-person', {
    rule: '1.1',
    text: text('{name} sits in two seats.', '{name} sitzt auf zwei Plätzen.', '{name} két helyen ül.'),
  }),
  sameSide: problemKind('import/same-side', {
    text: text('Both sides are {name}.', 'Beide Seiten sind {name}.', 'Mindkét oldal ugyanaz: {name}.'),
  }),
};

import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

export const pairProblems = {
  unknown: problemKind('pair/unknown', {
    path: 'pairId',
    text: text('There is no such pair.', 'Dieses Paar gibt es nicht.', 'Nincs ilyen pár.'),
  }),
  notYours: problemKind('pair/not-yours', {
    rule: 'D12',
    path: 'pairId',
    text: text(
      'This is for the players of the pair and for the jury.',
      'Das tun die Spieler des Paars und die Jury.',
      'Ezt a pár játékosai és a zsűri tehetik meg.',
    ),
  }),
  notTwoPersons: problemKind('pair/not-two-persons', {
    rule: 'D36',
    path: 'players',
    text: text('A pair is two persons.', 'Ein Paar sind zwei Personen.', 'Egy pár két személy.'),
  }),
  thereAlready: problemKind('pair/there-already', {
    rule: 'D38',
    path: 'players',
    text: text(
      'These two are the pair {pair} already: in cup and events of a season they play as one.',
      'Diese beiden sind schon das Paar {pair}: in Cup und Turnieren einer Saison spielen sie als dasselbe.',
      'Ők ketten már egy pár: {pair}. A szezon kupájában és versenyein ugyanaz a pár játszik.',
    ),
  }),
  nameTaken: problemKind('pair/name-taken', {
    path: 'name',
    text: text(
      'The pair {pair} has this name in the season already.',
      'Das Paar {pair} hat in dieser Saison schon diesen Namen.',
      'A szezonban már van ilyen nevű pár: {pair}.',
    ),
  }),
  renameAfterMatch: problemKind('pair/rename-after-match', {
    path: 'name',
    text: text(
      'After its first match, or after the draw of its cup, only the jury changes the name of a pair.',
      'Nach dem ersten Match oder nach der Auslosung seines Cups ändert nur die Jury den Namen eines Paars.',
      'Az első mérkőzés vagy a kupasorsolás után a pár nevét csak a zsűri módosíthatja.',
    ),
  }),
};

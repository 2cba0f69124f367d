import { dayText } from '@tarokk/competition';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Problem } from '../../platform/problems/refused.types.js';

export const mergeProblems = {
  sameEntry: problemKind('merge/same-entry', {
    path: 'intoId',
    text: text(
      'These are one entry already.',
      'Das ist schon ein und derselbe Eintrag.',
      'Ez már egy és ugyanaz a bejegyzés.',
    ),
  }),
  erased: problemKind('merge/erased', {
    text: text(
      'The data of one of them were erased: nobody can tell any more who it is.',
      'Die Daten des einen wurden gelöscht: niemand kann mehr sagen, wer das ist.',
      'Az egyik adatait törölték: már senki sem mondhatja meg, ki ő.',
    ),
  }),
  oneTable: problemKind('merge/one-table', {
    path: 'fromId',
    text: text(
      'Both sat at the table of {a} – {b} of {date}: they are two persons.',
      'Beide saßen am Tisch von {a} – {b} am {date}: es sind zwei Personen.',
      'Mindketten ott ültek a(z) {a} – {b} mérkőzésen ({date}): ők két személy.',
    ),
  }),
  oneGame: problemKind('merge/one-game', {
    path: 'fromId',
    text: text(
      'Both played in a game of the free championship on {date}: they are two persons.',
      'Beide haben am {date} an einem Spiel der freien Meisterschaft teilgenommen: es sind zwei Personen.',
      'Mindketten játszottak a szabad bajnokság egy játékában ({date}): ők két személy.',
    ),
  }),
  twoTeams: problemKind('merge/two-teams', {
    path: 'fromId',
    rule: '9',
    text: text(
      'In {year} one is in the team {from}, the other in {into}; a player is in one team a season.',
      '{year} ist der eine in der Mannschaft {from}, der andere in {into}; ein Spieler ist in einer Saison in einer Mannschaft.',
      'A(z) {year}. évben az egyik a(z) {from}, a másik a(z) {into} csapat tagja; egy játékos egy szezonban egy csapatban játszik.',
    ),
  }),
  onePair: problemKind('merge/one-pair', {
    path: 'fromId',
    rule: 'D36',
    text: text(
      'In {year} both are the pair {pair}: a pair is two persons.',
      '{year} sind beide das Paar {pair}: ein Paar sind zwei Personen.',
      'A(z) {year}. évben ők ketten a(z) {pair} pár: egy pár két személy.',
    ),
  }),
  oneEvent: problemKind('merge/one-event', {
    path: 'fromId',
    rule: '11.1',
    text: text(
      'In the Grand Prix {event} one plays for {from}, the other for {into}; a player is in one pair of it.',
      'Im Grand Prix {event} spielt der eine für {from}, der andere für {into}; ein Spieler ist dort in einem Paar.',
      'A(z) {event} Grand Prix-n az egyik ezért a párért játszik: {from}, a másik ezért: {into}; egy játékos ott egy párban szerepel.',
    ),
  }),
  oneCup: problemKind('merge/one-cup', {
    path: 'fromId',
    rule: '10',
    text: text(
      'In the cup of {year} one plays for {from}, the other for {into}; a player is in one pair of it.',
      'Im Cup {year} spielt der eine für {from}, der andere für {into}; ein Spieler ist dort in einem Paar.',
      'A(z) {year}. évi kupában az egyik ezért a párért játszik: {from}, a másik ezért: {into}; egy játékos ott egy párban szerepel.',
    ),
  }),
  twoPairs: problemKind('merge/two-pairs', {
    path: 'fromId',
    rule: 'D38',
    text: text(
      'In {year} one plays with the same partner as the other: {from} and {into} would be one pair.',
      '{year} spielt der eine mit demselben Partner wie der andere: {from} und {into} wären ein Paar.',
      'A(z) {year}. évben az egyiknek ugyanaz a párja, mint a másiknak: {from} és {into} egy pár lenne.',
    ),
  }),
  tooManyMatches: problemKind('merge/too-many-matches', {
    path: 'fromId',
    text: text(
      'The entry to be given up has {matches} matches and free games, all of which are counted anew; at most {most} are. Merge the other way round.',
      'Der Eintrag, der aufgegeben würde, hat {matches} Matches und freie Spiele, die alle neu gezählt werden; höchstens {most} sind möglich. Lege andersherum zusammen.',
      'A megszűnő bejegyzésnek {matches} mérkőzése és szabad játéka van, mindet újra kell számolni; legfeljebb {most} lehet. Vond össze fordítva.',
    ),
  }),
  twoAccounts: problemKind('merge/two-accounts', {
    path: 'closeAccount',
    text: text(
      'Both have an account. An admin decides that the one of the entry given up is closed, or merges the other way round.',
      'Beide haben ein Konto. Ein Admin entscheidet, dass jenes des aufgegebenen Eintrags geschlossen wird, oder legt andersherum zusammen.',
      'Mindkettőnek van fiókja. Adminisztrátor dönt arról, hogy a megszűnő bejegyzésé bezárul, vagy fordítva vonja össze őket.',
    ),
  }),
  otherWay: problemKind('merge/other-way', {
    path: 'fromId',
    text: text(
      'The account in use is that of the entry to be given up, and the other has a closed one: merge the other way round.',
      'Benutzt wird das Konto des Eintrags, der aufgegeben würde; das andere ist geschlossen: lege andersherum zusammen.',
      'A megszűnő bejegyzés fiókja van használatban, a másiké zárt: vond össze fordítva.',
    ),
  }),
  unknown: problemKind('merge/unknown', {
    path: 'mergeId',
    text: text(
      'There is no such merge, or it was undone already.',
      'Diese Zusammenlegung gibt es nicht, oder sie wurde schon rückgängig gemacht.',
      'Nincs ilyen összevonás, vagy már visszavonták.',
    ),
  }),
  mergedSince: problemKind('merge/merged-since', {
    path: 'mergeId',
    text: text(
      'The person was merged into another since: undo that first.',
      'Die Person wurde seither mit einer anderen zusammengelegt: mache zuerst das rückgängig.',
      'A személyt azóta mással is összevonták: előbb azt vond vissza.',
    ),
  }),
  changedSince: problemKind('merge/changed-since', {
    path: 'mergeId',
    text: text(
      'The memberships in teams that were put together have changed since: what they were cannot be restored.',
      'Die zusammengelegten Mitgliedschaften haben sich seither geändert: was sie waren, ist nicht wiederherzustellen.',
      'Az összevont csapattagságok azóta megváltoztak: a korábbi állapot nem állítható vissza.',
    ),
  }),
};

export function oneTable({ a, b, date }: { readonly a: string; readonly b: string; readonly date: string }): Problem {
  return mergeProblems.oneTable({ a, b, date: dayText(date) });
}

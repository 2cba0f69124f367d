import { dayText, freeStateNames, stateNames, tieName, type TieId, problemKind } from '@tarokk/competition';
import { text, type Text } from '@tarokk/rules';
import type { Problem } from '../../platform/problems/refused.types.js';
import { pathOf } from '../../platform/inputs/path-of.js';
import type {
  UnsubmittedDraft,
  OpenEvent,
  UndecidedGame,
  UndecidedMatch,
  UnplayedPlan,
} from './undecided.repository.js';

const match = problemKind('season/match-undecided', {
  rule: 'D25',
  text: text(
    'The match {a} – {b} of {date} is {state}: approve or withdraw it first.',
    'Das Match {a} – {b} vom {date} ist im Stand „{state}“: erst genehmigen oder zurückziehen.',
    'A(z) {a} – {b} mérkőzés ({date}) állapota „{state}”: előbb jóvá kell hagyni vagy vissza kell vonni.',
  ),
});
const moreMatches = problemKind('season/match-undecided', {
  rule: 'D25',
  text: text(
    'Further matches of the season are undecided; the jury’s queues list them all.',
    'Weitere Matches der Saison sind unentschieden; die Listen der Jury zeigen alle.',
    'A szezonnak további eldöntetlen mérkőzései vannak; a zsűri listái mindet mutatják.',
  ),
});
const tie = problemKind('season/cup-undecided', {
  rule: 'D25',
  text: text(
    'Nobody has won this tie of the cup yet, {tie}: {upper} – {lower}; its last day is {day}. If it is not played, the jury decides who goes on.',
    'Diese Begegnung des Cups ist nicht entschieden, {tie}: {upper} – {lower}; ihr letzter Tag ist der {day}. Wird sie nicht gespielt, entscheidet die Jury, wer weiterkommt.',
    'A kupának ez a párharca nincs eldöntve, {tie}: {upper} – {lower}; határideje: {day} Ha nem játsszák le, a zsűri dönti el, ki jut tovább.',
  ),
});
const undrawn = problemKind('season/cup-undecided', {
  rule: 'D25',
  text: text(
    'The cup of {year} has {pairs} {pairs|pair|pairs} on its list and is not drawn: draw and decide it first.',
    'Der Cup {year} hat {pairs} {pairs|Paar|Paare} auf der Liste und ist nicht ausgelost: erst auslosen und entscheiden.',
    'A(z) {year}. évi kupára {pairs} pár nevezett, de nincs kisorsolva: előbb ki kell sorsolni és el kell dönteni.',
  ),
});
const grandPrix = problemKind('season/grand-prix-undecided', {
  rule: 'D25',
  text: text(
    'The Grand Prix {name} of {date} is not closed: close or cancel it first.',
    'Der Grand Prix {name} vom {date} ist nicht abgeschlossen: erst abschließen oder absagen.',
    'A(z) {name} Grand Prix ({date}) nincs lezárva: előbb le kell zárni vagy le kell mondani.',
  ),
});
const freeGame = problemKind('season/free-game-undecided', {
  rule: 'D25',
  text: text(
    'The free game of {date} is {state}: admit, refuse or withdraw it first.',
    'Das freie Spiel vom {date} ist im Stand „{state}“: erst zulassen, ablehnen oder zurückziehen.',
    'A(z) {date} napi szabad játék állapota „{state}”: előbb el kell fogadni, el kell utasítani vagy vissza kell vonni.',
  ),
});
const moreFreeGames = problemKind('season/free-game-undecided', {
  rule: 'D25',
  text: text(
    'Further free games of the season are undecided; the jury’s queue lists them all.',
    'Weitere freie Spiele der Saison sind unentschieden; die Liste der Jury zeigt alle.',
    'A szezonnak további eldöntetlen szabad játékai vannak; a zsűri listája mindet mutatja.',
  ),
});

/** What keeps a season from being closed (D25). The path is the id of what is to be decided; empty where that is not one thing. */
export const undecidedProblems = {
  match: ({ id, a, b, date, state }: UndecidedMatch): Problem =>
    match.at(id, { a, b, date: dayText(date), state: stateNames[state] }),
  moreMatches: (): Problem => moreMatches(),
  undrawnCup: (year: number, pairs: number): Problem => undrawn({ year, pairs }),
  tie: (id: TieId, lastDay: string, upper: string | Text, lower: string | Text): Problem =>
    tie.at(pathOf([id]), { tie: tieName(id), day: dayText(lastDay), upper, lower }),
  grandPrix: ({ id, name, date }: OpenEvent): Problem => grandPrix.at(id, { name, date: dayText(date) }),
  freeGame: ({ id, date, state }: UndecidedGame): Problem =>
    freeGame.at(id, { date: dayText(date), state: freeStateNames[state] }),
  moreFreeGames: (): Problem => moreFreeGames(),
};

const plan = problemKind('season/plan-left-behind', {
  rule: 'D25',
  text: text(
    'The match {a} – {b}, planned for {date}, has no sheet: after the closing none can be handed in.',
    'Von dem Match {a} – {b}, geplant für den {date}, gibt es keinen Spielzettel: Nach dem Schließen kann keiner mehr eingereicht werden.',
    'A(z) {a} – {b} tervezett mérkőzésnek ({date}) nincs mérkőzéslapja: a lezárás után már nem is adható be.',
  ),
});
const morePlans = problemKind('season/plan-left-behind', {
  rule: 'D25',
  text: text(
    'Further planned matches of the season have no sheet.',
    'Von weiteren geplanten Matches der Saison gibt es keinen Spielzettel.',
    'A szezon további tervezett mérkőzéseinek sincs mérkőzéslapja.',
  ),
});
const draft = problemKind('season/draft-left-behind', {
  rule: 'D25',
  text: text(
    '{side} has a draft of a sheet, last saved on {date}: after the closing it can no longer be handed in.',
    '{side} hat den Entwurf eines Spielzettels, zuletzt gespeichert am {date}: Nach dem Schließen kann er nicht mehr eingereicht werden.',
    '{side}: beadatlan piszkozat (utoljára mentve: {date}); a lezárás után már nem adható be.',
  ),
});
const moreDrafts = problemKind('season/draft-left-behind', {
  rule: 'D25',
  text: text(
    'There are further drafts of sheets of the season.',
    'Es gibt weitere Entwürfe von Spielzetteln der Saison.',
    'A szezonnak további piszkozatai vannak.',
  ),
});
const theJury = text('The jury', 'Die Jury', 'A zsűri');

/** What the closing of a season does not wait for, and what comes to nothing by it. The path is the id. */
export const leftBehind = {
  plan: ({ id, a, b, date }: UnplayedPlan): Problem => plan.at(id, { a, b, date: dayText(date) }),
  morePlans: (): Problem => morePlans(),
  draft: ({ id, side, day }: UnsubmittedDraft): Problem => draft.at(id, { side: side ?? theJury, date: dayText(day) }),
  moreDrafts: (): Problem => moreDrafts(),
};

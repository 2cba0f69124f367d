import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

export const planningProblems = {
  unknown: problemKind('planned-match/unknown', {
    path: 'plannedMatchId',
    text: text(
      'There is no such planned match.',
      'Dieses geplante Match gibt es nicht.',
      'Nincs ilyen tervezett mérkőzés.',
    ),
  }),
  unknownSide: problemKind('planned-match/unknown-side', {
    rule: '9',
    path: 'sideB',
    text: text('There is no such side.', 'Diese Seite gibt es nicht.', 'Nincs ilyen oldal.'),
  }),
  unknownTeam: problemKind('planned-match/unknown-team', {
    rule: '9',
    path: 'sideB',
    text: text(
      'No team of the season {year} is called {name}.',
      'Keine Mannschaft der Saison {year} heißt {name}.',
      'A(z) {year}. évi szezonban nincs ilyen nevű csapat: {name}.',
    ),
  }),
  unknownTeamAlike: problemKind('planned-match/unknown-team-alike', {
    rule: '9',
    path: 'sideB',
    text: text(
      'No team of the season {year} is called {name}. Perhaps {alike}?',
      'Keine Mannschaft der Saison {year} heißt {name}. Vielleicht {alike}?',
      'A(z) {year}. évi szezonban nincs ilyen nevű csapat: {name}. Talán {alike}?',
    ),
  }),
  plannedThatDay: problemKind('planned-match/planned-that-day', {
    rule: 'D10',
    path: 'order',
    text: text(
      '{a} and {b} have a match planned on that day already. If this is another one, give its number.',
      '{a} und {b} haben an diesem Tag schon ein Match geplant. Wenn dieses ein weiteres ist, gib seine Nummer an.',
      'A két csapatnak ({a}, {b}) aznapra már van tervezett mérkőzése. Ha ez egy másik, add meg a sorszámát.',
    ),
  }),
  oneSide: problemKind('planned-match/one-side', {
    rule: '9',
    path: 'sideB',
    text: text(
      'A match needs two different sides.',
      'Ein Match braucht zwei verschiedene Seiten.',
      'Egy mérkőzéshez két különböző oldal kell.',
    ),
  }),
  notYours: problemKind('planned-match/not-yours', {
    rule: 'D12',
    text: text(
      'A match is planned by a member of one of its sides, or by the jury.',
      'Ein Match plant ein Mitglied einer seiner Seiten oder die Jury.',
      'Mérkőzést valamelyik oldal tagja vagy a zsűri tervezhet.',
    ),
  }),
  otherSeason: problemKind('planned-match/other-season', {
    rule: '9',
    path: 'date',
    text: text(
      '{side} is of the season {year}: the match must be in that year.',
      '{side} gehört zur Saison {year}: Das Match muss in diesem Jahr sein.',
      '{side} a(z) {year}. szezon résztvevője: a mérkőzésnek abban az évben kell lennie.',
    ),
  }),
  seasonClosed: problemKind('planned-match/season-closed', {
    rule: 'D25',
    path: 'date',
    text: text(
      'The season {year} is closed.',
      'Die Saison {year} ist geschlossen.',
      'A(z) {year}. szezon le van zárva.',
    ),
  }),
  sideKind: problemKind('planned-match/side-kind', {
    rule: '9–11',
    path: 'competition',
    text: text(
      '{side} cannot play this competition: in the championship teams meet, in cup and Grand Prix pairs.',
      '{side} kann diesen Bewerb nicht spielen: In der Meisterschaft treffen sich Mannschaften, in Cup und Grand Prix Paare.',
      '{side} nem játszhat ebben a versenyben: a bajnokságban csapatok, a kupában és a Grand Prix-n párok játszanak.',
    ),
  }),
  ofSchedule: problemKind('planned-match/of-schedule', {
    rule: '11.1',
    path: 'competition',
    text: text(
      'Matches of a Grand Prix are planned by its schedule: the jury changes its pairings, its day and its place.',
      'Matches eines Grand Prix plant sein Spielplan: Die Jury ändert seine Paarungen, seinen Tag und seinen Ort.',
      'A Grand Prix mérkőzéseit a párosítás tervezi: párosítást, napot és helyszínt a zsűri módosít.',
    ),
  }),
  unconfirmed: problemKind('planned-match/unconfirmed', {
    rule: '9',
    path: 'sideB',
    text: text(
      '{side} has not confirmed yet that it takes part in the season.',
      '{side} hat noch nicht bestätigt, dass es an der Saison teilnimmt.',
      '{side} még nem erősítette meg, hogy részt vesz a szezonban.',
    ),
  }),
  past: problemKind('planned-match/past', {
    rule: 'D9',
    path: 'date',
    text: text(
      'The day is over; today is {today}. Only the jury enters a plan afterwards.',
      'Der Tag ist vorbei; heute ist der {today}. Nachträglich plant nur die Jury.',
      'Ez a nap elmúlt; ma {today} van. Utólag csak a zsűri tervezhet.',
    ),
  }),
  orderOutOfRange: problemKind('planned-match/order-out-of-range', {
    rule: 'D10',
    path: 'order',
    text: text(
      'Matches of the same sides on one day are numbered from 1 to {most}.',
      'Matches derselben Seiten an einem Tag werden von 1 bis {most} gezählt.',
      'Ugyanazon oldalak egynapi mérkőzéseit 1-től {most}-ig számozzuk.',
    ),
  }),
  orderTaken: problemKind('planned-match/order-taken', {
    rule: 'D10',
    path: 'order',
    text: text(
      'Match {order} of these sides on that day is planned already.',
      'Das {order}. Match dieser Seiten an diesem Tag ist schon geplant.',
      'Ezen oldalak aznapi {order}. mérkőzése már be van tervezve.',
    ),
  }),
  changedMeanwhile: problemKind('planned-match/changed-meanwhile', {
    path: 'version',
    text: text(
      'Somebody has changed this plan meanwhile. Look at it again before you change it.',
      'Jemand hat diesen Plan inzwischen geändert. Sieh ihn dir noch einmal an, bevor du ihn änderst.',
      'Valaki közben módosította ezt a tervet. Nézd meg újra, mielőtt módosítod.',
    ),
  }),
  cancelled: problemKind('planned-match/cancelled', {
    path: 'plannedMatchId',
    text: text('This match was cancelled.', 'Dieses Match wurde abgesagt.', 'Ezt a mérkőzést lemondták.'),
  }),
  handedIn: problemKind('planned-match/handed-in', {
    path: 'plannedMatchId',
    text: text(
      'A sheet of this match was handed in: the sheet counts now, not the plan.',
      'Von diesem Match wurde ein Spielzettel eingereicht: Jetzt zählt der Zettel, nicht der Plan.',
      'Erről a mérkőzésről már beadtak mérkőzéslapot: most az számít, nem a terv.',
    ),
  }),
};

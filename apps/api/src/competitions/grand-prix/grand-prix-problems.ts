import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

/** Problems of requests about a Grand Prix, beside the refusals of the competition library. */
export const grandPrixProblems = {
  unknown: problemKind('grand-prix/unknown', {
    rule: '11',
    path: 'grandPrixId',
    text: text('There is no such Grand Prix.', 'Diesen Grand Prix gibt es nicht.', 'Nincs ilyen Grand Prix.'),
  }),
  cancelled: problemKind('grand-prix/cancelled', {
    path: 'grandPrixId',
    text: text(
      'This Grand Prix was cancelled.',
      'Dieser Grand Prix wurde abgesagt.',
      'Ez a Grand Prix elmaradt: lemondták.',
    ),
  }),
  closed: problemKind('grand-prix/closed', {
    rule: 'D42',
    path: 'grandPrixId',
    text: text(
      'The jury has closed this Grand Prix: its places are final until it is reopened.',
      'Die Jury hat diesen Grand Prix abgeschlossen: seine Plätze sind endgültig, bis er wieder geöffnet wird.',
      'A zsűri lezárta ezt a Grand Prix-t: a helyezések az újranyitásáig véglegesek.',
    ),
  }),
  notClosed: problemKind('grand-prix/not-closed', {
    rule: 'D42',
    path: 'grandPrixId',
    text: text(
      'This Grand Prix is not closed.',
      'Dieser Grand Prix ist nicht abgeschlossen.',
      'Ez a Grand Prix nincs lezárva.',
    ),
  }),
  changed: problemKind('grand-prix/changed', {
    path: 'version',
    text: text(
      'Somebody has changed this Grand Prix meanwhile. Look at it again.',
      'Jemand hat diesen Grand Prix inzwischen geändert. Sieh ihn dir noch einmal an.',
      'Ezt a Grand Prix-t közben valaki módosította. Nézd meg újra.',
    ),
  }),
  nameTaken: problemKind('grand-prix/name-taken', {
    path: 'name',
    text: text(
      'Another Grand Prix of the season has this name.',
      'Ein anderer Grand Prix der Saison heißt schon so.',
      'A szezon egy másik Grand Prix-jét már így hívják.',
    ),
  }),
  otherYear: problemKind('grand-prix/other-year', {
    rule: '11',
    path: 'date',
    text: text(
      'This day is not in the season of {year}.',
      'Dieser Tag liegt nicht in der Saison {year}.',
      'Ez a nap nem a(z) {year}. évi szezonba esik.',
    ),
  }),
  notYours: problemKind('grand-prix/not-yours', {
    rule: 'D12',
    path: 'pairId',
    text: text(
      'This is for the players of the pair and for the jury.',
      'Das tun die Spieler des Paars und die Jury.',
      'Ezt a pár játékosai és a zsűri tehetik meg.',
    ),
  }),
  juryConcerned: problemKind('grand-prix/jury-concerned', {
    rule: 'D58',
    text: text(
      'You play in this Grand Prix: somebody of the jury who does not closes it and decides in it. If nobody is left, an admin appoints somebody.',
      'Du spielst in diesem Grand Prix: Abschließen und entscheiden wird jemand aus der Jury, der nicht mitspielt. Ist niemand übrig, bestimmt die Verwaltung jemanden.',
      'Játszol ezen a Grand Prix-n: a zsűri olyan tagja zárja le és dönt benne, aki nem játszik. Ha nincs ilyen, egy adminisztrátor jelöl ki valakit.',
    ),
  }),
  ofTheJury: problemKind('grand-prix/of-the-jury', {
    rule: '11',
    text: text(
      'The jury decides this, or whom an admin has appointed for this Grand Prix.',
      'Das entscheidet die Jury oder wen die Verwaltung für diesen Grand Prix bestimmt hat.',
      'Erről a zsűri dönt, vagy akit egy adminisztrátor ehhez a Grand Prix-hez kijelölt.',
    ),
  }),
  unknownPair: problemKind('grand-prix/unknown-pair', {
    path: 'pairId',
    text: text(
      'There is no such pair in this season.',
      'Dieses Paar gibt es in dieser Saison nicht.',
      'Ebben a szezonban nincs ilyen pár.',
    ),
  }),
  enteredAlready: problemKind('grand-prix/entered-already', {
    rule: '11.1',
    path: 'pairId',
    text: text('The pair is entered already.', 'Das Paar ist schon genannt.', 'A pár már nevezett.'),
  }),
  playerEntered: problemKind('grand-prix/player-entered', {
    rule: '11.1',
    path: 'pairId',
    text: text(
      '{person} is already entered with the pair {pair}: a player is in one pair of a Grand Prix.',
      '{person} ist schon mit dem Paar {pair} genannt: ein Spieler ist in einem Paar des Grand Prix.',
      '{person} már nevezett ezzel a párral: {pair}. Egy játékos a Grand Prix egy párjában szerepelhet.',
    ),
  }),
  notEntered: problemKind('grand-prix/not-entered', {
    rule: '11.1',
    path: 'pairId',
    text: text('This pair is not entered.', 'Dieses Paar ist nicht genannt.', 'Ez a pár nem nevezett.'),
  }),
  full: problemKind('grand-prix/full', {
    path: 'pairId',
    text: text(
      'The office takes at most {most} pairs for a Grand Prix.',
      'Das Büro nimmt höchstens {most} Paare für einen Grand Prix.',
      'Az iroda egy Grand Prix-n legfeljebb {most} párt vesz fel.',
    ),
  }),
  drawnAlready: problemKind('grand-prix/drawn-already', {
    rule: '11.1',
    path: 'grandPrixId',
    text: text(
      'The schedule is made: now the jury changes the pairings.',
      'Der Spielplan steht: jetzt ändert die Jury die Paarungen.',
      'A párosítás elkészült: most már a zsűri módosítja.',
    ),
  }),
  notDrawn: problemKind('grand-prix/not-drawn', {
    rule: '11.1',
    path: 'grandPrixId',
    text: text('The schedule is not made yet.', 'Der Spielplan steht noch nicht.', 'A párosítás még nem készült el.'),
  }),
  tooFew: problemKind('grand-prix/too-few', {
    rule: '11.1',
    path: 'grandPrixId',
    text: text(
      'A Grand Prix needs two pairs at least.',
      'Ein Grand Prix braucht mindestens zwei Paare.',
      'Egy Grand Prix-hez legalább két pár kell.',
    ),
  }),
  noSeed: problemKind('grand-prix/no-seed', {
    rule: 'D28',
    path: 'seed',
    text: text(
      'A seed is 1 to 200 characters on one line.',
      'Ein Startwert hat 1 bis 200 Zeichen in einer Zeile.',
      'A sorsolás kiindulóértéke 1–200 karakter, egy sorban.',
    ),
  }),
  begun: problemKind('grand-prix/begun', {
    rule: '11.1',
    text: text(
      '{a} and {b} have begun their match: it stays in the schedule, on its day.',
      '{a} und {b} haben ihr Match begonnen: es bleibt im Spielplan, an seinem Tag.',
      '{a} és {b} már elkezdte a mérkőzését: a párosításban és a napján marad.',
    ),
  }),
  deviations: problemKind('grand-prix/deviations', {
    rule: '11.1',
    path: 'acknowledgeDeviations',
    text: text(
      'Correct the pairings, or accept what is unusual in them.',
      'Berichtige die Paarungen, oder nimm das Ungewöhnliche an ihnen an.',
      'Javítsd a párosításokat, vagy fogadd el, ami bennük szokatlan.',
    ),
  }),
  tooManyMeetings: problemKind('grand-prix/too-many-meetings', {
    rule: 'D10',
    path: 'pairings',
    text: text(
      '{a} and {b} cannot meet so often on one day.',
      '{a} und {b} können nicht so oft an einem Tag aufeinandertreffen.',
      '{a} és {b} nem találkozhat ilyen sokszor egy napon.',
    ),
  }),
  undecided: problemKind('grand-prix/undecided', {
    rule: 'D42',
    path: 'grandPrixId',
    text: text(
      'The match {a} against {b} is neither approved nor withdrawn.',
      'Das Match {a} gegen {b} ist weder bestätigt noch zurückgezogen.',
      '{a} és {b} mérkőzése sincs jóváhagyva, sem visszavonva.',
    ),
  }),
  unknownPairing: problemKind('grand-prix/unknown-pairing', {
    rule: '11.2',
    path: 'pairingId',
    text: text(
      'There is no such match in the schedule.',
      'Dieses Match steht nicht im Spielplan.',
      'Ilyen mérkőzés nincs a párosításban.',
    ),
  }),
  noTeam: problemKind('grand-prix/no-team', {
    rule: '11.2',
    path: 'teamId',
    text: text(
      'In the championship a pair plays for a team: at least one of the two is a member of it that day.',
      'In der Meisterschaft spielt ein Paar für eine Mannschaft: mindestens einer der beiden ist an dem Tag ihr Mitglied.',
      'A bajnokságban a pár egy csapatért játszik: legalább egyikük aznap a csapat tagja.',
    ),
  }),
  whichTeam: problemKind('grand-prix/which-team', {
    rule: '11.2',
    path: 'teamId',
    text: text(
      'The two are of different teams: say for which of them they play.',
      'Die beiden gehören zu verschiedenen Mannschaften: Gib an, für welche sie spielen.',
      'Ők ketten különböző csapatok tagjai: add meg, melyikért játszanak.',
    ),
  }),
  sameTeam: problemKind('grand-prix/same-team', {
    rule: '11.2',
    path: 'teamId',
    text: text(
      'The opponents play for this team already.',
      'Für diese Mannschaft spielen schon die Gegner.',
      'Ezért a csapatért már az ellenfelek játszanak.',
    ),
  }),
};

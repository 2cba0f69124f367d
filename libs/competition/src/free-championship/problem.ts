import { text } from '@tarokk/rules';
import { problemKind } from '../wording/problem-kind.js';

/** What keeps a game from being admitted. */
export type FreeProblem = ReturnType<(typeof freeProblems)[keyof typeof freeProblems]>;

export const freeProblems = {
  countsElsewhere: problemKind('free/counts-elsewhere', {
    rule: 'D45',
    text: text(
      'the match counts for another competition',
      'das Match zählt für einen anderen Bewerb',
      'a mérkőzés másik versenybe számít',
    ),
  }),
  substitution: problemKind('free/substitution', {
    rule: 'D45',
    text: text(
      'the free championship knows no substitution',
      'die freie Meisterschaft kennt keinen Wechsel',
      'a szabad bajnokságban nincs csere',
    ),
  }),
  nothingAdmitted: problemKind('free/nothing-admitted', {
    rule: '12',
    text: text('no game is admitted', 'kein Spiel ist zugelassen', 'egyetlen játék sincs elfogadva'),
  }),
  unknownGame: problemKind('free/unknown-game', {
    rule: '12',
    text: text('there is no game {game} in it', 'ein Spiel {game} gibt es darin nicht', 'nincs benne {game}. játék'),
  }),
  players: problemKind('free/players', {
    rule: '14',
    text: text(
      '{needed} different players are needed, {given} {given|is|are} named',
      '{needed} verschiedene Spieler werden gebraucht, {given} {given|ist|sind} genannt',
      '{needed} különböző játékos kell, {given} van megnevezve',
    ),
  }),
  notWhole: problemKind('free/not-whole', {
    rule: 'D44',
    text: text(
      'points are whole numbers, raw points of Royal not below 0',
      'Punkte sind ganze Zahlen, Rohpunkte im Royal nicht unter 0',
      'a pontok egész számok, a Royal nyers pontjai nem lehetnek 0 alatt',
    ),
  }),
  trophyOfNobody: problemKind('free/trophy-of-nobody', {
    rule: 'D47',
    text: text(
      '{player} has a trophy and did not play',
      '{player} hat eine Trophäe und nicht gespielt',
      '{player} trófeát kapott, de nem játszott',
    ),
  }),
  noTrophy: problemKind('free/no-trophy', {
    rule: '13',
    text: text('{announcement} is no trophy', '{announcement} ist keine Trophäe', '{announcement} nem trófea'),
  }),
  noFactor: problemKind('free/no-factor', {
    rule: 'D46',
    text: text(
      'the factor of {game} is not fixed for {year}',
      'der Faktor von {game} ist für {year} nicht festgelegt',
      '{game} szorzója nincs rögzítve erre az évre: {year}',
    ),
  }),
  tooManyPoints: problemKind('free/too-many-points', {
    text: text(
      'nobody gets or loses more than {most} points for one game',
      'für ein Spiel bekommt oder verliert niemand mehr als {most} Punkte',
      'egy játékért senki sem kap vagy veszít {most} pontnál többet',
    ),
  }),
  pointsMissing: problemKind('free/points-missing', {
    rule: 'D44',
    text: text(
      'the jury has not set the points of this test game',
      'die Jury hat die Punkte dieses Testspiels noch nicht festgesetzt',
      'a zsűri még nem állapította meg e próbajáték pontjait',
    ),
  }),
  factorLate: problemKind('free/factor-late', {
    rule: 'D46',
    text: text(
      'the factor of {game} was fixed on {day}, after this session',
      'der Faktor von {game} wurde am {day} festgelegt, nach dieser Partie',
      '{game} szorzóját {day} napján, ezen alkalom után rögzítették',
    ),
  }),
};

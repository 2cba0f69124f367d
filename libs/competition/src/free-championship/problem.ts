import { sentence, text, type Sentence, type Text } from '@tarokk/rules';

/** What keeps a game from being admitted. */
export interface FreeProblem {
  readonly code: `free/${FreeProblemCode}`;
  /** Null where the office itself says so. */
  readonly rule: string | null;
  readonly sentence: Sentence;
}

const kinds = {
  'counts-elsewhere': {
    rule: 'D45',
    text: text(
      'the match counts for another competition',
      'das Match zählt für einen anderen Bewerb',
      'a mérkőzés másik versenybe számít',
    ),
  },
  substitution: {
    rule: 'D45',
    text: text(
      'the free championship knows no substitution',
      'die freie Meisterschaft kennt keinen Wechsel',
      'a szabad bajnokságban nincs csere',
    ),
  },
  'nothing-admitted': {
    rule: '12',
    text: text('no game is admitted', 'kein Spiel ist zugelassen', 'egyetlen játék sincs elfogadva'),
  },
  'unknown-game': {
    rule: '12',
    text: text('there is no game {game} in it', 'ein Spiel {game} gibt es darin nicht', 'nincs benne {game}. játék'),
  },
  players: {
    rule: '14',
    text: text(
      '{needed} different players are needed, {given} {given|is|are} named',
      '{needed} verschiedene Spieler werden gebraucht, {given} {given|ist|sind} genannt',
      '{needed} különböző játékos kell, {given} van megnevezve',
    ),
  },
  'not-whole': {
    rule: 'D44',
    text: text(
      'points are whole numbers, raw points of Royal not below 0',
      'Punkte sind ganze Zahlen, Rohpunkte im Royal nicht unter 0',
      'a pontok egész számok, a Royal nyers pontjai nem lehetnek 0 alatt',
    ),
  },
  'trophy-of-nobody': {
    rule: 'D47',
    text: text(
      '{player} has a trophy and did not play',
      '{player} hat eine Trophäe und nicht gespielt',
      '{player} trófeát kapott, de nem játszott',
    ),
  },
  'no-trophy': {
    rule: '13',
    text: text('{announcement} is no trophy', '{announcement} ist keine Trophäe', '{announcement} nem trófea'),
  },
  'no-factor': {
    rule: 'D46',
    text: text(
      'the factor of {game} is not fixed for {year}',
      'der Faktor von {game} ist für {year} nicht festgelegt',
      '{game} szorzója nincs rögzítve erre az évre: {year}',
    ),
  },
  'too-many-points': {
    rule: null,
    text: text(
      'nobody gets or loses more than {most} points for one game',
      'für ein Spiel bekommt oder verliert niemand mehr als {most} Punkte',
      'egy játékért senki sem kap vagy veszít {most} pontnál többet',
    ),
  },
  'points-missing': {
    rule: 'D44',
    text: text(
      'the jury has not set the points of this test game',
      'die Jury hat die Punkte dieses Testspiels noch nicht festgesetzt',
      'a zsűri még nem állapította meg e próbajáték pontjait',
    ),
  },
  'factor-late': {
    rule: 'D46',
    text: text(
      'the factor of {game} was fixed on {day}, after this session',
      'der Faktor von {game} wurde am {day} festgelegt, nach dieser Partie',
      '{game} szorzóját {day} napján, ezen alkalom után rögzítették',
    ),
  },
} as const satisfies Readonly<Record<string, { rule: string | null; text: Text }>>;

export type FreeProblemCode = keyof typeof kinds;

export function freeProblem(code: FreeProblemCode, values: Sentence['values'] = {}): FreeProblem {
  const { rule, text: words } = kinds[code];
  return { code: `free/${code}`, rule, sentence: sentence(words, values) };
}

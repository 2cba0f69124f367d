import { freeStateNames, type FreeProblem, type FreeRefusal, type FreeState } from '@tarokk/competition';
import { sentence, text, type Sentence, type Text } from '@tarokk/rules';
import type { ProblemCode } from '../../platform/problems/problem-codes.js';
import type { Problem } from '../../platform/problems/refused.types.js';
import { withNames } from '../sheets/knowledge.js';
import type { FreeGameFile } from './lifecycle/free-game-file.js';

function problemKind(
  code: ProblemCode,
  rule: string | null,
  words: Text,
): (path: string, values?: Sentence['values']) => Problem {
  return (path, values) => ({ code, rule, path, sentence: sentence(words, values) });
}

export const unknownGame = problemKind(
  'free/unknown',
  null,
  text('There is no such game.', 'Dieses Spiel gibt es nicht.', 'Nincs ilyen játék.'),
)('gameId');

export const notYourGame = problemKind(
  'free/not-yours',
  '12',
  text(
    'A game is handed in by somebody who played in it, or by the jury.',
    'Ein Spiel gibt jemand ein, der mitgespielt hat, oder die Jury.',
    'Játékot olyasvalaki ad be, aki játszott benne, vagy a zsűri.',
  ),
)('game');

export const notForYou = problemKind(
  'free/not-for-you',
  '12',
  text(
    'This is for whoever handed the game in, or for the jury.',
    'Das ist Sache dessen, der das Spiel eingegeben hat, oder der Jury.',
    'Ez arra tartozik, aki a játékot beadta, vagy a zsűrire.',
  ),
)('');

const otherRevision = problemKind(
  'free/newer-revision',
  null,
  text(
    'There is a newer revision, {revision}, by {who}. Look at it first.',
    'Es gibt eine neuere Fassung, {revision}, von {who}. Sieh sie dir erst an.',
    'Van újabb változat, a(z) {revision}., beadta: {who}. Előbb azt nézd meg.',
  ),
);

const noSuchRevision = problemKind(
  'free/no-such-revision',
  null,
  text(
    'There is no revision {revision} of this game; the latest is {latest}.',
    'Eine Fassung {revision} dieses Spiels gibt es nicht; die letzte ist {latest}.',
    'Ennek a játéknak nincs {revision}. változata; a legutóbbi a(z) {latest}.',
  ),
);

const movedAlready = problemKind(
  'free/moved-already',
  null,
  text(
    '{who} was faster: the game is {state}.',
    '{who} war schneller: Das Spiel ist im Stand „{state}“.',
    '{who} gyorsabb volt: a játék állapota „{state}”.',
  ),
);

export const existsAlready = problemKind(
  'free/exists',
  'D10',
  text(
    'The game number {order} of this kind of these players on this day is there already. Another game of that day has another number.',
    'Das {order}. Spiel dieser Art dieser Spieler an diesem Tag gibt es schon. Ein anderes Spiel des Tages hat eine andere Nummer.',
    'E játékosok aznapi {order}. ilyen játéka már megvan. A nap másik játékának más a sorszáma.',
  ),
);

export const orderOutOfRange = problemKind(
  'free/order',
  'D10',
  text(
    'Games of a day are numbered from 1 to 20.',
    'Spiele eines Tages sind von 1 bis 20 nummeriert.',
    'Egy nap játékainak sorszáma 1 és 20 közötti.',
  ),
)('game.order');

export const inTheFuture = problemKind(
  'free/future',
  'D9',
  text('The day is still to come.', 'Der Tag liegt in der Zukunft.', 'Ez a nap még nem jött el.'),
)('game.date');

export const otherDay = problemKind(
  'free/other-day',
  'D9',
  text(
    'The record says {day}, the game another day.',
    'Die Aufzeichnung nennt den {day}, das Spiel einen anderen Tag.',
    'A jegyzőkönyv szerint {day}, a játék más napot mond.',
  ),
);

export const seatsDiffer = problemKind(
  'free/seats',
  'D46',
  text(
    'the record has {seats} players, {given} {given|is|are} named',
    'die Aufzeichnung hat {seats} Spieler, {given} {given|ist|sind} genannt',
    'a jegyzőkönyvben {seats} játékos van, megnevezve {given}',
  ),
);

export const oneKind = problemKind(
  'free/one-kind',
  null,
  text(
    'A game is one of these: a variant, a test game or a session.',
    'Ein Spiel ist eines davon: eine Variante, ein Testspiel oder eine Partie.',
    'A játék ezek egyike: változat, próbajáték vagy alkalom.',
  ),
)('game');

export const otherKind = problemKind(
  'free/other-kind',
  null,
  text(
    'The kind of a game does not change. Withdraw it and hand in the other.',
    'Die Art eines Spiels ändert sich nicht. Zieh es zurück und gib das andere ein.',
    'Egy játék fajtája nem változik. Vond vissza, és add be a másikat.',
  ),
)('game');

export const pointsOfJury = problemKind(
  'free/points-of-the-jury',
  'D44',
  text(
    'The points of a test game are set by the jury: hand it in without them.',
    'Die Punkte eines Testspiels setzt die Jury fest: Gib es ohne sie ein.',
    'A próbajáték pontjait a zsűri állapítja meg: add be nélkülük.',
  ),
)('game.test.points');

export const unknownPlayer = problemKind(
  'free/unknown-person',
  null,
  text('There is no such person.', 'Diese Person gibt es nicht.', 'Nincs ilyen személy.'),
);

export const notOfFree = problemKind(
  'free/other-competition',
  '12',
  text(
    'Games are admitted one by one in matches of the free championship.',
    'Spiele werden in Matches der freien Meisterschaft einzeln zugelassen.',
    'Játékokat a szabad bajnokság mérkőzésein fogadnak el egyenként.',
  ),
)('matchId');

export const admittedAlready = problemKind(
  'free/match-decided',
  '12',
  text(
    'The match is decided; reopen it first.',
    'Das Match ist entschieden; öffne es erst wieder.',
    'A mérkőzés már el van döntve; előbb nyisd újra.',
  ),
)('matchId');

/** The path is where in the record. */
export function malformed(path: string, words: Sentence): Problem {
  return {
    code: 'free/record',
    rule: null,
    path: `game.session.record${path === '' ? '' : `.${path}`}`,
    sentence: words,
  };
}

/** Null when the caller has seen the game as it is. */
export function gameNotSeen(
  { row, lastBy }: FreeGameFile,
  seen: { readonly revision: number; readonly state: FreeState | null },
): Problem | null {
  if (seen.revision < 1 || seen.revision > row.revision) {
    return noSuchRevision('seen.revision', { revision: seen.revision, latest: row.revision });
  }
  if (seen.revision < row.revision) return otherRevision('seen.revision', { revision: row.revision, who: lastBy });
  return seen.state !== null && seen.state !== row.state ? fasterThan({ row, lastBy }) : null;
}

/** Who has moved the game meanwhile, and where to. */
export function fasterThan({ row, lastBy }: Pick<FreeGameFile, 'row' | 'lastBy'>): Problem {
  return movedAlready('seen.state', { who: lastBy, state: freeStateNames[row.state] });
}

/** What the library found or refuses, with names in place of ids. */
export function freeProblemOf(
  { code, rule, sentence: words }: FreeProblem | FreeRefusal,
  names: ReadonlyMap<string, string>,
  path = '',
): Problem {
  return { code, rule, path, sentence: withNames(words, (id) => names.get(id) ?? id) };
}

import {
  freeStateNames,
  type FreeProblem,
  type FreeRefusal,
  type FreeState,
  problemKind,
  relayedProblem,
} from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Problem } from '../../platform/problems/refused.types.js';
import { withNames } from '../sheets/knowledge.js';
import type { FreeGameFile } from './lifecycle/free-game-file.js';

export const unknownGame = problemKind('free/unknown', {
  path: 'gameId',
  text: text('There is no such game.', 'Dieses Spiel gibt es nicht.', 'Nincs ilyen játék.'),
});

export const notYourGame = problemKind('free/not-yours', {
  rule: '12',
  path: 'game',
  text: text(
    'A game is handed in by somebody who played in it, or by the jury.',
    'Ein Spiel gibt jemand ein, der mitgespielt hat, oder die Jury.',
    'Játékot olyasvalaki ad be, aki játszott benne, vagy a zsűri.',
  ),
});

export const notForYou = problemKind('free/not-for-you', {
  rule: '12',
  text: text(
    'This is for whoever handed the game in, or for the jury.',
    'Das ist Sache dessen, der das Spiel eingegeben hat, oder der Jury.',
    'Ez arra tartozik, aki a játékot beadta, vagy a zsűrire.',
  ),
});

const otherRevision = problemKind('free/newer-revision', {
  text: text(
    'There is a newer revision, {revision}, by {who}. Look at it first.',
    'Es gibt eine neuere Fassung, {revision}, von {who}. Sieh sie dir erst an.',
    'Van újabb változat, a(z) {revision}., beadta: {who}. Előbb azt nézd meg.',
  ),
});

const noSuchRevision = problemKind('free/no-such-revision', {
  text: text(
    'There is no revision {revision} of this game; the latest is {latest}.',
    'Eine Fassung {revision} dieses Spiels gibt es nicht; die letzte ist {latest}.',
    'Ennek a játéknak nincs {revision}. változata; a legutóbbi a(z) {latest}.',
  ),
});

const movedAlready = problemKind('free/moved-already', {
  text: text(
    '{who} was faster: the game is {state}.',
    '{who} war schneller: Das Spiel ist im Stand „{state}“.',
    '{who} gyorsabb volt: a játék állapota „{state}”.',
  ),
});

export const existsAlready = problemKind('free/exists', {
  rule: 'D10',
  text: text(
    'The game number {order} of this kind of these players on this day is there already. Another game of that day has another number.',
    'Das {order}. Spiel dieser Art dieser Spieler an diesem Tag gibt es schon. Ein anderes Spiel des Tages hat eine andere Nummer.',
    'E játékosok aznapi {order}. ilyen játéka már megvan. A nap másik játékának más a sorszáma.',
  ),
});

export const orderOutOfRange = problemKind('free/order', {
  rule: 'D10',
  path: 'game.order',
  text: text(
    'Games of a day are numbered from 1 to 20.',
    'Spiele eines Tages sind von 1 bis 20 nummeriert.',
    'Egy nap játékainak sorszáma 1 és 20 közötti.',
  ),
});

export const inTheFuture = problemKind('free/future', {
  rule: 'D9',
  path: 'game.date',
  text: text('The day is still to come.', 'Der Tag liegt in der Zukunft.', 'Ez a nap még nem jött el.'),
});

export const otherDay = problemKind('free/other-day', {
  rule: 'D9',
  text: text(
    'The record says {day}, the game another day.',
    'Die Aufzeichnung nennt den {day}, das Spiel einen anderen Tag.',
    'A jegyzőkönyv szerint {day}, a játék más napot mond.',
  ),
});

export const seatsDiffer = problemKind('free/seats', {
  rule: 'D46',
  text: text(
    'the record has {seats} players, {given} {given|is|are} named',
    'die Aufzeichnung hat {seats} Spieler, {given} {given|ist|sind} genannt',
    'a jegyzőkönyvben {seats} játékos van, megnevezve {given}',
  ),
});

export const oneKind = problemKind('free/one-kind', {
  path: 'game',
  text: text(
    'A game is one of these: a variant, a test game or a session.',
    'Ein Spiel ist eines davon: eine Variante, ein Testspiel oder eine Partie.',
    'A játék ezek egyike: változat, próbajáték vagy alkalom.',
  ),
});

export const otherKind = problemKind('free/other-kind', {
  path: 'game',
  text: text(
    'The kind of a game does not change. Withdraw it and hand in the other.',
    'Die Art eines Spiels ändert sich nicht. Zieh es zurück und gib das andere ein.',
    'Egy játék fajtája nem változik. Vond vissza, és add be a másikat.',
  ),
});

export const pointsOfJury = problemKind('free/points-of-the-jury', {
  rule: 'D44',
  path: 'game.test.points',
  text: text(
    'The points of a test game are set by the jury: hand it in without them.',
    'Die Punkte eines Testspiels setzt die Jury fest: Gib es ohne sie ein.',
    'A próbajáték pontjait a zsűri állapítja meg: add be nélkülük.',
  ),
});

export const unknownPlayer = problemKind('free/unknown-person', {
  text: text('There is no such person.', 'Diese Person gibt es nicht.', 'Nincs ilyen személy.'),
});

export const notOfFree = problemKind('free/other-competition', {
  rule: '12',
  path: 'matchId',
  text: text(
    'Games are admitted one by one in matches of the free championship.',
    'Spiele werden in Matches der freien Meisterschaft einzeln zugelassen.',
    'Játékokat a szabad bajnokság mérkőzésein fogadnak el egyenként.',
  ),
});

export const admittedAlready = problemKind('free/match-decided', {
  rule: '12',
  path: 'matchId',
  text: text(
    'The match is decided; reopen it first.',
    'Das Match ist entschieden; öffne es erst wieder.',
    'A mérkőzés már el van döntve; előbb nyisd újra.',
  ),
});

export const malformed = relayedProblem('free/record', 'What is wrong with the record, at its place in the game.');

/** Null when the caller has seen the game as it is. */
export function gameNotSeen(
  { row, lastBy }: FreeGameFile,
  seen: { readonly revision: number; readonly state: FreeState | null },
): Problem | null {
  if (seen.revision < 1 || seen.revision > row.revision) {
    return noSuchRevision.at('seen.revision', { revision: seen.revision, latest: row.revision });
  }
  if (seen.revision < row.revision) return otherRevision.at('seen.revision', { revision: row.revision, who: lastBy });
  return seen.state !== null && seen.state !== row.state ? fasterThan({ row, lastBy }) : null;
}

/** Who has moved the game meanwhile, and where to. */
export function fasterThan({ row, lastBy }: Pick<FreeGameFile, 'row' | 'lastBy'>): Problem {
  return movedAlready.at('seen.state', { who: lastBy, state: freeStateNames[row.state] });
}

/** What the library found or refuses, with names in place of ids. */
export function freeProblemOf(
  problem: FreeProblem | FreeRefusal,
  names: ReadonlyMap<string, string>,
  path = '',
): Problem {
  return { ...problem, path, sentence: withNames(problem.sentence, (id) => names.get(id) ?? id) };
}

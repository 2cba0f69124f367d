import { capitalised, stateNames, terms, problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import type { Problem } from '../../platform/problems/refused.types.js';
import type { MatchRow } from '../rows/match.row.js';
import type { FileContents } from './match-files.repository.js';
import type { MatchState } from '../../platform/database/column-types.js';

const { en, de, hu } = terms;

export const unknownMatch = problemKind('match/unknown', {
  path: 'matchId',
  text: text('There is no such match.', 'Dieses Match gibt es nicht.', 'Nincs ilyen mérkőzés.'),
});

export const notYours = problemKind('match/not-yours', {
  rule: 'D12',
  text: text(
    'Only the two sides and the jury act here; a guest acts for nobody.',
    'Hier handeln nur die beiden Seiten und die Jury; ein Gast handelt für niemanden.',
    'Itt csak a két oldal és a zsűri járhat el; vendég senki nevében sem.',
  ),
});

const otherRevision = problemKind('match/newer-sheet', {
  text: text(
    'There is a newer sheet, revision {revision}, by {who}. Look at it first.',
    'Es gibt einen neueren Spielzettel, Fassung {revision}, von {who}. Sieh ihn dir erst an.',
    'Van újabb mérkőzéslap, {revision}. változat, beadta: {who}. Előbb azt nézd meg.',
  ),
});

const noSuchRevision = problemKind('match/no-such-revision', {
  text: text(
    'There is no revision {revision} of this match; the latest is {latest}.',
    'Eine Fassung {revision} dieses Matches gibt es nicht; die letzte ist {latest}.',
    'Ennek a mérkőzésnek nincs {revision}. változata; a legutóbbi a(z) {latest}.',
  ),
});

const movedAlready = problemKind('match/moved-already', {
  text: text(
    '{who} was faster: the match is {state}.',
    '{who} war schneller: Das Match ist im Stand „{state}“.',
    '{who} gyorsabb volt: a mérkőzés állapota „{state}”.',
  ),
});

const movedByYourself = problemKind('match/moved-already', {
  text: text(
    'You have moved the match yourself already: it is {state}.',
    'Du hast das Match selbst schon weitergebracht: Es ist im Stand „{state}“.',
    'A mérkőzést már te magad továbbléptetted: az állapota „{state}”.',
  ),
});

export const existsAlready = problemKind('match/exists', {
  rule: 'D10',
  text: text(
    'The match number {order} of these sides on this day is there already. Another match of that day has another number.',
    'Das {order}. Match dieser Seiten an diesem Tag gibt es schon. Ein anderes Match des Tages hat eine andere Nummer.',
    'E két oldal aznapi {order}. mérkőzése már megvan. A nap másik mérkőzésének más a sorszáma.',
  ),
});

export const noNewSheet = problemKind('match/no-new-sheet', {
  text: text(
    'A match that is {state} takes no new sheet.',
    'Ein Match im Stand „{state}“ nimmt keinen neuen Spielzettel an.',
    'A(z) „{state}” állapotú mérkőzés nem fogad új mérkőzéslapot.',
  ),
});

export const enteredAlready = problemKind('match/entered-already', {
  text: text(
    'Your side has entered this match already. Withdraw it to enter it otherwise.',
    'Deine Seite hat dieses Match schon eingegeben. Zieh es zurück, um es anders einzugeben.',
    'Az oldalad ezt a mérkőzést már beadta. Vond vissza, ha másképp adnád be.',
  ),
});

export const noSuchGame = problemKind('match/no-such-game', {
  text: text(
    'The sheet has no game {game}.',
    'Der Spielzettel hat kein Spiel {game}.',
    'A mérkőzéslapon nincs {game}. játék.',
  ),
});

export const noSuchLine = problemKind('match/no-such-line', {
  path: 'path',
  text: text(
    `No line of the sheet that somebody wrote stands there. Computed figures follow from the lines above them: ${en.dispute.infinitive} one of these.`,
    `Dort steht keine Zeile des Spielzettels, die jemand geschrieben hat. Berechnete Zahlen folgen aus den Zeilen darüber: ${capitalised(de.dispute.imperative, 'de')} eine von ihnen.`,
    `Azon a helyen nincs a mérkőzéslapnak olyan sora, amelyet valaki írt. A számított értékek a fölöttük lévő sorokból következnek: azok egyikét ${hu.dispute.imperative}.`,
  ),
});

/** A match, and who moved it last. */
interface MovedMatch {
  readonly row: MatchRow;
  readonly contents: Pick<FileContents, 'lastMove'>;
}

/** Null when the caller has seen the match as it is. */
export function notSeen(
  { row, contents }: MovedMatch,
  seen: { readonly revision: number; readonly state: MatchState | null },
  accountId: string,
): Problem | null {
  if (seen.revision < 1 || seen.revision > row.revision) {
    return noSuchRevision.at('seen.revision', { revision: seen.revision, latest: row.revision });
  }
  if (seen.revision < row.revision) {
    return otherRevision.at('seen.revision', { revision: row.revision, who: contents.lastMove.by });
  }
  return seen.state !== null && seen.state !== row.state ? fasterThan({ row, contents }, accountId) : null;
}

/** Who has moved the match meanwhile, and where to; it may have been the account that asks, with another request. */
export function fasterThan({ row, contents: { lastMove } }: MovedMatch, accountId: string): Problem {
  const state = stateNames[row.state];
  return lastMove.accountId === accountId
    ? movedByYourself.at('seen.state', { state })
    : movedAlready.at('seen.state', { who: lastMove.by, state });
}

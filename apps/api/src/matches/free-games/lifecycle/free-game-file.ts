import {
  judgeGame,
  withPersons,
  type Factor,
  type FreeActor,
  type FreeConditions,
  type FreeDocument,
  type HandedGame,
  type JudgedGame,
} from '@tarokk/competition';
import type { CallingAccount } from '../../../platform/requests/caller.js';
import type { FreeGameRow, FreeMoveRow } from '../free-game.row.js';

/** What the office knows beside the document. */
export interface FreeKnowledge {
  readonly seasonClosed: boolean;
  /** Of the year of the game (D46). */
  readonly factors: readonly Factor[];
  /** Names of its persons as the public sees them, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Who was merged into another, by id. */
  readonly mergedInto: ReadonlyMap<string, string>;
}

/** A document with all that follows from it; who was merged into another is that other. */
export interface JudgedDocument {
  readonly document: FreeDocument;
  readonly knowledge: FreeKnowledge;
  readonly judged: JudgedGame;
}

/** A game with its present revision, judged as of now. */
export interface FreeGameFile extends JudgedDocument {
  readonly row: FreeGameRow;
  /** Who moved it last, and from where. */
  readonly lastBy: string;
  readonly lastFrom: FreeMoveRow['from'];
}

export function judgeDocument(
  game: Omit<HandedGame, 'document'>,
  written: FreeDocument,
  knowledge: FreeKnowledge,
): JudgedDocument {
  const document = withPersons(written, (id) => knowledge.mergedInto.get(id) ?? id);
  return { document, knowledge, judged: judgeGame({ ...game, document }, knowledge.factors) };
}

/** The roles in which an account can act: first as the person who handed the game in, then as the jury; none for all others. */
export function freeActorsOf(
  { id, personId, maySubmit, jury }: CallingAccount,
  { row, judged }: Pick<FreeGameFile, 'judged'> & { readonly row: Pick<FreeGameRow, 'enteredBy' | 'appointedJuror'> },
): readonly FreeActor[] {
  const concerned = judged.players.includes(personId);
  return [
    ...(maySubmit && row.enteredBy === id ? [{ kind: 'enterer' } as const] : []),
    ...(jury || row.appointedJuror === id ? [{ kind: 'jury', concerned } as const] : []),
  ];
}

/** The conditions under which the game can move. */
export function freeConditionsOf({ row, judged, knowledge }: FreeGameFile, reason: string | null): FreeConditions {
  return {
    reason,
    newRevision: false,
    problems: judged.problems.length,
    refuted: judged.session?.verdict === 'refuted',
    objections: row.objections,
    seasonClosed: knowledge.seasonClosed,
  };
}

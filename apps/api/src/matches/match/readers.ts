import { isPublic } from '@tarokk/competition';
import type { RequestContext } from '../../platform/requests/request-context.js';
import type { MatchFile } from '../lifecycle/match-file.js';
import type { VisibleMatch } from './matches.repository.js';

/** Whether a reader is of the jury, or was appointed to decide on the match (D12). */
export function isOfJury({ appointedJuror }: VisibleMatch, { caller: { account } }: RequestContext): boolean {
  return account !== null && (account.jury || account.id === appointedJuror);
}

/** Whether a reader may read the words of the place: of a private one both sides, their players and the jury (D59). */
export function maySeePlace({ inside }: VisibleMatch, { sheet, knowledge }: MatchFile): boolean {
  return inside || isPublic(sheet.venue, knowledge.venues);
}

import { type DueMatch, inOrderOfPlay } from '../match/due-queries.js';
import { type Lacking, lackingOf } from './lacking.js';
import type { DueAnswer, SeasonDue } from './queries.js';
import { type Task, tasksOf } from './tasks.js';

export type DueTie = NonNullable<SeasonDue['cup']>['toPlay'][number] & { readonly year: number };

/** Something that waits for the reader. */
export type Due =
  | { readonly kind: 'lacking'; readonly lacking: Lacking }
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'draft'; readonly draft: DueAnswer['drafts']['nodes'][number] }
  | { readonly kind: 'confirm' | 'disputed' | 'ownDispute' | 'returned'; readonly match: DueMatch }
  | { readonly kind: 'tie'; readonly tie: DueTie };

/**
 * All that waits for the reader: what the account, the desk and the number in the menu say of it. Sheets that a phone keeps are listed there by itself.
 * @param today `YYYY-MM-DD` in the office
 */
export function dueOf(answer: DueAnswer, today: string): readonly Due[] {
  const { toConfirm, disputed, returned, disputes, drafts } = answer;
  const lacking = lackingOf(answer, { year: Number(today.slice(0, 4)) });
  // Who disputed it can take that back; for the other side it waits for an answer.
  const own = new Set(
    disputes.nodes.filter(({ possibleMoves }) => possibleMoves.includes('CONFIRMED')).map(({ id }) => id),
  );
  return [
    ...(lacking === null ? [] : [{ kind: 'lacking', lacking } as const]),
    ...tasksOf(answer, today).map((task): Due => ({ kind: 'task', task })),
    ...drafts.nodes.map((draft): Due => ({ kind: 'draft', draft })),
    ...inOrderOfPlay(toConfirm.nodes).map((match): Due => ({ kind: 'confirm', match })),
    ...inOrderOfPlay(disputed.nodes).map((match): Due => ({
      kind: own.has(match.id) ? 'ownDispute' : 'disputed',
      match,
    })),
    ...inOrderOfPlay(returned.nodes).map((match): Due => ({ kind: 'returned', match })),
    ...tiesOf(answer).map((tie): Due => ({ kind: 'tie', tie })),
  ];
}

function tiesOf({ me, season, lastSeason }: DueAnswer): readonly DueTie[] {
  const own = new Set(me?.person.pairs.map(({ pair }) => pair.id));
  return [lastSeason, season].flatMap((each) =>
    (each?.cup?.toPlay ?? [])
      .filter(({ tie }) => tie.sides.some(({ pair }) => pair !== null && own.has(pair.id)))
      .map((due) => ({ ...due, year: each!.year })),
  );
}

import type { SheetRecord } from '@tarokk/competition';
import { REFUSED, type Visitor } from './visitor.js';

interface Moved {
  readonly match: { readonly id: string; readonly revision: number };
}

const MATCH = 'match { id revision }';

const SUBMIT = `mutation ($key: IdempotencyKey!, $sheet: JSON!, $remarks: [RemarkInput!]!, $requestRuling: Boolean!) {
  submitSheet(input: { idempotencyKey: $key, document: $sheet, remarks: $remarks, requestRuling: $requestRuling }) {
    ... on SheetSubmitted { ${MATCH} }
    ... on SheetDiffers { differences }
    ${REFUSED}
  }
}`;

/** What moves a match, and what each takes beside the match. */
const MOVES = {
  confirmMatch: '',
  disputeMatch: '$reason: Words!, $game: Int',
  withdrawMatch: '$reason: Words',
  approveMatch: '',
  returnMatch: '$reason: Words!',
  reopenMatch: '$reason: Words!',
  leaveMatchOpen: '$reason: Words!',
  resumeMatch: '',
} as const;

function moveDocument(name: keyof typeof MOVES): string {
  const declared = MOVES[name];
  const given = declared.replace(/\$(\w+): [\w!]+/g, '$1: $$$1');
  return `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, ${declared}) {
    ${name}(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision }, ${given} }) {
      ... on MatchMoved { ${MATCH} } ${REFUSED}
    }
  }`;
}

const RULE = `mutation ($key: IdempotencyKey!, $matchId: UUID!, $revision: Int!, $ruling: RulingInput!) {
  ruleOnMatch(input: { idempotencyKey: $key, matchId: $matchId, seen: { revision: $revision }, ruling: $ruling }) {
    ... on MatchRuled { ${MATCH} } ${REFUSED}
  }
}`;

export interface SubmitOptions {
  readonly remarks?: readonly { readonly code: string; readonly words: string }[];
  readonly requestRuling?: boolean;
}

/** What the jury decides (D14). */
type Ruling = { readonly reason: string } & (
  | { readonly kind: 'STANDS'; readonly code: string }
  | { readonly kind: 'POINTS'; readonly game: number; readonly points: { readonly a: number; readonly b: number } }
);

/** A match of which the first sheet is handed in, and on which both sides and the jury act one after the other. */
export class MatchInHand {
  private match: { readonly id: string; readonly revision: number } | null = null;

  async submit(
    by: Visitor,
    sheet: SheetRecord,
    { remarks = [], requestRuling = false }: SubmitOptions = {},
  ): Promise<void> {
    const said = await by.ask<Moved | object>(SUBMIT, { sheet, remarks, requestRuling });
    if (!('match' in said)) throw new Error(`A sheet of ${sheet.date} is not taken: ${JSON.stringify(said)}`);
    this.match = said.match;
  }

  async move(
    by: Visitor,
    name: keyof typeof MOVES,
    options: { readonly reason?: string; readonly game?: number } = {},
  ): Promise<void> {
    const { id, revision } = this.present();
    this.match = (await by.ask<Moved>(moveDocument(name), { matchId: id, revision, ...options })).match;
  }

  async rule(by: Visitor, ruling: Ruling): Promise<void> {
    const { id, revision } = this.present();
    this.match = (await by.ask<Moved>(RULE, { matchId: id, revision, ruling })).match;
  }

  private present(): { readonly id: string; readonly revision: number } {
    if (this.match === null) throw new Error('No sheet was handed in.');
    return this.match;
  }
}

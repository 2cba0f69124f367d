import { sessionResultDocument, verifySession, type Session, type SessionResultDocument } from '@tarokk/rules';

type DealDocument = SessionResultDocument['deals'][number];

/** What a record of `test/records/sessions` must come to, short enough to be read beside it. */
export interface SessionExpectation {
  readonly about: string;
  readonly verdict: string;
  readonly deals: readonly {
    /** `played two`; `not settled` */
    readonly outcome: string;
    /** `trull declarer announced won 2×4` */
    readonly lines: readonly string[];
    /** `play/revoke, tricks 2.3, seat 1`; of `scored/impossible` what it contradicts. */
    readonly drawn: readonly string[];
    /** By seat, and into the pot. */
    readonly payments: string;
  }[];
  readonly totals: readonly number[];
}

export function sessionExpectation(about: string, session: Session): SessionExpectation {
  const { verdict, deals, totals } = sessionResultDocument(verifySession(session), 'en');
  return { about, verdict, deals: deals.map(dealExpectation), totals };
}

function dealExpectation(deal: DealDocument): SessionExpectation['deals'][number] {
  const { outcome, contract, payments, pot, violations, warnings } = deal;
  return {
    outcome: outcome === null ? 'not settled' : [outcome, contract].filter((part) => part !== null).join(' '),
    lines: deal.lines.map(lineText),
    drawn: [...violations, ...warnings].map(drawnText),
    payments: payments.join(' ') + (pot === 0 ? '' : `, pot ${pot}`),
  };
}

function lineText({ item, side, seat, announced, won, points, factor }: DealDocument['lines'][number]): string {
  const kind = announced === null ? [] : [announced ? 'announced' : 'silent'];
  const whose = [side, seat === null ? null : `seat ${seat}`].filter((part) => part !== null);
  return [item, ...whose, ...kind, won ? 'won' : 'lost', `${points}×${factor}`].join(' ');
}

function drawnText({ code, phase, index, item, seat, message }: DealDocument['violations'][number]): string {
  if (code === 'scored/impossible') return `${code}, ${message.replace(/^.*?: /, '')}`;
  const place = index === null ? phase : `${phase} ${index}${item === null ? '' : `.${item}`}`;
  return [code, place, ...(seat === null ? [] : [`seat ${seat}`])].join(', ');
}

import { type DemoPlan, rivals } from '../plan/demo.js';
import type { Register } from './register.js';
import { sheetOf } from './sheets.js';
import { REFUSED } from './visitor.js';

const SAVE = `mutation ($key: IdempotencyKey!, $title: Name!, $sheet: JSON!, $sideId: UUID) {
  saveDraft(input: { idempotencyKey: $key, title: $title, document: $sheet, sideId: $sideId }) {
    ... on DraftSaved { draft { id } } ${REFUSED} } }`;

/** Sheets that two captains have begun and not handed in: one nearly whole, one hardly begun. */
export async function enterDrafts(plan: DemoPlan, register: Register): Promise<void> {
  const { year, matches } = plan.now;
  const [host, guest] = rivals(plan);
  const latest = matches.at(-1)!;
  const whole = sheetOf({ ...latest, order: latest.order + 1 }, register);
  const { record, ...begun } = whole;
  const drafts = [
    { team: host!, title: register.words.drafts.next, sheet: whole },
    { team: guest!, title: register.words.drafts.begun, sheet: { ...begun, record: { ...record, games: [] } } },
  ];
  for (const { team, title, sheet } of drafts) {
    await register.captain(year, team.name).ask(SAVE, { title, sheet, sideId: register.team(year, team.name) });
  }
}

import { readSession, rulesets, type Session } from '@tarokk/rules';
import { documentedDeals } from './documented-deals.js';
import { exampleSheets } from './example-sheets.js';
import { impossibleSheets } from './impossible-sheets.js';
import { recordText } from './record-text.js';
import { sheetSession } from './score-sheet.js';
import { sessionExpectation, type SessionExpectation } from './session-expectation.js';
import { type MadeRecords } from './make-records.js';

function read(name: string, record: unknown): Session {
  const reading = readSession(record);
  if (!reading.ok) throw new Error(`${name}: ${JSON.stringify(reading.problems)}`);
  return reading.session;
}

/**
 * All of `test/records/sessions`: the whole deals of the documents, and for each ruleset a session of score sheets with
 * every outcome, contract, bonus and declaration, and one of those that contradict themselves.
 */
export function makeSessionRecords(): MadeRecords {
  const texts = new Map<string, string>();
  const expected: Record<string, SessionExpectation> = {};
  const add = (name: string, about: string, record: unknown): void => {
    texts.set(name, recordText(record));
    expected[name] = sessionExpectation(about, read(name, record));
  };
  for (const [name, record] of Object.entries(documentedDeals))
    add(name, 'the deal that the document writes out', record);
  for (const { id } of rulesets) {
    add(`${id}-sheets`, 'every outcome, contract, bonus, declaration and level', sheetSession(id, exampleSheets[id]!));
    add(`${id}-impossible`, 'one contradiction in each deal', sheetSession(id, impossibleSheets[id]!));
  }
  return { texts, expected: recordText(expected) };
}

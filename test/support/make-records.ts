import { catalogue, type MatchRecord } from '@tarokk/rules';
import { chosenRecords } from './chosen-records.js';
import { opponents, type PartyNumber } from './demands.js';
import { exampleOf, silentExamples, type Example } from './example-games.js';
import { expectationOf, type Expectation } from './expectation.js';
import { recordText } from './record-text.js';
import { matchOf, readRecord, type PlayedRecord } from './rigged-game.js';

export interface MadeRecords {
  /** The text of each record, by name without `.json`. */
  readonly texts: ReadonlyMap<string, string>;
  /** The text of `expected.json`. */
  readonly expected: string;
}

/**
 * All of `test/records`, made anew from fixed seeds: for each announcement a record with a won and a lost one, for each silent
 * bonus one in which it happens and does not, and those chosen by hand.
 */
export function makeRecords(): MadeRecords {
  const texts = new Map<string, string>();
  const expected: Record<string, Expectation> = {};
  const add = (name: string, about: string, record: MatchRecord): void => {
    texts.set(name, recordText(record));
    expected[name] = expectationOf(about, readRecord(record));
  };
  const made: { game: PlayedRecord; attackers: PartyNumber }[] = [];
  const addExample = (name: string, { about, attackers, games }: Example): void => {
    add(name, about, matchOf('variant', games, attackers));
    const [first, second] = games;
    if (first && isMade(name)) made.push({ game: first, attackers });
    if (second && isMade(name)) made.push({ game: second, attackers: opponents(attackers) });
  };
  for (const { id } of catalogue) addExample(id, exampleOf(id));
  for (const [id, example] of silentExamples()) addExample(id, example);
  for (const [name, { about, record }] of chosenRecords(made)) add(name, about, record);
  return { texts, expected: recordText(expected) };
}

/** Examples of messages hold a false one, which no match should. */
function isMade(name: string): boolean {
  return catalogue.some(({ id, family }) => id === name && family !== 'message');
}

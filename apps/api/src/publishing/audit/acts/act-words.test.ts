import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@tarokk/rules';
import { describe, expect, it } from '@jest/globals';
import { actKinds } from './act-kinds.js';
import { actionsOf, wordsOf } from './act-words.js';

/** What leaves no entry in the log: nobody else sees it, or nothing of the office changes. */
const withoutEntry = [
  'saveDraft',
  'startDraft',
  'deleteDraft',
  'markNoticesSeen',
  'markNotificationsRead',
  'testWebhook',
  'redeliver',
];

const source = join(import.meta.dirname, '../../..');
const actions = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('generated') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/\baction: '(\w+)'/g)].map(([, action]) => action!),
  );

describe('the words of the log', () => {
  it('say each act of the office in each language', () => {
    expect(actions.length).toBeGreaterThan(90);
    const unsaid = [...new Set(actions)].filter(
      (action) => wordsOf(action).kind === null && !withoutEntry.includes(action),
    );
    expect(unsaid).toEqual([]);
  });

  it('say who did it, and differ from act to act', () => {
    const all = actKinds.flatMap((kind) => actionsOf(kind).map((action) => wordsOf(action).words));
    for (const language of languages) {
      const sentences = all.map((words) => words[language]);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\{who\}|\{what\}|^(?:The|Der|Das|A|Az) /);
    }
  });

  it('say also what a later version does, as far as they can', () => {
    expect(wordsOf('somethingNew')).toMatchObject({ kind: null, words: { en: '{who}: {action}, {what}' } });
  });
});

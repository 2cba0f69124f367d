import { languages } from '@tarokk/rules';
import { describe, expect, it } from '@jest/globals';
import { actKinds } from './act-kinds.js';
import { actionsOf, wordsOf } from './act-words.js';

describe('the words of the log', () => {
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

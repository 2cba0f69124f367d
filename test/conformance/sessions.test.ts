import { fail } from 'node:assert';
import { describe, expect, it } from '@jest/globals';
import { findRuleset, malformedSessionDocument, parseSession, sessionResultDocument, verifySession } from '@tarokk/rules';
import { differences } from '../support/differences.js';
import { type SessionFile, sessionFiles } from '../support/session-files.js';

const files = sessionFiles();

const isKnown = ({ ruleset, isMalformed }: SessionFile): boolean =>
  isMalformed || findRuleset(ruleset ?? '') !== undefined;

describe.each([...new Set(files.map(({ group }) => group))])('sessions with the results of an independent implementation: %s', (group) => {
  for (const file of files.filter((each) => each.group === group)) {
    // Of a game that the library does not know there is nothing to compare.
    (isKnown(file) ? it : it.skip)(file.name, () => {
      const reading = parseSession(file.bytes);
      if (file.isMalformed) {
        expect(reading.ok).toBe(false);
        if (reading.ok) return;
        const document = malformedSessionDocument(reading.problems, 'en');
        expect(document.verdict).toBe('malformed');
        expect(document.problems.length).toBeGreaterThan(0);
        return;
      }
      if (!reading.ok) fail(JSON.stringify(reading.problems.slice(0, 3)));
      const document = sessionResultDocument(verifySession(reading.session), 'en');
      expect(differences(file.expected, document)).toEqual([]);
    });
  }
});

import { MATCH_FORMAT, readMatch, resultDocument, verifyMatch } from '@tarokk/rules';
import { type RecordFormat } from '../format.js';
import { malformed } from '../malformed.js';
import { matchGist } from './match-gist.js';
import { matchPage } from './match-page.js';

export const royalMatches: RecordFormat = {
  format: MATCH_FORMAT,
  verify(value) {
    const read = readMatch(value);
    if (!read.ok) return malformed(read.problems);
    const match = read.value;
    const result = verifyMatch(match);
    return {
      verdict: result.verdict,
      document: (language) => resultDocument(result, language),
      page: (page) => matchPage(match, result, page),
      gist: (language) => matchGist(match, result, language),
      problems: () => [],
    };
  },
};

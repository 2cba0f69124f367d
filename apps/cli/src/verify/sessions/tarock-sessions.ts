import {
  malformedSessionDocument,
  readSession,
  SESSION_FORMAT,
  sessionResultDocument,
  verifySession,
} from '@tarokk/rules';
import { type RecordFormat } from '../format.js';
import { malformed } from '../malformed.js';
import { sessionGist } from './session-gist.js';
import { sessionPage } from './session-page.js';

export const tarockSessions: RecordFormat = {
  format: SESSION_FORMAT,
  verify(value) {
    const read = readSession(value);
    if (!read.ok) return malformed(read.problems, malformedSessionDocument);
    const result = verifySession(read.session);
    return {
      verdict: result.verdict,
      document: (language) => sessionResultDocument(result, language),
      page: (page) => sessionPage(result, page),
      gist: (language) => sessionGist(result, language),
      problems: () => [],
    };
  },
};

import {
  MATCH_FORMAT,
  possibleGameDocument,
  readMatch,
  resultDocument,
  verifyMatch,
  type Language,
} from '@tarokk/rules';
import { type RecordFormat } from '../format.js';
import { malformed } from '../malformed.js';
import { matchGist } from './match-gist.js';
import { matchPage } from './match-page.js';
import { witnessesOf, type Witnesses } from './witnesses.js';

export const royalMatches: RecordFormat = {
  format: MATCH_FORMAT,
  verify(value, wanted) {
    const read = readMatch(value);
    if (!read.ok) return malformed(read.problems);
    const match = read.value;
    const result = verifyMatch(match);
    const witnesses = (): Witnesses => (wanted === null ? new Map() : witnessesOf(match, wanted.limit));
    return {
      verdict: result.verdict,
      document: (language) => withPossible(resultDocument(result, language), witnesses(), language),
      page: (page) => matchPage(match, result, page, witnesses()),
      gist: (language) => matchGist(match, result, language),
      problems: () => [],
    };
  },
};

/** Each scored game for which a witness was sought with what came of it under `possible`. */
function withPossible(document: ReturnType<typeof resultDocument>, witnesses: Witnesses, language: Language): object {
  if (witnesses.size === 0) return document;
  const games = document.games.map((game) => {
    const possible = witnesses.get(game.number);
    if (possible === undefined) return game;
    return { ...game, possible: possible && possibleGameDocument(possible, language) };
  });
  return { ...document, games };
}

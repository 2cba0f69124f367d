import { MATCH_FORMAT, rulesets, SESSION_FORMAT } from '@tarokk/rules';
import { cell, table } from '../terminal/table.js';
import { type Page } from '../verify/page.js';
import { ROYAL } from './games.js';
import { words } from './words.js';

/** Every game that records are verified of, one line each. */
export function gameList({ language, paint, width }: Page): string[] {
  const rows = [
    [cell(words.royal[language]), cell(ROYAL, 'quiet'), cell(''), cell(MATCH_FORMAT, 'quiet')],
    ...rulesets.map(({ id, name, native }) => [
      cell(name[language]),
      cell(id, 'quiet'),
      cell(native ?? ''),
      cell(SESSION_FORMAT, 'quiet'),
    ]),
  ];
  return table(rows, { paint, width, indent: 0 });
}

/** For programs: all names, whatever the language. */
export function gameListDocument(): object[] {
  return [
    { id: ROYAL, name: words.royal, native: null, format: MATCH_FORMAT },
    ...rulesets.map(({ id, name, native }) => ({ id, name, native: native ?? null, format: SESSION_FORMAT })),
  ];
}

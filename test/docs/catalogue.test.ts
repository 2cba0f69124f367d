import { describe, expect, it } from '@jest/globals';
import { catalogue, languages, silentBonuses } from '@tarokk/rules';
import { readText } from './rulebook.js';

const rules = readText('docs/rules/royal-tarokk.md');
const all = [...catalogue, ...silentBonuses];

/** The rows of the tables of a document, by cells; names marked * without the mark. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/\*$/, '')),
    );

describe('the catalogue against the rules document', () => {
  const names = new Map(rowsOf(readText('docs/rules/names.md')).map(([id, ...said]) => [id, said]));

  it.each(all.map(({ id, name }) => [id, name] as const))('4 the names of %s are those of names.md', (id, name) => {
    expect(languages.map((language) => name[language])).toEqual(names.get(`\`${id}\``));
  });

  const section = (rule: string): string => {
    const start = rules.indexOf(`### ${rule} `);
    return rules.slice(start, rules.slice(start + 4).search(/^##/m) + start + 4);
  };

  it.each(all.map(({ id, rule, points }) => [id, rule, points] as const))(
    '4 %s stands in %s with %i points',
    (id, rule, points) => {
      const text = section(rule);
      const row = rowsOf(text).find((cells) => cells.includes(`\`${id}\``));
      // Tables give the points in the last column, 4.4, 4.6 and 4.7 behind the condition.
      const written = row ? row.at(-1) : new RegExp(`\`${id}\`[^·\n]*? (\\d+)(?= ·|$)`, 'm').exec(text)?.[1];
      expect(written).toBe(String(points));
    },
  );

  it.each(
    catalogue
      .filter(({ trophy }) => trophy !== null)
      .map((one) => [one.id, one.trophy!.rank, one.trophy!.class] as const),
  )('4.9 %s has rank %i and the class %s', (id, rank, trophyClass) => {
    expect(
      rowsOf(section('4.9'))
        .find((cells) => cells[1] === `\`${id}\``)
        ?.slice(0, 3),
    ).toEqual([String(rank), `\`${id}\``, trophyClass]);
  });
});

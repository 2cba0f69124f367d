import { describe, expect, it } from '@jest/globals';
import {
  cardCode,
  cardLabel,
  cardsOf,
  catalogue,
  type Language,
  languages,
  type PlainWords,
  romanNumeral,
  silentBonuses,
} from '@tarokk/rules';
import { plainWords as de } from '@tarokk/rules/plain-words/de';
import { plainWords as en } from '@tarokk/rules/plain-words/en';
import { plainWords as hu } from '@tarokk/rules/plain-words/hu';
import { readText } from './rulebook.js';

const rules = readText('docs/rules/royal-tarokk.md');
const plainWords: Readonly<Record<Language, PlainWords>> = { en, de, hu };
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

  it.each(all.map(({ id, rule }) => [id, rule] as const))(
    '4 %s is said in one plain sentence in each language, and %s has the clause that it explains',
    (id, rule) => {
      for (const language of languages) {
        expect(plainWords[language][id]).toMatch(/^\p{Lu}[^.!?]{20,330}\.$/u);
        expect(Object.values(plainWords[language]).filter((words) => words === plainWords[language][id])).toHaveLength(
          1,
        );
      }
      expect(section(rule)).toContain(`\`${id}\``);
    },
  );

  it('4 a sentence names each tarock that its announcement is about, by its numeral or its name in play', () => {
    const parameterless = all.filter(({ parameter }) => parameter === 'none');
    const about = parameterless.flatMap((definition) => {
      const claims = definition.claims({ cards: [], suits: [], count: 0 });
      const cards = claims.flatMap((claim) => {
        if (claim.kind === 'trick-with-card' || claim.kind === 'caught') return [claim.card];
        if (claim.kind === 'home' || claim.kind === 'home-one-of') return cardsOf(claim.cards);
        return [];
      });
      const tarocks = cards.filter((card) => cardCode(card).startsWith('T'));
      return languages.flatMap((language) => tarocks.map((card) => ({ id: definition.id, language, card })));
    });
    expect(about.length).toBeGreaterThan(100);
    const unnamed = about.filter(({ id, language, card }) => {
      const numeral = new RegExp(`(?<![IVX])${romanNumeral(Number(cardCode(card).slice(1)))}(?![IVX])`);
      const name = cardLabel(card, language).replace("'", '’');
      return !numeral.test(plainWords[language][id]) && !plainWords[language][id].includes(name);
    });
    expect(unnamed).toEqual([]);
  });

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

import { fill, type Definition, type Language } from '@tarokk/rules';
import { cell, right, tableRows, type TerminalCell } from '../terminal/table.js';
import { type Page } from '../verify/page.js';
import { classWords, familyWords, parameterWords, rankWord } from './words.js';

/** The tables of section 4, each under its number; columns stand one below the other throughout. */
export function cataloguePage(definitions: readonly Definition[], { language, paint, width }: Page): string[] {
  const rows = definitions.map((definition) => row(definition, language));
  const lines = tableRows(rows, { paint, width, indent: 2 });
  return definitions.flatMap(({ rule, family }, index) => {
    if (definitions[index - 1]?.family === family) return lines[index]!;
    const heading = paint.heading(`${rule} ${familyWords[family][language]}`);
    return [...(index === 0 ? [] : ['']), heading, ...lines[index]!];
  });
}

function row({ id, name, parameter, points, trophy }: Definition, language: Language): TerminalCell[] {
  const rank = trophy ? fill(rankWord[language], { rank: trophy.rank, class: classWords[trophy.class][language] }) : '';
  return [
    cell(name[language]),
    cell(id, 'quiet'),
    right(points),
    cell([parameterWords[parameter][language], rank].filter((part) => part !== '').join('; '), 'quiet'),
  ];
}

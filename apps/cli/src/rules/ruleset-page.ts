import { fill, type Language, type Ruleset, type Text } from '@tarokk/rules';
import { cell, tableRows, type TerminalCell } from '../terminal/table.js';
import { wrap } from '../terminal/width.js';
import { type Page } from '../verify/page.js';
import { defaultOptions } from './default-options.js';
import { words } from './words.js';

type Named = Ruleset['contracts'][number];

interface Section {
  readonly heading: Text;
  readonly rows: readonly (readonly TerminalCell[])[];
}

/** Contracts, bonuses, declarations and options of a game; columns of names stand one below the other throughout. */
export function rulesetPage(ruleset: Ruleset, page: Page): string[] {
  const { language, paint, width } = page;
  const { id, kontras, name, native, pack, players, unit } = ruleset;
  const facts = [
    fill(words.players[language], { players: players.join(', ') }),
    fill(words.pack[language], { size: pack.size, hand: pack.hand }),
    fill(words.unit[language], { unit: unit[language] }),
    `${words.kontras[language]}: ${kontras.join(', ')}`,
  ];
  const sections = [
    named(words.contracts, ruleset.contracts, language),
    named(words.bonuses, ruleset.bonuses, language),
    named(words.declarations, ruleset.declarations(defaultOptions(ruleset)), language),
  ];
  const lines = [
    `${paint.heading(name[language])} · ${[native ?? '', id].filter((part) => part !== '').join(' · ')}`,
    ...wrap(facts.join(' · '), width),
  ];
  const rows = tableRows(
    sections.flatMap((section) => section.rows),
    { paint, width, indent: 2, most: [32, 20] },
  );
  for (const { heading, rows: own } of sections) {
    if (own.length > 0) lines.push('', paint.heading(heading[language]), ...rows.splice(0, own.length).flat());
  }
  const options = optionLines(ruleset, page);
  return options.length === 0 ? lines : [...lines, '', paint.heading(words.options[language]), ...options];
}

function named(heading: Text, all: readonly Named[], language: Language): Section {
  return {
    heading,
    rows: all.map(({ id, name, native }) => [cell(name[language]), cell(id, 'quiet'), cell(native ?? '')]),
  };
}

/** "xx-discard  allowed | forbidden", the default first, and below what it means. */
function optionLines({ options }: Ruleset, { language, paint, width }: Page): string[] {
  return options.flatMap(({ id, meaning, values: [first, ...others] }) => [
    `  ${id}: ${paint.heading(first!)}${others.map((value) => ` | ${value}`).join('')}`,
    ...wrap(meaning[language], width - 4).map((line) => `    ${paint.quiet(line)}`),
  ]);
}

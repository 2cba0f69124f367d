import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transitions } from '@tarokk/competition';
import { languages } from '@tarokk/rules';
import { describe, expect, it } from '@jest/globals';
import { expectFile } from '../../../../../test/support/text-files.js';
import { enumName } from '../../platform/schema/enum-of.js';
import { eventWords } from './event-words.js';
import { asked, audiences, eventNames, eventOf } from './events.js';

const document = fileURLToPath(new URL('../../../../../docs/notifications.md', import.meta.url));

/** The table of the document, as Prettier sets it. */
function table(): string {
  const rows = [
    ['event', 'kind', 'to', 'by', 'meaning'],
    ...eventNames.map((name) => {
      const { kind, tells, only, meaning } = eventOf(name);
      return [`\`${name}\``, `\`${enumName(kind)}\``, tells.join(', '), only ?? 'mail, webhook', meaning];
    }),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  const explained = Object.entries(audiences).map(([audience, who]) => `- **${audience}**: ${who}`);
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [[line(head!), rule, ...body.map(line)].join('\n'), explained.join('\n')].join('\n\n');
}

const placeholders = (words: string): readonly string[] =>
  [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

describe('the table of events', () => {
  // To write it anew after a change on purpose: UPDATE_FILES=1 npx jest apps/api/src/publishing/notifications
  it('is in docs/notifications.md as it is', () => {
    const text = readFileSync(document, 'utf8');
    const written = /^\| event [\s\S]*?\n\n- [\s\S]*?(?=\n\n)/m;
    expectFile(
      document,
      text.replace(written, () => table()),
    );
  });

  it.each(eventNames)('%s says in each language what it is about, and the same numbers and days', (name) => {
    const { about } = eventOf(name);
    const words = languages.map((language) => placeholders(eventWords[name][language]));
    expect(words).toEqual([words[0], words[0], words[0]]);
    expect(words[0]!.includes('subject')).toBe(about !== 'desk');
  });

  // How it is seen that each is done is a table that the compiler holds complete (`done.repository.ts`).
  it.each(asked)('are asked for by an event: %s', (each) => {
    expect(eventNames.filter((name) => eventOf(name).asks === each)).not.toEqual([]);
  });

  it('tells of moves that a match can make, and of each that ends what somebody waited for', () => {
    const causes = eventNames.flatMap((name) => {
      const { because } = eventOf(name);
      return 'act' in because && because.act === 'match-move' ? [because] : [];
    });
    for (const { from, to } of causes) {
      expect(transitions.some((each) => each.to === to && (from === undefined || each.from === from))).toBe(true);
    }
    expect(new Set(transitions.map(({ to }) => to))).toEqual(new Set(causes.map(({ to }) => to)));
  });
});

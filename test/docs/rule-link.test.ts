import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { catalogue, ruleLink, silentBonuses, violationRules } from '@tarokk/rules';

const docs = join(import.meta.dirname, '../../docs');

/** The address of a heading as readers of Markdown make it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');
}

const anchors = new Set(
  [...readFileSync(join(docs, 'rules/royal-tarokk.md'), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    anchorOf(heading!),
  ),
);

describe('what a result cites', () => {
  const cited = new Set([...catalogue, ...silentBonuses].map(({ rule }) => rule).concat(Object.values(violationRules)));

  it.each([...cited].sort())('%s leads to the section of the rules that holds it', (rule) => {
    const [file, anchor] = ruleLink(rule).split('#');
    expect(file).toBe('rules/royal-tarokk.md');
    expect(anchors).toContain(anchor);
    expect(anchor!.startsWith(rule.startsWith('4.') ? rule.replace('.', '') : rule.split('.')[0]!)).toBe(true);
  });
});

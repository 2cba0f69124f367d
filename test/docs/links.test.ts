import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { catalogue, silentBonuses, violationRules } from '@tarokk/rules';
import { projectRoot } from '../support/project.js';
import { documents, namesAstray, namesBesideLinks, readText, rulesOfPlay } from './rulebook.js';

/** Links and pictures of a document, code blocks left out. */
function links(markdown: string): string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
}

/** The anchors of the headings of a document, as GitHub makes them. */
function anchors(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

describe('documents', () => {
  it.each(documents())('every link of %s leads somewhere', (path) => {
    const broken = links(readText(path)).filter((link) => {
      if (/^(https?|mailto):/.test(link)) return false;
      const [file, anchor] = link.split('#') as [string, string | undefined];
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(projectRoot, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchors(readText(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('the rules point to no file outside the project', () => {
    for (const path of documents().filter((one) => one.startsWith('docs/rules/'))) {
      expect(readText(path)).not.toMatch(/\.\.\//);
    }
  });
});

describe('docs/rulebook.md', () => {
  const rows = readText('docs/rulebook.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const firsts = rows.map(([, first]) => first);

  it('has one row for each rule of sections 1–8 and each decision', () => {
    for (const rule of rulesOfPlay()) expect(firsts.filter((first) => first === rule)).toEqual([rule]);
  });

  it('has one row for each announcement and bonus, with its rule', () => {
    for (const { id, rule } of [...catalogue, ...silentBonuses]) {
      expect(rows.filter(([, first]) => first === `\`${id}\``).map(([, , second]) => second)).toEqual([rule]);
    }
  });

  it('has one row for each violation, with its rule', () => {
    for (const [code, rule] of Object.entries(violationRules)) {
      expect(rows.filter(([, first]) => first === `\`${code}\``).map(([, , second]) => second)).toEqual([rule]);
    }
  });

  it('every name beside a link to code stands in that file', () => {
    const text = readText('docs/rulebook.md');
    expect(namesBesideLinks(text).length).toBeGreaterThan(40);
    expect(namesAstray(text)).toEqual([]);
  });
});

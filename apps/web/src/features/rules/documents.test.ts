import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findingKinds } from '@tarokk/competition';
import { catalogue, silentBonuses, violationRules } from '@tarokk/rules';
import { documentOf } from '../../../rule-documents.js';
import type { DocumentName } from './documents.js';
import { placeOf } from './place.js';

const files: Readonly<Partial<Record<DocumentName, string>>> = {
  'royal-tarokk': 'royal-tarokk',
  competitions: 'competition-decisions',
  'hungarian-tarokk': 'hungarian-tarokk',
  'kings-tarock': 'kings-tarock',
  'taroki-z-krolami': 'taroki-z-krolami',
  taroky: 'taroky',
  sessions: 'session-record',
};

function read(document: DocumentName): string {
  return readFileSync(new URL(`../../../../../docs/rules/${files[document]!}.md`, import.meta.url), 'utf8');
}

function htmlOf(markdown: string) {
  const { pieces, sections } = documentOf(markdown);
  return { html: pieces.map(({ html }) => html).join(''), pieces: pieces.map(({ anchor }) => anchor), sections };
}

function isThere(rule: string, ruleset?: string): boolean {
  const { document, anchor } = placeOf(rule, ruleset);
  return anchor !== undefined && htmlOf(read(document)).html.includes(` id="${anchor}"`);
}

describe('the rules as a page', () => {
  it('have a place for every rule that a sheet, a finding or a decision names', () => {
    const cited = [
      ...[...catalogue, ...silentBonuses].map(({ rule }) => rule),
      ...Object.values(violationRules),
      ...Object.values(findingKinds).map(({ rule }) => rule),
      ...Array.from({ length: 14 }, (_, index) => String(index + 1)),
      ...Array.from({ length: 50 }, (_, index) => `D${index + 1}`),
    ];
    expect([...new Set(cited)].filter((rule) => !isThere(rule) && rule !== 'D7')).toEqual([]);
    expect(isThere('D7')).toBe(true);
  });

  it('have a place for the rules of other games, and for those that their sessions share', () => {
    expect(placeOf('4.5', 'hungarian')).toEqual({ document: 'hungarian-tarokk', anchor: '4.5' });
    const named: readonly (readonly [string, string])[] = [
      ['4.5', 'hungarian'],
      ['D11', 'hungarian'],
      ['C5.3', 'taroky'],
      ['P2', 'taroky-polish'],
      ['3.3', 'taroki-z-krolami'],
      ['7.4', 'kings-tarock'],
      ['S8', 'kings-tarock'],
    ];
    expect(named.filter(([rule, ruleset]) => !isThere(rule, ruleset))).toEqual([]);
  });

  it('lead by the first number where several are named', () => {
    expect(placeOf('9–11')).toEqual({ document: 'royal-tarokk', anchor: '9' });
  });

  it('keep what Markdown says: tables with their headings at each cell, no second title, anchors that are there once', () => {
    const { html, sections, pieces } = htmlOf(
      '# Title\n\n## 4. Calls\n\n4.1 First, 4.1 again\n\n| id | points |\n| --- | --- |\n| `a` | 5 |\n\n4.1 twice\n',
    );
    expect(html).not.toContain('Title');
    expect(html).toContain('<h2 id="4">');
    expect(html.match(/id="4\.1"/g)).toHaveLength(1);
    expect(html).toContain('<td role="cell" class="minor" data-heading="points">5</td>');
    expect(pieces).toEqual(['4', '4.1']);
    expect(sections).toEqual([{ anchor: '4', heading: '4. Calls' }]);
  });
});

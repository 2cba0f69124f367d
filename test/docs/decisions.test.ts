import { describe, expect, it } from '@jest/globals';
import { readText } from './rulebook.js';

const [introduction, ...parts] = readText('docs/decisions.md').split(/^## /m);
const subjects = parts.map((part) => {
  const [name, ...entries] = part.split(/^### /m);
  return { name: name!.trim(), entries: entries.map((entry) => entry.split('\n\n')) };
});

describe('docs/decisions.md', () => {
  it('has its entries under subjects, each with a title of its own', () => {
    expect(introduction).not.toMatch(/^#{2,}/m);
    const titles = subjects.flatMap(({ entries }) => entries.map(([title]) => title!));
    expect(titles.length).toBeGreaterThan(150);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(subjects.filter(({ entries }) => entries.length === 0)).toEqual([]);
  });

  it('begins each entry with its day, in a subject the oldest first', () => {
    for (const { name, entries } of subjects) {
      const days = entries.map(([title, text]) => [title, /^\d{4}-\d{2}-\d{2}(?=\. )/.exec(text ?? '')?.[0]] as const);
      expect([name, days.filter(([, day]) => day === undefined).map(([title]) => title)]).toEqual([name, []]);
      expect([name, days.map(([, day]) => day)]).toEqual([name, days.map(([, day]) => day!).toSorted()]);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { features, madeFaces } from './typefaces.js';

const folder = join(import.meta.dirname, 'src');
const style = readFileSync(join(folder, 'styles/fonts.css'), 'utf8');

/** What the style says of a made typeface: the characters for which a browser fetches it, as `U+0000-00FF, …`. */
const said = new Map(
  [...style.matchAll(/url\('@typefaces\/([^']+)\.woff2'\)[^}]*?unicode-range: ([^;]+);/g)].map(([, name, ranges]) => [
    name!,
    ranges!,
  ]),
);

function charactersIn(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last! - first! + 1 }, (_, place) => first! + place);
  });
}

describe('the typefaces of every page', () => {
  it('are made and named by the style', () => {
    expect(
      madeFaces()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...said.keys()].toSorted());
  });

  it.each(madeFaces())('$name has each character for which a browser fetches it', ({ name, characters }) => {
    const made = new Set(Array.from(characters, (each) => each.codePointAt(0)!));
    expect(charactersIn(said.get(name)!).filter((each) => !made.has(each))).toEqual([]);
  });

  it('can do what the styles ask of letters', () => {
    /** What a face calls each form of letters that a style may ask for. */
    const names: Readonly<Record<string, string>> = { 'lining-nums': 'lnum', 'tabular-nums': 'tnum' };
    const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const asked = styles.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/font-(?:variant(?:-[a-z-]+)?|feature-settings):([^;]+);/g)]
        .flatMap(([, forms]) => forms!.trim().split(/\s+/))
        .map((form) => ({ file, form, name: names[form] })),
    );
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter(({ name }) => name === undefined || !features.includes(name))).toEqual([]);
  });
});

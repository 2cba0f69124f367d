import { describe, expect, it } from '@jest/globals';
import { say, sentence, text } from '@tarokk/rules';
import { problemKind, relayedProblem, type ProblemOf } from '../src/index.js';

const drawn = problemKind('cup/drawn-already', {
  rule: 'D28',
  path: 'seed',
  text: text('the cup is drawn', 'der Cup ist ausgelost', 'a kupa ki van sorsolva'),
});
const tooMany = problemKind('cup/full', {
  text: text(
    '{count} {count|pair plays|pairs play} in the cup of {year}',
    '{count} {count|Paar spielt|Paare spielen} im Cup {year}',
    'a(z) {year}. évi kupában {count} pár játszik',
  ),
});

describe('issue 56: a refusal is declared once', () => {
  it('has its code, rule, path and sentence from its kind', () => {
    expect(drawn()).toEqual({ code: 'cup/drawn-already', rule: 'D28', path: 'seed', sentence: expect.anything() });
    expect(say(drawn().sentence, 'de')).toBe('der Cup ist ausgelost');
  });

  it('is of the whole input, and the office’s own, where nothing else is said', () => {
    expect(tooMany({ count: 1, year: 2026 })).toMatchObject({ rule: null, path: '' });
  });

  it('is made at another place with `at`', () => {
    const { path, sentence: said } = tooMany.at('cups[2]', { count: 3, year: 2026 });
    expect([path, say(said, 'en')]).toEqual(['cups[2]', '3 pairs play in the cup of 2026']);
  });

  it('keeps what its kind has besides', () => {
    const finding = problemKind('date/old', { text: text('old', 'alt', 'régi') }, { severity: 'warning' });
    expect(finding()).toMatchObject({ severity: 'warning' });
  });

  it('can leave its sentence to whoever reads a document', () => {
    const malformed = relayedProblem('sheet/malformed', 'What is wrong with the sheet.', 'D14');
    const words = sentence(text('no date', 'kein Datum', 'nincs dátum'));
    expect(malformed('date', words)).toEqual({ code: 'sheet/malformed', rule: 'D14', path: 'date', sentence: words });
  });

  it('does not compile in any other way, nor without what its sentence leaves open', () => {
    const refuse = (problem: ProblemOf<`cup/${string}`>): string => problem.code;
    const { code, rule, path, sentence: words } = drawn();
    const refusals = [
      // A problem at another place is one still.
      refuse({ ...drawn(), path: 'seeds[0]' }),
      // @ts-expect-error written out, it is none
      refuse({ code, rule, path, sentence: words }),
      // @ts-expect-error of a code that is none of these
      refuse({ ...drawn(), code: 'match/unknown' }),
      // @ts-expect-error the sentence says a number and a year
      refuse(tooMany()),
      // @ts-expect-error the year is missing
      refuse(tooMany({ count: 3 })),
      // @ts-expect-error no sentence says this
      refuse(drawn({ count: 3 })),
    ];
    expect(refusals).toHaveLength(6);
  });
});

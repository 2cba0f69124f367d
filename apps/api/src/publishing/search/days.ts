import { lettersOf } from '@tarokk/competition';
import { languages } from '@tarokk/rules';
import { wordsIn } from '../../registry/people/names/name-words.js';

/** A day that somebody looks for, of any year where they say none; months from 1. */
export interface SoughtDay {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

/** What is looked for: a day, and words beside it. */
export interface Sought {
  readonly day: SoughtDay | null;
  /** Without accents and case. */
  readonly words: readonly string[];
}

/** The names of the months in each language, without accents and case; the number of a month is its place, from 1. */
const months = Array.from({ length: 12 }, (_, index) =>
  languages.map((language) =>
    lettersOf(new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, index, 15))),
  ),
);

/** `2026-09-23`, `2026. 09. 23.`; `23.9.2026`, `23. 9.`. */
const yearFirst = /(?<!\d)(?<year>\d{4})[-./]\s?(?<month>\d{1,2})[-./]\s?(?<day>\d{1,2})(?!\d)\.?/u;
const dayFirst = /(?<!\d)(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.(?:\s?(?<year>\d{4}))?(?!\d)/u;

/** A day may be written as in each of the languages, with the month as a number or by its name. */
export function soughtIn(text: string): Sought {
  for (const form of [yearFirst, dayFirst]) {
    const { year, month, day } = form.exec(text)?.groups ?? {};
    const found = dayOf(year ?? null, Number(month), Number(day));
    if (found !== null) return { day: found, words: wordsIn(text.replace(form, ' ')) };
  }
  return withMonthByName(wordsIn(text));
}

/** `23 September`, `szeptember 23`, `23. September 2026`: numbers beside a month are its day and year. */
function withMonthByName(words: readonly string[]): Sought {
  const place = words.findIndex((word) => monthOf(word) !== null);
  const numbers = words.filter((word) => /^\d+$/u.test(word));
  const [day] = numbers.filter(({ length }) => length <= 2);
  const [year] = numbers.filter(({ length }) => length === 4);
  const found = place === -1 ? null : dayOf(year ?? null, monthOf(words[place]!)!, Number(day));
  if (found === null) return { day: null, words };
  return { day: found, words: words.filter((word, index) => index !== place && word !== day && word !== year) };
}

function monthOf(word: string): number | null {
  const found = months.findIndex((names) => names.includes(word));
  return found === -1 ? null : found + 1;
}

function dayOf(year: string | null, month: number, day: number): SoughtDay | null {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDay ? { year: year === null ? null : Number(year), month, day } : null;
}

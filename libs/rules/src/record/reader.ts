import { text, type Text } from '../language.js';
import { parseCard, type Card } from '../cards/card.js';
import { Problems, type RecordProblem } from './problem.js';

type JsonObject = Readonly<Record<string, unknown>>;

const notAnObject = text('an object is needed here', 'hier wird ein Objekt gebraucht', 'itt objektum kell');
const notAList = text('a list is needed here', 'hier wird eine Liste gebraucht', 'itt lista kell');
const unknownKey = text(
  'this key is not known here',
  'dieser Schlüssel ist hier unbekannt',
  'ez a kulcs itt ismeretlen',
);
const missing = text('this is missing', 'das fehlt', 'ez hiányzik');
const notAName = text(
  'a text of 1–200 characters without control characters is needed here',
  'hier wird ein Text von 1–200 Zeichen ohne Steuerzeichen gebraucht',
  'itt 1–200 karakteres, vezérlőkarakter nélküli szöveg kell',
);
const notADate = text(
  'a real day as YYYY-MM-DD is needed here',
  'hier wird ein wirklicher Tag als JJJJ-MM-TT gebraucht',
  'itt létező nap kell ÉÉÉÉ-HH-NN alakban',
);
const notAnInteger = text(
  'a whole number is needed here',
  'hier wird eine ganze Zahl gebraucht',
  'itt egész szám kell',
);
const outOfRange = text(
  'a whole number from {least} to {most} is needed here',
  'hier wird eine ganze Zahl von {least} bis {most} gebraucht',
  'itt {least} és {most} közötti egész szám kell',
);
const notOneOf = text(
  'one of {allowed} is needed here',
  'hier wird eines von {allowed} gebraucht',
  'itt ezek egyike kell: {allowed}',
);
const notACard = text('this is no card', 'das ist keine Karte', 'ez nem kártya');

/**
 * Walks through an untrusted JSON value and remembers where it is, so that each problem gets its path.
 * Every method returns what it could read; whether that can be used is `ok`, asked once at the end.
 */
export class Reader {
  private readonly path: (string | number)[] = [];
  private readonly problems = new Problems();

  get ok(): boolean {
    return this.problems.none;
  }

  /** How many problems there have been so far: whether a part has any is asked by comparing. */
  get count(): number {
    return this.problems.count;
  }

  list(): readonly RecordProblem[] {
    return this.problems.list();
  }

  enter(key: string | number): void {
    this.path.push(key);
  }

  /** From one element of a list that has been entered to another. */
  moveTo(index: number): void {
    this.path[this.path.length - 1] = index;
  }

  leave(): void {
    this.path.pop();
  }

  /** @param keys the way from the place where the reader stands to the culprit */
  problem(message: Text, values: RecordProblem['values'] = {}, ...keys: (string | number)[]): void {
    this.problems.add(() => pathOf([...this.path, ...keys]), message, values);
  }

  missing(...keys: (string | number)[]): void {
    this.problem(missing, {}, ...keys);
  }

  /** The value as an object, `undefined` with a problem otherwise. */
  object(value: unknown): JsonObject | undefined {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
    this.problem(value === undefined ? missing : notAnObject);
    return undefined;
  }

  /** @param key where the list is, if the reader has not entered it */
  array(value: unknown, key?: string | number): readonly unknown[] | undefined {
    if (Array.isArray(value)) return value as readonly unknown[];
    const message = value === undefined ? missing : notAList;
    if (key === undefined) this.problem(message);
    else this.problem(message, {}, key);
    return undefined;
  }

  /** Reports keys that are not allowed. */
  keys(object: JsonObject, allowed: readonly string[]): void {
    // for-in makes no list of the keys; JSON values inherit nothing that it would meet.
    for (const key in object) if (!allowed.includes(key)) this.problem(unknownKey, {}, key);
  }

  /** A name or venue: 1–200 code points, none of category Cc. */
  name(value: unknown, key: string | number): string {
    if (typeof value === 'string' && value.length <= 400 && /^\P{Cc}{1,200}$/u.test(value)) return value;
    this.problem(value === undefined ? missing : notAName, {}, key);
    return '';
  }

  date(value: unknown, key: string): string {
    if (typeof value === 'string' && isRealDate(value)) return value;
    this.problem(notADate, {}, key);
    return '';
  }

  integer(value: unknown, key: string | number): number {
    if (typeof value === 'number' && Number.isInteger(value)) return value;
    this.problem(value === undefined ? missing : notAnInteger, {}, key);
    return 0;
  }

  integerWithin(value: unknown, key: string | number, least: number, most: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.problem(value === undefined ? missing : outOfRange, { least, most }, key);
    return least;
  }

  /** The value if it is in the list, else the list's first with a problem. */
  oneOf<T extends string>(value: unknown, allowed: readonly T[], key: string | number): T {
    if (allowed.includes(value as T)) return value as T;
    this.problem(value === undefined ? missing : notOneOf, { allowed: allowed.join(', ') }, key);
    return allowed[0]!;
  }

  card(value: unknown, ...keys: (string | number)[]): Card {
    const card = parseCard(value);
    if (card < 0) this.problem(value === undefined ? missing : notACard, {}, ...keys);
    return card;
  }
}

/** `games[3].tricks[2][1]`; a key that is no plain word stands quoted in brackets, shortened to sixty characters. */
function pathOf(keys: readonly (string | number)[]): string {
  let path = '';
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`;
    else if (/^[\w-]{1,60}$/.test(key)) path += path === '' ? key : `.${key}`;
    else path += `[${JSON.stringify(key.slice(0, 60))}]`;
  }
  return path;
}

const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isRealDate(value: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (year < 1 || day < 1 || (month === 2 && day === 29 && !isLeapYear)) return false;
  return day <= (daysOfMonth[month - 1] ?? 0);
}

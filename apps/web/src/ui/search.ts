import { isId } from '../api/load.js';

/** Reads what stands in an address under a name; undefined where it cannot be understood. */
type SearchPart<Text extends string = string> = (said: unknown) => Text | undefined;
type Parts = Readonly<Record<string, SearchPart>>;
type Understood<Of extends Parts> = { readonly [Name in keyof Of]?: ReturnType<Of[Name]> };

interface Reader<Of extends Parts> {
  readonly parse: (search: Readonly<Record<string, unknown>>) => Understood<Of>;
}

/**
 * What the address of a page says behind its `?`: a name and what can stand there, for each part. A part may be missing. One that
 * cannot be understood is left out, so that an address which was mistyped still shows the page; it is said to be undefined, for the
 * router would otherwise keep what stood there.
 */
export function searchOf<const Of extends Parts>(parts: Of): Reader<Of> {
  return {
    parse: (search) =>
      Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part(search[name])])) as Understood<Of>,
  };
}

/** What an address says that is read so. */
export type SearchOf<Read extends { readonly parse: (search: never) => unknown }> = ReturnType<Read['parse']>;

/** How a router reads and writes it. Addresses are read and written by people: ?asOf=2026-03-01, and nothing in quotes. */
export const plainSearch = {
  parseSearch: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch(search: Record<string, unknown>): string {
    const pairs = Object.entries(search).flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    const text = new URLSearchParams(pairs).toString();
    return text === '' ? '' : `?${text}`;
  },
};

/** A text that fits; spaces at its ends do not count. */
function text<Text extends string>(fits: (said: string) => boolean): SearchPart<Text> {
  return (said) => (typeof said === 'string' && fits(said.trim()) ? (said.trim() as Text) : undefined);
}

/** A part of which every text is understood that has this form. */
export function fitting(form: RegExp): SearchPart {
  return text((said) => form.test(said));
}

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): SearchPart<Word> {
  return text((said) => words.some((word) => word === said));
}

/** The id of a person, a team, a match … */
export const id: SearchPart = text(isId);
export const year = fitting(/^\d{4}$/);
/** Of a page, a revision, a step: from 1. */
export const number = fitting(/^[1-9]\d{0,8}$/);
/** A day of the calendar: `2026-03-01`. */
export const day: SearchPart = text((said) => /^\d{4}-\d{2}-\d{2}$/.test(said) && isOnCalendar(said));
/** A name or the beginning of one, to 100 characters. */
export const name = fitting(/^[^\p{C}]{1,100}$/u);

const MOST_SOUGHT = 60;

/** What is sought, of which the first 60 characters count. */
export const sought: SearchPart = (said) => text((words) => words !== '')(said)?.slice(0, MOST_SOUGHT);

/** Where a page of a list begins that the office cuts (`CursorLinks`). */
export const cursor = fitting(/^[\w-]{1,500}={0,2}$/);
export const cursors = { after: cursor, before: cursor };

function isOnCalendar(day: string): boolean {
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** How a list is read that the page sorts, searches and cuts itself. */
const ofList = {
  /** The id of the column by which it is sorted, other than as it comes; where there is none such, it stays as it comes. */
  sort: fitting(/^[a-z][a-z-]{0,29}$/),
  /** Only rows with these letters. */
  find: sought,
  /** The first if it is left out. */
  page: fitting(/^(?!1$)[1-9]\d{0,3}$/),
};

export type ListPart = keyof typeof ofList;
type PartKey<List extends string, SearchPart extends ListPart> = List extends '' ? SearchPart : `${List}-${SearchPart}`;

/** What an address calls a part of one of the lists of a page. The main one has no name; before the others theirs stands: `entries-sort`. */
export function partKey<List extends string, SearchPart extends ListPart>(
  list: List,
  of: SearchPart,
): PartKey<List, SearchPart> {
  return (list === '' ? of : `${list}-${of}`) as PartKey<List, SearchPart>;
}

type ListParts<List extends string> = {
  readonly [SearchPart in ListPart as PartKey<List, SearchPart>]: (typeof ofList)[SearchPart];
};

/** How a list of the page is read. @param list its name, where a page has several */
export function list<const List extends string = ''>(list = '' as List): ListParts<List> {
  const { sort, find, page } = ofList;
  return {
    [partKey(list, 'sort')]: sort,
    [partKey(list, 'find')]: find,
    [partKey(list, 'page')]: page,
  } as ListParts<List>;
}

/** All of an address, for the links and forms that keep what others have put there. */
export type WholeSearch = Readonly<Record<string, string | undefined>>;

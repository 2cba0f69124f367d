import type { SheetOfMatch } from './queries.js';

/** What a sheet says beside its games, in the words of the sheet. */
const places = {
  date: ({ date }: SheetFrame) => date,
  order: ({ order }: SheetFrame) => String(order),
  venue: ({ venue }: SheetFrame) => `${venue.name ?? '–'}${venue.public ? '' : ' *'}`,
  competitions: ({ competitions }: SheetFrame) => competitions.toSorted().join(', '),
  players: ({ record }: SheetFrame) =>
    Object.values(record.parties)
      .flatMap(({ interceptor, collector }) => [interceptor, collector])
      .join(', '),
  guests: ({ guests }: SheetFrame) => String(guests.length),
  substitutions: ({ substitutions }: SheetFrame) => String(substitutions.length),
} as const;

interface SheetFrame {
  readonly date: string;
  readonly order: number;
  /** Without a name of a private place that is not for the reader (D59). */
  readonly venue: { readonly name: string | null; readonly public: boolean };
  readonly competitions: readonly string[];
  readonly guests: readonly string[];
  readonly substitutions: readonly unknown[];
  readonly record: {
    readonly parties: Readonly<Record<'A' | 'B', { readonly interceptor: string; readonly collector: string }>>;
  };
}

export type FramePart = keyof typeof places;

/** Where the frames of two sheets differ: day, place, players. */
export function frameChanges(
  before: SheetOfMatch['document'],
  after: SheetOfMatch['document'],
): readonly { readonly part: FramePart; readonly before: string; readonly after: string }[] {
  return (Object.keys(places) as FramePart[]).flatMap((part) => {
    const [was, is] = [places[part](before as SheetFrame), places[part](after as SheetFrame)];
    return was === is ? [] : [{ part, before: was, after: is }];
  });
}

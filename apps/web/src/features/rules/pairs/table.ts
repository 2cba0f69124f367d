import { notFound } from '@tanstack/react-router';
import {
  type Announcement,
  pairAnnouncements,
  pairLines,
  type PairLine,
  PairTable,
  partyNames,
  type PairEntry,
} from '@tarokk/rules';

/** How one of two announcements ended, and of whom it was: A attacks. */
export interface AnnouncementEnding {
  readonly party: PairLine['party'];
  readonly result: PairLine['result'];
}

export type Endings = readonly [AnnouncementEnding, AnnouncementEnding];

/** Together: a game shows both. Apart: a rule keeps both out of one auction. Clash: what of each excludes the other. */
export type PairVerdict =
  | { readonly kind: 'together'; readonly game: Extract<PairEntry, { game: unknown }>['game'] }
  | { readonly kind: 'apart'; readonly rule: '2.2' | '2.3' | '2.4' }
  | { readonly kind: 'clash'; readonly of: readonly [readonly string[], readonly string[]] }
  | { readonly kind: 'unknown' };

/** The table of docs/trophy-pairs.md. */
export async function loadPairs(): Promise<PairTable> {
  const { default: text } = await import('../../../../../../docs/trophy-pairs.ndjson?raw');
  return new PairTable(text);
}

export type AnnouncementPair = readonly [Announcement, Announcement];

/** The Schlemm or trophy of an address; of no other there is a page. */
export function pairAnnouncement(id: string): Announcement {
  const found = pairAnnouncements.find(({ definition }) => definition.id === id);
  if (found === undefined) throw notFound();
  return found;
}

/** Something of each of two announcements with its ending. */
export function ofEach<Of>(
  pair: AnnouncementPair,
  endings: Endings,
  of: (announcement: Announcement, ending: AnnouncementEnding) => Of,
): readonly [Of, Of] {
  return [of(pair[0], endings[0]), of(pair[1], endings[1])];
}

const results = ['won', 'lost'] as const;

/** Every ending of two announcements of one party, or of both. */
export function endingsOf(relation: 'same' | 'opposing'): readonly Endings[] {
  return results.flatMap((result) =>
    results.flatMap((other) =>
      ([0, 1] as const).map((party): Endings => [
        { party, result },
        { party: relation === 'same' ? party : party === 0 ? 1 : 0, result: other },
      ]),
    ),
  );
}

export function answerOf(table: PairTable, announcements: AnnouncementPair, endings: Endings): PairVerdict {
  const [one, other] = ofEach(announcements, endings, lineNumber);
  if (one === other) return { kind: 'apart', rule: '2.2' };
  const entry = table.entry(Math.min(one, other), Math.max(one, other));
  if (entry === null) return { kind: 'unknown' };
  if (typeof entry === 'string') return { kind: 'apart', rule: entry };
  if ('game' in entry) return { kind: 'together', game: entry.game };
  return { kind: 'clash', of: one < other ? [entry.first, entry.second] : [entry.second, entry.first] };
}

/** The place of a line in the table. */
function lineNumber(announcement: Announcement, { party, result }: AnnouncementEnding): number {
  return pairLines.findIndex(
    (line) => line.announcement === announcement && line.party === party && line.result === result,
  );
}

/** The line itself: there is one of each announcement of the table in each ending. */
export function lineOf(announcement: Announcement, ending: AnnouncementEnding): PairLine {
  return pairLines[lineNumber(announcement, ending)]!;
}

/** As addresses have it: `A-won-B-lost`. */
export function endingText([one, other]: Endings): string {
  return [one, other].map(({ party, result }) => `${partyNames[party]}-${result}`).join('-');
}

/** What an address says in this way; of no other ending there is a page. */
export function endingsCalled(text: string): Endings {
  const all = [...endingsOf('same'), ...endingsOf('opposing')];
  const found = all.find((endings) => endingText(endings) === text);
  if (found === undefined) throw notFound();
  return found;
}

import {
  announcementName,
  definitionOf,
  parties,
  partyOf,
  type AnnouncementId,
  type AnnouncementResult,
  type GameResult,
  type Language,
  type Seat,
  type Text,
  type TrophyClass,
} from '@tarokk/rules';
import { yearOf, type Day } from '../calendar/day.js';
import { type OfficialMatch } from '../matches/official-match.js';
import { latestTrophyRulings } from '../sheet/ruling.js';
import { personsAt } from '../sheet/seating.js';
import { type PersonId, type SideId } from '../sheet/sheet.js';
import { idOf } from './id.js';

/** How well a trophy is known: every card on record, only the sheet, by the jury's ruling, or taken over from an old list (D50). */
export const evidences = ['proved', 'sheet', 'ruling', 'old-list'] as const;
export type Evidence = (typeof evidences)[number];

/** Where an entry stands in the list (D48). */
export interface PlaceInList {
  /** Null for an old entry without a date, which comes before all. */
  readonly date: Day | null;
  /** Number of the match that day (D10), game and party; null for old entries, which come first on their date. */
  readonly match: { readonly order: number; readonly game: number; readonly party: 0 | 1 } | null;
}

/** One won trophy, or several of an old list that are told together. */
export interface TrophyEntry {
  /** The `idOf` its origin. */
  readonly id: string;
  /**
   * From what it is made: the match with game, seat and trophy, the game of the free championship with its place there, the
   * old list with the line. Entries in one place stand in the order of these texts (D48).
   */
  readonly origin: string;
  readonly place: PlaceInList;
  /** Of a cup match that was played in the year after the draw: the season of its cup (D51). Left out, it is the year of the date. */
  readonly season?: number;
  /** How many trophies; 1 save in old lists. */
  readonly count: number;
  /** Null for trophies of unknown kind (D50). */
  readonly trophy: AnnouncementId | null;
  /** As players say it, with its suit or cards where they are known. */
  readonly name: Text | null;
  readonly announcer: PersonId;
  readonly partner: PersonId | null;
  readonly side: SideId | null;
  readonly opponents: readonly PersonId[];
  readonly opposingSide: SideId | null;
  /** What the match counted for; the words of an old list. */
  readonly competitions: readonly string[];
  readonly matchId: string | null;
  /** A game of the free championship that is no match (12); null for all others. */
  readonly freeGameId: string | null;
  readonly evidence: Evidence;
  /** Names of an old list for persons and teams that the office does not know as such. */
  readonly remark: { readonly partner: string; readonly team: string; readonly opponents: string } | null;
}

/** What only a sheet tells of a trophy, where there is none: in old lists, and where no more than who won it was entered. */
export const withoutSheet = {
  partner: null,
  side: null,
  opponents: [],
  opposingSide: null,
  matchId: null,
  freeGameId: null,
  remark: null,
} as const satisfies Partial<TrophyEntry>;

/** Null for an entry of an old list without a date, which is of no season. */
export function seasonOfTrophy({ season, place: { date } }: Pick<TrophyEntry, 'season' | 'place'>): number | null {
  return season ?? (date === null ? null : yearOf(date));
}

export function classOf({ trophy }: Pick<TrophyEntry, 'trophy'>): TrophyClass | null {
  return trophy === null ? null : definitionOf(trophy).trophy!.class;
}

/**
 * The trophies of a match, each under its announcer, who may be a substitute or a guest, whatever the kind of match (13,
 * D47), once although the match may count for two competitions (D15). None while it is reopened (D13), and none of games that
 * the jury has not admitted (12). Rulings enter or remove (D14).
 */
export function trophiesOf(match: OfficialMatch): readonly TrophyEntry[] {
  if (match.state === 'reopened') return [];
  const { sheet, result, admitted } = match;
  const rulings = latestTrophyRulings(sheet.rulings);
  const games = result.games.filter(({ number }) => admitted?.includes(number) ?? true);
  const entries = games.flatMap((game) => {
    const proof: Evidence = sheet.record.games[game.number - 1]!.form === 'played' ? 'proved' : 'sheet';
    const won = game.trophies.filter(({ seat, trophy }) => !rulings.some((on) => isOn(on, game.number, seat, trophy)));
    const ruled = rulings.filter((on) => on.game === game.number && on.entered);
    return [
      ...won.map(({ seat, trophy }) => entryOf(match, game, seat, trophy, proof)),
      ...ruled.map(({ seat, trophy }) => {
        const alsoWon = game.trophies.some((other) => other.seat === seat && other.trophy === trophy);
        return entryOf(match, game, seat, trophy, alsoWon ? proof : 'ruling');
      }),
    ];
  });
  return numbered(entries);
}

function isOn(
  ruling: { readonly game: number; readonly seat: Seat; readonly trophy: AnnouncementId },
  game: number,
  seat: Seat,
  trophy: AnnouncementId,
): boolean {
  return ruling.game === game && ruling.seat === seat && ruling.trophy === trophy;
}

function entryOf(
  { id, sheet, season }: OfficialMatch,
  game: GameResult,
  seat: Seat,
  trophy: AnnouncementId,
  evidence: Evidence,
): TrophyEntry {
  const party = partyOf(seat);
  const opposing = parties[1 - party]!;
  const persons = personsAt(sheet, game.number);
  const announced = game.announcements.find(
    ({ announcement, seat: by, status }) => announcement.id === trophy && by === seat && status === 'won',
  );
  const origin = `${id}/${game.number}/${seat}/${trophy}`;
  return {
    id: idOf(origin),
    origin,
    place: { date: sheet.date, match: { order: sheet.order, game: game.number, party } },
    ...(season !== undefined && { season }),
    count: 1,
    trophy,
    name: announced ? nameOf(announced) : definitionOf(trophy).name,
    announcer: persons[seat],
    partner: persons[seat ^ 1]!,
    side: sheet.sides[party],
    opponents: [persons[opposing << 1]!, persons[(opposing << 1) | 1]!],
    opposingSide: sheet.sides[opposing],
    competitions: sheet.competitions,
    matchId: id,
    freeGameId: null,
    evidence,
    remark: null,
  };
}

function nameOf({ announcement }: AnnouncementResult): Text {
  const name = (language: Language): string => announcementName(announcement, language);
  return { en: name('en'), de: name('de'), hu: name('hu') };
}

/** A scored sheet can name a trophy twice, which 2.4 forbids and a ruling may let stand: origins, and so ids, stay different. */
function numbered(entries: readonly TrophyEntry[]): readonly TrophyEntry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const before = seen.get(entry.origin) ?? 0;
    seen.set(entry.origin, before + 1);
    if (before === 0) return entry;
    const origin = `${entry.origin}/${before + 1}`;
    return { ...entry, id: idOf(origin), origin };
  });
}

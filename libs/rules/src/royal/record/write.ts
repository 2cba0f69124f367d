import { cardCode } from '../../cards/card.js';
import { type Announcement } from '../announcements/announcement.js';
import { partyNames, roles, seatNames, type ByPartyName, type Party, type PartyName } from '../table.js';
import {
  MATCH_FORMAT,
  type Call,
  type Game,
  type Match,
  type PlayedGame,
  type ScoredGame,
  type SheetLine,
} from './match.js';
import { parametersOf, type ParameterDocument } from './parameters.js';

type Hands = Readonly<Record<(typeof roles)[number], readonly string[]>>;
export type CallRecord = ParameterDocument & ({ readonly announce: string } | { readonly contra: string });

export interface PlayedGameRecord {
  readonly number: number;
  readonly deal: ByPartyName<Hands>;
  readonly auction: readonly { readonly seat: string; readonly calls: readonly CallRecord[] }[];
  readonly tricks: readonly (readonly string[])[];
  readonly claim?: ByPartyName<number>;
}

export interface SheetSideRecord {
  readonly tarocks: number;
  readonly honours: number;
  readonly has: readonly string[];
  readonly announcements: readonly (ParameterDocument & { announce: string; by: string; result?: 'won' | 'lost' })[];
  readonly contras: readonly CallRecord[];
  readonly silent: readonly string[];
  readonly points: number;
}

export interface ScoredGameRecord {
  readonly number: number;
  readonly sheet: ByPartyName<SheetSideRecord>;
}

/** A match as the JSON value of match-record.md. */
export interface MatchRecord {
  readonly format: typeof MATCH_FORMAT;
  readonly kind: string;
  readonly date?: string;
  readonly venue?: string;
  readonly parties: ByPartyName<Match['parties'][number]>;
  readonly firstDealer: PartyName;
  readonly games: readonly (PlayedGameRecord | ScoredGameRecord)[];
}

/** The record of a match; what `readMatch` reads back to the same match. */
export function matchRecord(match: Match): MatchRecord {
  return {
    format: MATCH_FORMAT,
    kind: match.kind,
    ...(match.date === null ? {} : { date: match.date }),
    ...(match.venue === null ? {} : { venue: match.venue }),
    parties: byParty((party) => match.parties[party]),
    firstDealer: partyNames[match.firstDealer],
    games: match.games.map(gameRecord),
  };
}

/** The record of a match as JSON text in one line. */
export function writeMatch(match: Match): string {
  return JSON.stringify(matchRecord(match));
}

function byParty<T>(of: (party: Party) => T): ByPartyName<T> {
  return { A: of(0), B: of(1) };
}

function gameRecord(game: Game): PlayedGameRecord | ScoredGameRecord {
  return game.form === 'played' ? playedRecord(game) : scoredRecord(game);
}

/** A played game as match-record.md has it. */
export function playedRecord({ number, deal, auction, tricks, claim }: PlayedGame): PlayedGameRecord {
  return {
    number,
    deal: byParty((party) => ({
      interceptor: deal[party << 1]!.map(cardCode),
      collector: deal[(party << 1) | 1]!.map(cardCode),
    })),
    auction: auction.map(({ seat, calls }) => ({ seat: seatNames[seat], calls: calls.map(callRecord) })),
    tricks: tricks.map(({ cards }) => cards.map(cardCode)),
    ...(claim === null ? {} : { claim: byParty((party) => claim[party]) }),
  };
}

export function callRecord({ contra, announcement }: Call): CallRecord {
  const parameters = parametersOf(announcement);
  return contra ? { contra: announcement.id, ...parameters } : { announce: announcement.id, ...parameters };
}

function scoredRecord({ number, sheet }: ScoredGame): ScoredGameRecord {
  return {
    number,
    sheet: byParty((party) => {
      const { tarocks, honours, has, lines, contras, silent, points } = sheet[party];
      return {
        tarocks,
        honours,
        has,
        announcements: lines.map(lineRecord),
        contras: contras.map((announcement: Announcement) => callRecord({ contra: true, announcement })),
        silent,
        points,
      };
    }),
  };
}

function lineRecord({ announcement, seat, result }: SheetLine): SheetSideRecord['announcements'][number] {
  const line = { announce: announcement.id, ...parametersOf(announcement), by: roles[seat & 1]! };
  return result === 'stated' ? line : { ...line, result };
}

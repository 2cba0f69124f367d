import {
  cardCode,
  matchRecord,
  partyNames,
  seatNames,
  type MatchRecord,
  type PartyName,
  type SeatName,
} from '@tarokk/rules';
import { type GameNotes } from './notes.js';
import { type Ruling } from './ruling.js';
import { SHEET_FORMAT, type Sheet, type Substitution } from './sheet.js';

export type RulingRecord =
  | {
      readonly kind: 'stands';
      readonly code: string;
      readonly game?: number;
      readonly accepted?: false;
      readonly rule?: string;
      readonly reason: string;
    }
  | {
      readonly kind: 'points';
      readonly game: number;
      readonly points: Readonly<Record<PartyName, number>>;
      readonly rule?: string;
      readonly reason: string;
    }
  | {
      readonly kind: 'trophy';
      readonly game: number;
      readonly seat: SeatName;
      readonly trophy: string;
      readonly entered: boolean;
      readonly rule?: string;
      readonly reason: string;
    };

/** What was noted of a game, as a sheet has it. */
export interface NotesRecord {
  readonly game: number;
  readonly draw?: Readonly<Record<PartyName, string>>;
  readonly redealt?: GameNotes['redealt'];
}

/** A sheet as the JSON value of docs/sheet.md. */
export interface SheetRecord {
  readonly format: typeof SHEET_FORMAT;
  readonly record: MatchRecord;
  readonly persons: Readonly<Record<SeatName, string>>;
  readonly sides: Readonly<Record<PartyName, string>>;
  readonly date: string;
  readonly order: number;
  readonly venue: { readonly name?: string; readonly public: boolean };
  readonly competitions: readonly string[];
  readonly guests: readonly string[];
  readonly substitutions: readonly Substitution[];
  /** Left out where nothing was noted. */
  readonly notes?: readonly NotesRecord[];
  readonly rulings: readonly RulingRecord[];
}

/** The record of a sheet; what `readSheet` reads back to the same sheet. */
export function sheetRecord(sheet: Sheet): SheetRecord {
  const { record, persons, sides, date, order, venue, competitions, guests, substitutions, notes, rulings } = sheet;
  return {
    format: SHEET_FORMAT,
    record: matchRecord(record),
    persons: byKey(seatNames, persons),
    sides: byKey(partyNames, sides),
    date,
    order,
    venue: venue.name === null ? { public: false } : { name: venue.name, public: venue.public },
    competitions,
    guests,
    substitutions,
    // Sheets without notes are kept, hashed and sealed as they were before there were any.
    ...(notes.length === 0 ? {} : { notes: notes.map(notesRecord) }),
    rulings: rulings.map(rulingRecord),
  };
}

/** The record of a sheet as JSON text in one line. */
export function writeSheet(sheet: Sheet): string {
  return JSON.stringify(sheetRecord(sheet));
}

function notesRecord({ game, draw, redealt }: GameNotes): NotesRecord {
  return {
    game,
    ...(draw === null ? {} : { draw: byKey(partyNames, draw.map(cardCode)) }),
    ...(redealt.length === 0 ? {} : { redealt }),
  };
}

function byKey<K extends string, V>(keys: readonly K[], values: readonly V[]): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Record<K, V>;
}

/** A ruling as a sheet has it. */
export function rulingRecord(ruling: Ruling): RulingRecord {
  switch (ruling.kind) {
    case 'stands': {
      const { kind, code, game, accepted, rule, reason } = ruling;
      return {
        kind,
        code,
        ...(game === null ? {} : { game }),
        ...(accepted ? {} : { accepted }),
        ...(rule === undefined ? {} : { rule }),
        reason,
      };
    }
    case 'points':
      return { ...ruling, points: byKey(partyNames, ruling.points) };
    case 'trophy':
      return { ...ruling, seat: seatNames[ruling.seat] };
  }
}

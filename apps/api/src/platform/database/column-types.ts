import type { OldTableRow, State } from '@tarokk/competition';
import type { PartyName, SessionResultDocument, Verdict } from '@tarokk/rules';

// What columns of texts and of JSON hold, as their checks or their writers see to. `@kyselyType` in schema.prisma names them.

export type {
  Appearance,
  Competition,
  CountsElsewhere,
  CupActKind,
  Evidence,
  FreeDocument,
  FreeKindId,
  FreeState,
  HandedKind,
  RulingEntry,
  State,
  TrophyEntry,
} from '@tarokk/competition';
export type { AnnouncementId, MatchKind, PartyName, Sentence, Text, TrophyClass } from '@tarokk/rules';

/** Drafts are kept elsewhere: a match begins with its first submission. */
export type MatchState = Exclude<State, 'draft'>;

/** Who acted: a party of the sheet in question, or the jury. */
export type Acting = PartyName | 'jury';

export type MatchVerdict = Exclude<Verdict, 'malformed'>;

/** What a submitter says to warnings, by the code of the finding. */
export type Remarks = Readonly<Record<string, string>>;

/** What a table of before consists of: the names of its columns beside rank, name, matches and points, and its rows. */
export interface OldTableSheet {
  readonly columns: readonly string[];
  readonly rows: readonly OldTableRow[];
}

export type SessionVerdict = SessionResultDocument['verdict'];

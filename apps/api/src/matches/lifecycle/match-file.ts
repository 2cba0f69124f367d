import {
  type Actor,
  blockingErrors,
  type Conditions,
  cupFindings,
  type Finding,
  findingsOf,
  grandPrixFindings,
  holding,
  isConcerned,
  isOpenTooLong,
  type NeededRequest,
  neededRequests,
  type OfficialMatch,
  type Outcome,
  outcomeOf,
  partiesOf,
  plainConditions,
  type Sheet,
  type SheetOutline,
  teamsWithoutPlace,
  withMergedPersons,
  yearOf,
} from '@tarokk/competition';
import type { ByParty, MatchResult } from '@tarokk/rules';
import type { CallingAccount } from '../../platform/requests/caller.js';
import {
  actingMembers,
  contextOf,
  everybodyInEvent,
  everyMember,
  type Knowledge,
  mergedIn,
  nameIn,
} from '../sheets/knowledge.js';
import type { FileContents, SealRow } from './match-files.repository.js';
import { type MatchRow } from '../rows/match.row.js';
import { sheetIn } from '../sheets/sheet-reading.js';

/** A sheet, or its outline, with all that the office finds on it. */
export interface Judged<S extends SheetOutline = Sheet> {
  /** With the rulings that hold; who was merged into another is that other. */
  readonly sheet: S;
  readonly knowledge: Knowledge;
  readonly result: MatchResult;
  readonly findings: readonly Finding[];
  readonly needed: readonly NeededRequest[];
  readonly outcome: Outcome;
}

/** A match with its present revision, judged as of now. */
export interface MatchFile<S extends SheetOutline = Sheet> extends Judged<S> {
  readonly row: MatchRow;
  readonly contents: Omit<FileContents, 'sheetHash'>;
}

/** A match as somebody has it who acts: they are found once, when it is read, for all that is asked of them. */
export interface CallersFile<S extends SheetOutline = Sheet> extends MatchFile<S> {
  /** The roles in which they can act for it, see `actorsOf`. */
  readonly actors: readonly Actor[];
}

export function forCaller<S extends SheetOutline>(file: MatchFile<S>, account: CallingAccount): CallersFile<S> {
  return { ...file, actors: actorsOf(account, file, file.row.appointedJuror) };
}

/**
 * @param result what `verifyMatch` says of its record
 * @throws Error when there is no season for the sheet
 */
export function judge<S extends SheetOutline>(written: S, knowledge: Knowledge, result: MatchResult): Judged<S> {
  const sheet = withMergedPersons(written, mergedIn(knowledge));
  const context = contextOf(knowledge);
  const { grandPrix } = knowledge;
  const agreed = grandPrix?.agreement?.for ?? null;
  return {
    sheet,
    knowledge,
    result,
    // Of competitions that pairs play: all errors, so they stand before the warnings.
    findings: [
      ...cupFindings(sheet, knowledge.cup),
      ...grandPrixFindings(sheet, grandPrix?.event ?? null, grandPrix?.others ?? 0, agreed),
      ...findingsOf(forTeams(sheet, knowledge), result, context),
    ],
    needed: neededRequests(forTeams(sheet, knowledge), context),
    outcome: outcomeOf({ sheet, result }),
  };
}

/** The sheet as the championship sees it: of the teams for which the pairs of a Grand Prix play (11.2, D37). */
function forTeams(sheet: SheetOutline, { grandPrix }: Knowledge): SheetOutline {
  const teams = grandPrix?.agreement?.teams ?? null;
  return teams === null || !sheet.competitions.includes('championship') ? sheet : { ...sheet, sides: teams };
}

/** The present revision with its rulings, as it was written. @throws Error when what is kept is no sheet: a bug */
export function writtenSheet(
  { sheet, place, rulings }: Pick<FileContents, 'sheet' | 'place' | 'rulings'>,
  revision: number,
): Sheet {
  const ruled = holding(rulings, revision).map(({ ruling }) => ruling);
  return sheetIn({ ...(sheet as object), rulings: ruled }, place);
}

/**
 * The teams for which a match is to count in the championship, A first: its sides, or those for which the pairs of a Grand
 * Prix play (11.2). Null where it counts for no team there: of another competition, not of eight games, or of pairs that have
 * not agreed.
 */
export function championshipTeams({
  sheet,
  knowledge,
}: Pick<Judged<SheetOutline>, 'sheet' | 'knowledge'>): ByParty<string> | null {
  if (!sheet.competitions.includes('championship') || sheet.record.kind !== 'match') return null;
  if (!sheet.competitions.includes('grand-prix')) return sheet.sides;
  return knowledge.grandPrix?.agreement?.teams ?? null;
}

/** The match for all that is counted; null when it is in none of it (D13). */
export function officialOf({ row, sheet, result, knowledge }: MatchFile<SheetOutline>): OfficialMatch | null {
  const { id, state, season, admittedGames: admitted } = row;
  if (state !== 'approved' && state !== 'reopened') return null;
  const teams = knowledge.grandPrix?.agreement?.teams ?? null;
  const isOfYearBefore = season !== yearOf(sheet.date);
  return {
    id,
    sheet,
    result,
    state,
    ...(isOfYearBefore && { season }),
    ...(teams && { teams }),
    ...(admitted && { admitted }),
  };
}

/** The roles in which an account can act for a match: for its sides first, then as the jury; none for an account that has no part in it. */
export function actorsOf(
  { id, personId, maySubmit, jury }: CallingAccount,
  { sheet, knowledge }: Pick<Judged<SheetOutline>, 'sheet' | 'knowledge'>,
  appointedJuror: string | null,
): readonly Actor[] {
  const parties = maySubmit ? partiesOf(personId, actingMembers(knowledge, sheet)) : [];
  const concerned = isConcerned(personId, sheet, everyMember(knowledge, sheet), everybodyInEvent(knowledge));
  return [
    ...parties.map((party): Actor => ({ kind: 'side', party })),
    ...(jury || appointedJuror === id ? [{ kind: 'jury', concerned } as const] : []),
  ];
}

/** The conditions under which the judged sheet can move. */
export function conditionsOf(
  { sheet, findings, knowledge }: Judged<SheetOutline>,
  remarks: Readonly<Record<string, string>>,
): Conditions {
  const context = contextOf(knowledge);
  const isOpenMatch = sheet.record.kind === 'open';
  const nameOf = nameIn(knowledge);
  return {
    ...plainConditions,
    ruling: sheet.rulings.length > 0,
    // A closed season is a condition of its own, below.
    errors: blockingErrors(findings).filter(({ code }) => code !== 'season/closed').length,
    warningsWithoutRemark: warningsWithout(remarks, findings).length,
    isOpenMatch,
    isOverdue: isOpenMatch && (isOpenTooLong(sheet.date, context.today) || isFree(sheet)),
    teamsWithoutPlace: teamsWithoutPlace(forTeams(sheet, knowledge), context).map(nameOf),
    seasonClosed: context.season.closed,
    eventClosed: knowledge.grandPrix?.event.closed ?? false,
  };
}

/** Hours in which a confirmation that was given on a phone of the other side can be revoked. */
const REVOCABLE = 48;

/** Until when a sealed confirmation can be revoked, unless the match is approved first. */
export function revocableUntil({ at }: SealRow): Date {
  return new Date(Date.parse(at) + REVOCABLE * 3600_000);
}

/** Who can revoke a sealed confirmation now. */
export function revocable({ contents: { sealed } }: Pick<MatchFile, 'contents'>): Pick<Conditions, 'revocableBy'> {
  const isRevocable = sealed !== null && revocableUntil(sealed).getTime() > Date.now();
  return { revocableBy: isRevocable ? [sealed.party] : [] };
}

/** In the free championship games that were not played are 0: the jury decides on what was interrupted at any time (D43). */
function isFree({ competitions }: SheetOutline): boolean {
  return competitions.includes('free-championship');
}

/** The warnings of which the submitter has said nothing. */
export function warningsWithout(
  remarks: Readonly<Record<string, string>>,
  findings: readonly Finding[],
): readonly Finding[] {
  return findings.filter(({ severity, code }) => severity === 'warning' && remarks[code] === undefined);
}

import { firstDealerByDraw, parties, partyNames, seatNames, seats, type MatchResult } from '@tarokk/rules';
import { daysBetween } from '../calendar/day.js';
import { matchLimit } from '../calendar/season.js';
import { isAccepted } from '../sheet/ruling.js';
import { roleOf } from '../sheet/seating.js';
import { type Competition, type SheetOutline } from '../sheet/sheet.js';
import { type OfficeContext } from './context.js';
import { found, type Finding, findingKinds } from './finding.js';
import { playerFindings } from './of-players.js';
import { recordFindings } from './of-record.js';
import { requestFindings, venueNamed } from './requests.js';

/** A sheet that is older needs a remark. */
export const DAYS_WITHOUT_REMARK = 30;

/**
 * All that the office finds on a sheet, errors first. @param result what `verifyMatch` says of its record
 */
export function findingsOf(sheet: SheetOutline, result: MatchResult, context: OfficeContext): readonly Finding[] {
  const all = [
    ...recordFindings(result),
    ...dateErrors(sheet, context),
    ...competitionErrors(sheet),
    ...playerFindings(sheet, context),
    ...freeGameErrors(sheet),
    ...placeErrors(sheet),
    ...requestFindings(sheet, context),
    ...warnings(sheet, context),
  ];
  const judged = all.map((finding) => ({
    ...finding,
    stands: finding.mayStand && isAccepted(sheet.rulings, finding.code, finding.game),
  }));
  return [
    ...judged.filter(({ severity }) => severity === 'error'),
    ...judged.filter(({ severity }) => severity === 'warning'),
  ];
}

/** Errors that no ruling lets stand: while there are any, the sheet is not confirmed (D14). */
export function blockingErrors(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity, stands }) => severity === 'error' && !stands);
}

/** Teams of the match that have none of their matches left (D17): neither can have it counted. */
export function teamsWithoutPlace(sheet: SheetOutline, context: OfficeContext): readonly string[] {
  // An open match takes no place until its eight games are approved (D24).
  if (!sheet.competitions.includes('championship') || sheet.record.kind === 'open') return [];
  const limit = matchLimit(context.season.year);
  return sheet.sides.filter((side) => (context.placesTaken.get(side) ?? 0) >= limit);
}

function dateErrors(sheet: SheetOutline, { today, season }: OfficeContext): readonly Finding[] {
  return [
    ...(sheet.date > today ? [found(findingKinds.futureDate.at('date'))] : []),
    ...(season.closed ? [found(findingKinds.seasonClosed.at('date', { year: season.year }))] : []),
  ];
}

function competitionErrors({ competitions }: SheetOutline): readonly Finding[] {
  const has = (competition: Competition): boolean => competitions.includes(competition);
  const isShared = competitions.length === 2 && has('grand-prix') && (has('championship') || has('cup'));
  return competitions.length === 1 || isShared ? [] : [found(findingKinds.combination.at('competitions'))];
}

/** What counts for the free championship has no substitution (D45); both of a pair are credited with what it won (D7). */
function freeGameErrors({ competitions, substitutions }: SheetOutline): readonly Finding[] {
  if (!competitions.includes('free-championship') || substitutions.length === 0) return [];
  return [found(findingKinds.noSubstitutionHere.at('substitutions[0]'))];
}

/** The jury and both sides have to know the place; of a sheet that is handed on without its words they are lost (D59). */
function placeErrors({ venue }: SheetOutline): readonly Finding[] {
  return venue.name === null ? [found(findingKinds.namelessVenue.at('venue.name'))] : [];
}

function warnings(sheet: SheetOutline, context: OfficeContext): readonly Finding[] {
  const days = daysBetween(sheet.date, context.today);
  const limit = matchLimit(context.season.year);
  const nameOf = (side: string): string => context.teams.find(({ id }) => id === side)?.name ?? side;
  const without = teamsWithoutPlace(sheet, context);
  return [
    ...(days > DAYS_WITHOUT_REMARK ? [found(findingKinds.oldDate.at('date', { days }))] : []),
    ...(sheet.venue.name === null || venueNamed(sheet.venue.name, context.venues)
      ? []
      : [found(findingKinds.unknownVenue.at('venue.name', { venue: sheet.venue.name }))]),
    ...seats.flatMap((seat) => {
      const usual = context.usualRoles.get(sheet.persons[seat]);
      if (usual === undefined || usual === roleOf(seat)) return [];
      return [found(findingKinds.unusualSeat.at(`persons["${seatNames[seat]}"]`, { person: sheet.persons[seat] }))];
    }),
    ...drawWarnings(sheet),
    ...parties
      .filter((party) => without.includes(sheet.sides[party]))
      .map((party) =>
        found(
          findingKinds.noPlaceLeft.at(party === 0 ? 'sides.A' : 'sides.B', { team: nameOf(sheet.sides[party]), limit }),
        ),
      ),
  ];
}

/** The party whose collector drew the lower card deals first (1.2); a table that had it otherwise has played all the same. */
function drawWarnings({ notes, record: { firstDealer } }: SheetOutline): readonly Finding[] {
  return notes.flatMap(({ draw }, index) => {
    const due = draw && firstDealerByDraw(draw);
    if (draw === null || due === null || due === firstDealer) return [];
    const [a, b] = draw;
    const values = { a: { card: a }, b: { card: b }, due: partyNames[due], dealer: partyNames[firstDealer] };
    return [found(findingKinds.otherDealer.at(`notes[${index}].draw`, values))];
  });
}

import { text, type Text } from '@tarokk/rules';
import { isBeforeAnnualMeeting } from '../calendar/season.js';
import { type Sheet } from '../sheet/sheet.js';
import { matchRequestKinds, type MatchRequest, type MatchRequestKind, type OfficeContext } from './context.js';
import { found, type Finding } from './finding.js';

/** How the jury has answered for this match. */
export const requestStates = ['granted', 'missing', 'undecided', 'refused', 'too-late', 'lapsed'] as const;
export type RequestState = (typeof requestStates)[number];

const stateTexts: Readonly<Record<RequestState, Text>> = {
  granted: text('is there', 'erteilt', 'megvan'),
  missing: text('is missing', 'fehlt', 'hiányzik'),
  undecided: text('is not decided yet', 'noch nicht entschieden', 'még nincs döntés'),
  refused: text('was refused', 'verweigert', 'elutasítva'),
  'too-late': text('came after the match', 'kam erst nach dem Match', 'a mérkőzés után született'),
  lapsed: text(
    'was for another date or place',
    'galt für anderes Datum oder anderen Ort',
    'más dátumra vagy helyre szólt',
  ),
};

/** A request that a match needs (9), and what has become of it. */
export interface NeededRequest {
  readonly kind: MatchRequestKind;
  readonly state: RequestState;
  /** The request that decides the state; null when there is none. */
  readonly request: MatchRequest | null;
}

/** Which approvals a championship match needs, and which it has (9, D21–D24). */
export function neededRequests(sheet: Sheet, context: OfficeContext): readonly NeededRequest[] {
  if (!sheet.competitions.includes('championship')) return [];
  return matchRequestKinds
    .filter((kind) => isNeeded(kind, sheet, context))
    .map((kind) => {
      const judged = context.requests
        .filter((request) => request.kind === kind && isOfTheseSides(request, sheet))
        .map((request) => ({ kind, request, state: stateOf(request, sheet) }));
      return bestOf(judged) ?? { kind, state: 'missing', request: null };
    });
}

export function requestFindings(sheet: Sheet, context: OfficeContext): readonly Finding[] {
  return neededRequests(sheet, context)
    .filter(({ state }) => state !== 'granted')
    .map(({ kind, state }) =>
      found(`request/${kind}`, pathOf(kind), { state: stateTexts[state], venue: sheet.venue.name }),
    );
}

/** The jury's list of venues overrides what the sheet says (D23). */
export function isPublic(venue: Sheet['venue'], venues: OfficeContext['venues']): boolean {
  return venueNamed(venue.name, venues)?.public ?? venue.public;
}

/** Spelling apart from case and spaces is the list's concern. */
export function venueNamed(name: string, venues: OfficeContext['venues']): OfficeContext['venues'][number] | undefined {
  return venues.find((venue) => plain(venue.name) === plain(name));
}

function plain(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function isNeeded(kind: MatchRequestKind, sheet: Sheet, context: OfficeContext): boolean {
  switch (kind) {
    case 'private-venue':
      return !isPublic(sheet.venue, context.venues);
    case 'before-meeting':
      return isBeforeAnnualMeeting(context.season, sheet.date);
    case 'open-match':
      return sheet.record.kind === 'open';
  }
}

function isOfTheseSides({ sides }: MatchRequest, sheet: Sheet): boolean {
  return sides.every((side) => sheet.sides.includes(side));
}

/** It covers one match and lapses when date or place change; "in advance" is not later than the day of the match (D21). */
function stateOf(request: MatchRequest, sheet: Sheet): RequestState {
  const { date, order, venue, decision, kind } = request;
  if (date !== sheet.date || order !== sheet.order || plain(venue) !== plain(sheet.venue.name)) return 'lapsed';
  if (decision === null) return 'undecided';
  if (!decision.granted) return 'refused';
  // That a match has to be left open is not known in advance (9).
  return kind !== 'open-match' && decision.on > sheet.date ? 'too-late' : 'granted';
}

const preference: readonly RequestState[] = ['granted', 'too-late', 'undecided', 'refused', 'lapsed', 'missing'];

function bestOf(requests: readonly NeededRequest[]): NeededRequest | undefined {
  return requests.toSorted((a, b) => preference.indexOf(a.state) - preference.indexOf(b.state))[0];
}

function pathOf(kind: MatchRequestKind): string {
  switch (kind) {
    case 'private-venue':
      return 'venue';
    case 'before-meeting':
      return 'date';
    case 'open-match':
      return 'record.kind';
  }
}

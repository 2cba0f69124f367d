import { text, type Match, type Sentence, type Text } from '@tarokk/rules';
import { isBeforeAnnualMeeting } from '../calendar/season.js';
import { privatePlace } from '../sheet/place.js';
import { type SheetOutline } from '../sheet/sheet.js';
import { type MatchRequest, type OfficeContext } from './context.js';
import { found, type Finding, findingKinds } from './finding.js';
import { deadlineOf, matchRequestKinds, type MatchRequestKind } from './request-kinds.js';

/** What decides which approvals a match needs: all of it is known of a planned match, before there is a sheet. */
export type MatchPlan = Pick<SheetOutline, 'sides' | 'date' | 'order' | 'venue' | 'competitions'> & {
  readonly record: Pick<Match, 'kind'>;
};

type Known = Pick<OfficeContext, 'season' | 'requests' | 'venues'>;

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
  /** Why it is needed, and how it stands. */
  readonly sentence: Sentence;
}

/** Which approvals a championship match needs, and which it has (9, D21–D24). */
export function neededRequests(match: MatchPlan, known: Known): readonly NeededRequest[] {
  if (!match.competitions.includes('championship')) return [];
  return matchRequestKinds
    .filter((kind) => isNeeded(kind, match, known))
    .map((kind) => {
      const judged = known.requests
        .filter((request) => request.kind === kind && isOfTheseSides(request, match))
        .map((request) => ({ request, state: requestState(request, match) }));
      const { state, request } = bestOf(judged) ?? { state: 'missing', request: null };
      return { kind, state, request, sentence: findingOf(kind, state, match).sentence };
    });
}

export function requestFindings(sheet: SheetOutline, context: OfficeContext): readonly Finding[] {
  return neededRequests(sheet, context)
    .filter(({ state }) => state !== 'granted')
    .map(({ kind, state }) => findingOf(kind, state, sheet));
}

function findingOf(kind: MatchRequestKind, state: RequestState, { venue }: MatchPlan): Finding {
  const path = pathOf(kind);
  switch (kind) {
    case 'private-venue':
      return found(findingKinds.privateVenue.at(path, { state: stateTexts[state], venue: venue.name ?? privatePlace }));
    case 'before-meeting':
      return found(findingKinds.beforeMeeting.at(path, { state: stateTexts[state] }));
    case 'open-match':
      return found(findingKinds.openMatch.at(path, { state: stateTexts[state] }));
  }
}

/** The jury's list of venues overrides what the sheet says (D23). */
export function isPublic(venue: SheetOutline['venue'], venues: Known['venues']): boolean {
  return (venue.name === null ? undefined : venueNamed(venue.name, venues))?.public ?? venue.public;
}

/** The sheet, saying that its place is private where the jury's list says so (D23). */
export function asListed<S extends Pick<SheetOutline, 'venue'>>(sheet: S, venues: Known['venues']): S {
  const { name, public: isDeclaredPublic } = sheet.venue;
  return isDeclaredPublic && !isPublic(sheet.venue, venues) ? { ...sheet, venue: { name, public: false } } : sheet;
}

/** Spelling apart from case and spaces is the list's concern. */
export function venueNamed(name: string, venues: OfficeContext['venues']): OfficeContext['venues'][number] | undefined {
  return venues.find((venue) => plain(venue.name) === plain(name));
}

function plain(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function isNeeded(kind: MatchRequestKind, match: MatchPlan, { season, venues }: Known): boolean {
  switch (kind) {
    case 'private-venue':
      return !isPublic(match.venue, venues);
    case 'before-meeting':
      return isBeforeAnnualMeeting(season, match.date);
    case 'open-match':
      return match.record.kind === 'open';
  }
}

function isOfTheseSides({ sides }: MatchRequest, match: MatchPlan): boolean {
  return sides.every((side) => match.sides.includes(side));
}

/**
 * How one request stands, for a match of the sides that asked. It covers one match and lapses when date or place change; "in
 * advance" is not later than the day of the match (D21).
 */
export function requestState(request: MatchRequest, match: MatchPlan): Exclude<RequestState, 'missing'> {
  const { decision, kind } = request;
  if (request.lapsed || !isFor(request, match)) return 'lapsed';
  if (decision === null) return 'undecided';
  if (!decision.granted) return 'refused';
  const deadline = deadlineOf(kind, match.date);
  return deadline !== null && decision.on > deadline ? 'too-late' : 'granted';
}

/** Whether date and place are those of the match (D10, D21); words that were left out contradict no place (D59). */
export function isFor(request: Pick<MatchRequest, 'date' | 'order' | 'venue'>, match: MatchPlan): boolean {
  const { name } = match.venue;
  const isPlace = name === null || plain(request.venue) === plain(name);
  return request.date === match.date && request.order === match.order && isPlace;
}

const preference: readonly RequestState[] = ['granted', 'too-late', 'undecided', 'refused', 'lapsed', 'missing'];

type Judged = Pick<NeededRequest, 'state' | 'request'>;

function bestOf(requests: readonly Judged[]): Judged | undefined {
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

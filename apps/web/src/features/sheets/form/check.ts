import { findingsOf, type Finding, type OfficeContext, readSheet, yearOf } from '@tarokk/competition';
import { verifyMatch } from '@tarokk/rules';
import { type SeasonDirectory, nameOf, sideOf } from '../store/season-directory.js';
import { sheetOf } from '../store/sheet-of.js';
import type { SheetState } from './state.js';

/**
 * What the office would find on a whole sheet, by the same library and from what this phone knows of the office: the games, the
 * people at the table, day and place. What only the office knows (places left, usual seats) it says when the sheet arrives.
 */
export function checkedAsTheOffice(state: SheetState, directory: SeasonDirectory, today: string): readonly Finding[] {
  const read = readSheet(sheetOf(state));
  if (!read.ok) return [];
  const found = findingsOf(read.value, verifyMatch(read.value.record), contextOf(state, directory, today));
  // What the jury has said to requests is not on the phone: with a planned match it may have said yes.
  const isPlanned = directory.plans.some(
    ({ date, sides }) => date === state.date && Object.values(sides).includes(state.sides.A ?? ''),
  );
  return found
    .filter(({ code }) => !(code.startsWith('request/') && (isPlanned || directory.season == null)))
    .map((finding) => ({
      ...finding,
      sentence: { ...finding.sentence, values: named(finding.sentence.values, directory) },
    }));
}

function contextOf({ date }: SheetState, { season, sides, venues }: SeasonDirectory, today: string): OfficeContext {
  const year = yearOf(date!);
  const known = season != null && season.year === year ? season : null;
  return {
    today,
    season: { year, annualMeeting: known?.annualMeeting ?? null, closed: known?.closed ?? false },
    teams: sides
      .filter(({ kind }) => kind === 'team')
      .map(({ id, name, members }) => ({
        id,
        name,
        members: members.map((member) => ({ person: member.id, from: member.from ?? '0000-01-01', until: null })),
      })),
    placesTaken: new Map(),
    requests: [],
    venues,
    usualRoles: new Map(),
  };
}

/** Names in place of ids, as the office shows them. */
function named(values: Finding['sentence']['values'], directory: SeasonDirectory): Finding['sentence']['values'] {
  const nameFor = (id: string): string => {
    const name = sideOf(directory, id)?.name ?? nameOf(directory, id);
    return name === '?' ? id : name;
  };
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? nameFor(value) : value]),
  );
}

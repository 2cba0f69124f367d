import { describe, expect, it } from '@jest/globals';
import { catalogue, type MatchResult, verifyMatch } from '@tarokk/rules';
import { recordOf } from '../filling/sheets.js';
import { planDemo } from './demo.js';

describe('the season of the demo', () => {
  const { now } = planDemo('a seed', '2026-11-28', { teams: 24, matches: 320 });
  const approved = now.matches.filter(({ course }) => course === 'approved');
  const results = approved.map((plan): MatchResult => verifyMatch(recordOf(plan)));

  it('has each Schlemm and trophy of section 4 made and lost at least once, in approved matches', () => {
    const ended = (status: 'won' | 'lost'): ReadonlySet<string> =>
      new Set(
        results.flatMap(({ games }) =>
          games.flatMap(({ announcements }) =>
            announcements.filter((each) => each.status === status).map(({ announcement }) => announcement.id),
          ),
        ),
      );
    const all = catalogue.filter(({ family }) => family !== 'message').map(({ id }) => id);
    const [made, lost] = [ended('won'), ended('lost')];
    expect(all.filter((id) => !made.has(id))).toEqual([]);
    expect(all.filter((id) => !lost.has(id))).toEqual([]);
  });

  it('breaks no rule by it: every sheet is proved, or consistent', () => {
    expect(results.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
    expect(results.flatMap(({ games }) => games.flatMap(({ violations }) => violations))).toEqual([]);
  });

  it('has the rare games one in a match, spread over the year', () => {
    const rare = approved.filter(({ rareGame }) => rareGame !== null);
    expect(rare).toHaveLength(61);
    const months = new Set(rare.map(({ date }) => date.slice(0, 7)));
    expect(months.size).toBeGreaterThan(8);
  });

  it('has the most expensive ones where there is room for few', () => {
    const small = planDemo('a seed', '2026-11-28', { teams: 5, matches: 40 }).now.matches;
    const [first] = small.filter(({ rareGame }) => rareGame !== null);
    const said = first!.rareGame!.auction.flatMap(({ calls }) => calls.map(({ announcement }) => announcement.id));
    expect(said).toContain('royal');
  });
});

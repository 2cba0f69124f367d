import { type TrophyEntry } from '@tarokk/competition';

export function entry(special: Partial<TrophyEntry> & { readonly id: string }): TrophyEntry {
  return {
    place: { date: '2026-03-14', match: { order: 1, game: 1, party: 0 } },
    count: 1,
    trophy: 'golgotha',
    name: null,
    announcer: 'anna',
    partner: 'bela',
    side: 'wasps',
    opponents: ['dora', 'csaba'],
    opposingSide: 'aquincum',
    competitions: ['championship'],
    matchId: null,
    evidence: 'proved',
    remark: null,
    ...special,
  };
}

/** So many Golgothas of one player, one a day from 2023 on. */
export function entries(announcer: string, count: number): readonly TrophyEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10);
    return entry({
      id: `${announcer}-${String(index).padStart(4, '0')}`,
      announcer,
      place: { date, match: { order: 1, game: 1, party: 0 } },
    });
  });
}

import { catalogue, type Random } from '@tarokk/rules';
import { idOf, withoutSheet, type TrophyEntry } from '@tarokk/competition';

export function entry(special: Partial<TrophyEntry> & { readonly origin: string }): TrophyEntry {
  return {
    ...withoutSheet,
    id: idOf(special.origin),
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
    evidence: 'proved',
    ...special,
  };
}

/** So many Golgothas of one player, one a day from 2023 on. */
export function entries(announcer: string, count: number): readonly TrophyEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10);
    return entry({
      origin: `${announcer}-${String(index).padStart(4, '0')}`,
      announcer,
      place: { date, match: { order: 1, game: 1, party: 0 } },
    });
  });
}

const trophyIds = catalogue.filter(({ trophy }) => trophy !== null).map(({ id }) => id as TrophyEntry['trophy']);

/** Entries of three players, some from old lists, some of unknown kind. */
export function randomEntries(random: Random): readonly TrophyEntry[] {
  return Array.from({ length: random.below(120) }, (_, index) =>
    entry({
      origin: `e${index}`,
      announcer: `p${random.below(3)}`,
      trophy: random.chance(10, 100) ? null : random.pick(trophyIds),
      count: random.chance(5, 100) ? 1 + random.below(200) : 1,
      place: random.chance(20, 100)
        ? { date: random.chance(30, 100) ? null : '2026-03-03', match: null }
        : {
            date: `2026-03-0${1 + random.below(5)}`,
            match: { order: 1 + random.below(2), game: 1 + random.below(8), party: random.below(2) as 0 | 1 },
          },
    }),
  );
}

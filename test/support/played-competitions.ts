import { done as doneBy } from './ask.js';
import { approved, confirmed, inCup, lookAtCup, type PairAtTable, pairAtTable, OTHER_DAY } from './cups.js';
import { extraTimeWith, recordWith, recordWithRaw } from './exact-records.js';
import { type FreeEvening, freeEvening } from './free-evening.js';
import { client, type Given, type Member } from './given.js';
import { drawn, inGrandPrix, type ShownEvent } from './grand-prix.js';
import { type League, league } from './league.js';
import type { Shown } from './matches.js';

/** An office shortly before Christmas 2025, with a cup, a Grand Prix and a free championship that are under way. */
export interface PlayedCompetitions extends League {
  /** Of the final, whose third match is confirmed and not approved. */
  readonly lastMatch: Shown;
  readonly event: ShownEvent;
  readonly eventPairs: readonly PairAtTable[];
  readonly evening: FreeEvening;
}

export async function playedCompetitions(): Promise<PlayedCompetitions> {
  // Pairs have the names that a league's teams have otherwise.
  const opened = await league({
    day: '2025-12-20',
    teams: ['Red Kites', 'Night Owls'],
    otherYears: [2024, 2026],
  });
  const { world, jury, teams } = opened;
  const [a, b] = [teams[0], teams[1]];
  const [lastMatch, { event, eventPairs }, evening] = await Promise.all([
    playCup(world, jury),
    playGrandPrix(world, jury),
    freeEvening(jury, [a.captain, b.captain, a.second, b.second], '2025-12-20'),
  ]);
  await doneBy(jury, inCup.announceCup, {
    year: 2026,
    entriesUntil: '2026-08-25',
    event: 'Hatoslottó',
    reason: OTHER_DAY,
  });
  const early = await pairAtTable(world, 2026, 'Early Birds');
  await doneBy(early.players[0], inCup.enterCup, { pairId: early.id });
  return { ...opened, lastMatch, event, eventPairs, evening };

  /** Three pairs: a bye, a semi-final that goes into extra time, and a final of which one approval is missing. */
  async function playCup(world: Given, juror: Member): Promise<Shown> {
    const pairs = await Promise.all(
      ['Danube Wasps', 'Aquincum', 'Vizsla'].map((name) => pairAtTable(world, 2025, name)),
    );
    await takeOverCup(juror, pairs);
    const meeting = async (round: number): Promise<readonly [PairAtTable, PairAtTable]> => {
      const { rounds } = await lookAtCup(client(opened.office), 2025);
      const tie = rounds[round]!.ties.find(({ sides }) => sides.every(({ kind }) => kind === 'PAIR'))!;
      return tie.sides.map(({ name }) => pairs.find((pair) => pair.name === name)!) as [PairAtTable, PairAtTable];
    };
    const semiFinal = await meeting(0);
    const points = [
      [96, 95],
      [90, 91],
      [80, 80],
    ] as const;
    for (const [index, both] of points.entries()) {
      await approved(juror, semiFinal, recordWith(both), { date: `2025-11-${11 + index}` });
    }
    await approved(juror, semiFinal, extraTimeWith([192, 191]), { date: '2025-11-14', kind: 'extra-time' });
    const final = await meeting(1);
    for (const day of [10, 11]) await approved(juror, final, recordWith([96, 95]), { date: `2025-12-${day}` });
    return confirmed(final, recordWith([97, 93]), { date: '2025-12-12' });
  }
}

/** Drawn in August, before there was an office. */
export async function takeOverCup(juror: Member, pairs: readonly PairAtTable[]): Promise<void> {
  await doneBy(juror, inCup.recordCup, {
    year: 2025,
    entriesUntil: '2025-08-25',
    event: 'Hatoslottó',
    eventNamedOn: '2025-08-01',
    drawnOn: '2025-08-31',
    seed: '1 2 3',
    entries: pairs.map(({ id }) => ({ pairId: id })),
    reason: 'The office was opened later',
  });
}

/** Four pairs after two rounds: two of them have 1300 points each, one of them the better match (11.3). */
async function playGrandPrix(world: Given, juror: Member): Promise<Pick<PlayedCompetitions, 'event' | 'eventPairs'>> {
  const eventPairs = await Promise.all(
    ['Level Best', 'Level Rest', 'Third', 'Fourth'].map((name) => pairAtTable(world, 2025, name)),
  );
  const event = await drawn(juror, eventPairs, { name: 'Advent Cup', date: '2025-12-06' });
  const raws: Readonly<Record<string, readonly number[]>> = {
    'Level Best': [700, 600],
    'Level Rest': [650, 650],
    Third: [620, 610],
    Fourth: [610, 600],
  };
  for (const { slot, sides, plannedMatch } of event.schedule.filter((pairing) => pairing.slot <= 2)) {
    const pairs = sides.map(({ id }) => eventPairs.find((pair) => pair.id === id)!) as [PairAtTable, PairAtTable];
    const record = recordWithRaw(pairs.map(({ name }) => raws[name]![slot - 1]!) as [number, number]);
    const { date, order } = plannedMatch!;
    await approved(juror, pairs, record, { competitions: ['grand-prix'], date, order });
  }
  const venue = { name: 'Desperados Pub', public: true };
  await doneBy(juror, inGrandPrix.announceGrandPrix, { name: 'New Year Cup', date: '2026-01-24', venue });
  return { event, eventPairs };
}

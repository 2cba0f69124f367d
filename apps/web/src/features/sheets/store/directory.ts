import type { Ask } from '../../../api/ask.js';
import { database } from './database.js';
import { plansOfSide, seasonDirectory, tiesToPlay } from './queries.js';
import type { SeasonDirectory, DirectorySide } from './season-directory.js';
import { twoSides } from '../../../api/two-sides.js';

/** Days back from today in which a planned match is still offered, and matches are numbered. */
const RECENT = 31;

/** The directory of a year as the office has it now, kept for later; null when nobody is logged in. */
export async function fetchDirectory(ask: Ask, year: number): Promise<SeasonDirectory | null> {
  const [{ me, sealingKey, season, teams, pairs, venues }, { cup: pastCup }] = await Promise.all([
    ask(seasonDirectory, { year }),
    ask(tiesToPlay, { year: year - 1 }),
  ]);
  if (me === null) return null;
  const present = ({ lastDay }: { lastDay: string | null }): boolean => lastDay === null;
  const sides: readonly DirectorySide[] = [
    ...teams.nodes.map(({ id, name, members }) => ({
      id,
      name,
      kind: 'team' as const,
      members: members.filter(present).map(({ person, firstDay }) => ({ ...person, from: firstDay })),
    })),
    ...pairs.nodes.map(({ id, name, players }) => ({
      id,
      name,
      kind: 'pair' as const,
      members: players.filter(present).map(({ person }) => person),
    })),
    // Ties that were postponed into this year are played by pairs of the past one (D51).
    ...(pastCup?.toPlay ?? [])
      .flatMap(({ tie }) => tie.sides)
      .flatMap(({ pair }) => pair ?? [])
      .map(({ id, name, players }) => ({
        id,
        name: `${name} ${pastCup!.seasonYear}`,
        kind: 'pair' as const,
        members: players.filter(present).map(({ person }) => person),
      })),
  ];
  const from = dayOf(new Date(Date.now() - RECENT * 24 * 3600_000));
  const own = sides.filter(({ members }) => members.some(({ id }) => id === me.person.id));
  const recent = await Promise.all(own.map(({ id }) => ask(plansOfSide, { side: id, from })));
  const before = await keptDirectory(year);
  const directory: SeasonDirectory = {
    year,
    others: before?.others ?? [],
    me: { account: me.account.id, person: me.person, hasPin: me.pin !== 'NONE', jury: me.account.jury },
    sealingKey,
    sides,
    venues: venues.nodes,
    season,
    matches: recent.flatMap(({ matches }) =>
      matches.nodes.map((match) => {
        const { id, date, order, enteredBy, standing, raw } = match;
        const [a, b] = twoSides(match);
        return {
          id,
          date,
          order,
          standing,
          sides: { A: a.id, B: b.id },
          sum: { A: raw.a, B: raw.b },
          enteredBy: enteredBy === 'A' ? a.id : enteredBy === 'B' ? b.id : null,
        };
      }),
    ),
    plans: recent.flatMap(({ plannedMatches }) =>
      plannedMatches.nodes.map(({ id, date, order, competition, sideA, sideB, venue }) => ({
        id,
        date,
        order,
        competition: competition.toLowerCase().replaceAll('_', '-'),
        venue,
        sides: { A: sideA.id, B: sideB.id },
      })),
    ),
  };
  await keepDirectory(directory);
  return directory;
}

export async function keepDirectory(directory: SeasonDirectory): Promise<void> {
  const kept = await database();
  await Promise.all([kept.put('directories', directory, directory.year), kept.put('directories', directory, 0)]);
}

/** As it was known last, of that year; else of any. */
export async function keptDirectory(year: number): Promise<SeasonDirectory | null> {
  const kept = await database();
  return (await kept.get('directories', year)) ?? (await kept.get('directories', 0)) ?? null;
}

/** `YYYY-MM-DD` where the reader is. */
export function dayOf(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

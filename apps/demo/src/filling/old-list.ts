import type { DemoPlan } from '../plan/demo.js';
import type { Register } from './register.js';
import { REFUSED, type Visitor } from './visitor.js';

const RANKING = `query ($season: Int!) { trophyRanking(seasonYear: $season, first: 6) { nodes { number player { name } } } }`;
const IMPORT = `mutation ($key: IdempotencyKey!, $csv: String!) {
  importOldTrophies(input: { idempotencyKey: $key, csv: $csv }) { ... on OldTrophiesImported { trophies } ${REFUSED} } }`;

/** Which milestones the best of the season have passed in it (13). */
const milestones = [500, 250, 250, 100, 100, 100];

/**
 * The trophies of earlier years: of the best of this season so many that they have passed a milestone with their latest
 * trophy, of everybody else fewer.
 */
export async function importOldList(juror: Visitor, { before, now }: DemoPlan, { words }: Register): Promise<void> {
  const { nodes } = await juror.ask<{
    readonly nodes: readonly { readonly number: number; readonly player: { readonly name: string } }[];
  }>(RANKING, { season: now.year });
  const line = (player: string, trophy: string, date: string, count: number): string =>
    `${player},${trophy},${date},${count},,,,${words.office.oldList}`;
  const best = nodes.map(({ player }) => player.name);
  const others = now.teams.flatMap(({ members }) => members).filter((name) => !best.includes(name));
  const lines = [
    ...nodes.map(({ number, player }, place) =>
      line(player.name, '', `${before.year - 6 + place}`, milestones[place]! - number),
    ),
    ...others.map((name, place) => line(name, '', `${before.year - 1 - (place % 9)}`, 4 + ((place * 13) % 71))),
    ...others.slice(0, 3).map((name, place) => line(name, 'golgotha', `${before.year - 3 - place}-05-01`, 1)),
  ];
  const csv = ['player,trophy,date,count,partner,team,opponents,competition', ...lines].join('\n');
  await juror.ask(IMPORT, { csv });
}

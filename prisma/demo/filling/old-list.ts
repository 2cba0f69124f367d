import type { DemoPlan } from '../plan/demo.js';
import { REFUSED, type Visitor } from './visitor.js';

const RANKING = `query ($season: Int!) { trophyRanking(season: $season, first: 6) { nodes { number player { name } } } }`;
const IMPORT = `mutation ($key: IdempotencyKey!, $csv: String!) {
  importOldTrophies(idempotencyKey: $key, csv: $csv) { ... on OldTrophiesImported { trophies } ${REFUSED} } }`;

/** Steps of the trophy list (13). */
const milestones = [500, 250, 250, 100, 100, 100];

/**
 * The trophies of earlier years, so many that the best of this season have passed a milestone in it, each with his latest
 * trophy.
 */
export async function importOldList(juror: Visitor, { before, now }: DemoPlan): Promise<void> {
  const { nodes } = await juror.ask<{
    readonly nodes: readonly { readonly number: number; readonly player: { readonly name: string } }[];
  }>(RANKING, { season: now.year });
  const lines = nodes.map(({ number, player }, place) => {
    const count = milestones[place]! - number;
    return `${player.name},,${before.year - 6 + place},${count},,,,club evenings`;
  });
  const [first] = nodes;
  const golgothas =
    first === undefined ? [] : [`${first.player.name},golgotha,${before.year - 3}-05-01,3,,Régi Gárda,,championship`];
  const csv = ['player,trophy,date,count,partner,team,opponents,competition', ...lines, ...golgothas].join('\n');
  await juror.ask(IMPORT, { csv });
}

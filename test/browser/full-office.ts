import { done, graphql, refused } from '../support/ask.js';
import { handIn, gameOf, variant } from '../support/free-games.js';
import { type Member } from '../support/given.js';
import { matchIn } from '../support/matches-in-states.js';
import { importOldTrophies } from '../support/old-trophies.js';
import { type PlayedCompetitions, playedCompetitions } from '../support/played-competitions.js';
import { playedRecord } from '../support/sheets.js';
import { askJury, planMatch } from '../support/planned-matches.js';

const CARRY_OVER = graphql(
  `mutation ($key: IdempotencyKey!) { carryOver(input: { idempotencyKey: $key, seasonYear: 2026 }) { __typename ...refused } }`,
  [refused],
);

/** An office in which every page has something to show. */
export interface FullOffice extends PlayedCompetitions {
  /** Of the jury and the administration. */
  readonly keeper: Member;
  /** Approved, and the number of a game of it that was written card by card. */
  readonly match: string;
  readonly game: number;
  readonly disputed: string;
  /** Handed in by the captain of the second team. */
  readonly freeGame: string;
  /** At a private place, by the first team. */
  readonly plannedMatch: string;
}

const WRITE = graphql(
  `mutation ($key: IdempotencyKey!, $kind: OfficeTextKind!) {
    setOfficeText(input: { idempotencyKey: $key, kind: $kind, language: EN, words: "Write to office@example.org.\\n\\nOr come by on any evening of play.\\n\\nNobody has to enter first." }) { __typename ...refused }
  }`,
  [refused],
);

export async function fullOffice(): Promise<FullOffice> {
  const played = await playedCompetitions();
  const { world, people, jury, teams } = played;
  const keeper = await world.member({ jury: true, admin: true, name: 'Igaz Ilona' });
  for (const kind of ['ABOUT', 'CONTACT', 'IMPRINT', 'JOIN'] as const) await done(keeper, WRITE, { kind });
  await matchIn('approved', people);
  const match = (await matchIn('approved', people)).id;
  const game = playedRecord(1).games.find(({ form }) => form === 'played')!.number;
  await matchIn('submitted', people);
  await matchIn('confirmed', people);
  const disputed = (await matchIn('disputed', people)).id;
  await importOldTrophies(jury, [
    'Nagy Anna,,,177,,,,',
    'Nagy Anna,golgotha,2019-05-01,30,,,,',
    'Nagy Anna,spectrum,2020-05-02,1,,,,',
  ]);
  const freeGame = gameOf(
    await handIn(people.b, variant([people.b, people.a, jury], [200, 150, 100], { date: '2025-11-21' })),
  );
  await done(jury, CARRY_OVER);
  const plannedMatch = await planMatch(people.a, [teams[0], teams[1]], '2025-12-28');
  await askJury(people.a, teams[0], plannedMatch, 'Our usual place has no room that day.');
  return { ...played, keeper, match, game, disputed, freeGame: freeGame.id, plannedMatch: plannedMatch.id };
}

import { afterAll, expect, it } from '@jest/globals';
import { decidingTricks } from '@tarokk/rules';
import { ask, graphql } from '../support/ask.js';
import { client } from '../support/given.js';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { matchWithTrophy } from '../support/won-trophies.js';

const { office, people, end } = await league({ teams: 2 });
afterAll(end);

const TRICKS = graphql(`{
  trophies(first: 1, trophy: GOLGOTHA) { nodes { decidingTricks { number reason(language: EN) wantedCards cards { card takes } } } }
}`);

it('4.9 a Golgotha whose moon and pagat fall in one trick names both cards, and says of each that it was caught', async () => {
  const { record } = matchWithTrophy(
    (trophy, game) => trophy.announcement.id === 'golgotha' && decidingTricks(game, trophy).length === 1,
  );
  await matchIn('approved', people, { record });
  const [golgotha] = (await ask(client(office), TRICKS)).trophies.nodes;
  const [trick, ...further] = golgotha!.decidingTricks;
  expect(further).toEqual([]);
  expect(trick!.wantedCards).toEqual(['T21', 'T1']);
  expect(trick!.cards.map(({ card }) => card)).toEqual(expect.arrayContaining(['T22', 'T21', 'T1']));
  expect(trick!.cards.find(({ takes }) => takes)!.card).toBe('T22');
  expect(trick!.reason).toMatch(
    /^moon was caught in trick \d+ by Sküs \(.*\); pagat was caught in trick \d+ by Sküs \(.*\)$/,
  );
});

import type { Random } from '@tarokk/rules';
import { type Given, type Member, type Team } from './given.js';
import { done, rule } from './matches-in-states.js';
import { move, type MoveName, type Shown, submit } from './matches.js';
import { sheetOf } from './sheets.js';

/** Few of them, so that their numbers move often. */
const kinds = ['GOLGOTHA', 'SPECTRUM', 'ROYAL'] as const;
const seatEnums = ['A_INTERCEPTOR', 'A_COLLECTOR', 'B_INTERCEPTOR', 'B_COLLECTOR'] as const;
/** Records are made and verified once. */
const RECORDS = 8;

interface Played {
  readonly sides: readonly [Side, Side];
  readonly match: Shown;
}

interface Side {
  readonly team: Team;
  readonly captain: Member;
}

/**
 * A season in which matches are handed in, ruled on, approved, reopened, corrected and withdrawn at random, as people do it,
 * several of them at once.
 */
export async function playSeason(
  world: Given,
  juror: Member,
  year: number,
  random: Random,
  size: { readonly matches: number; readonly rounds: number },
): Promise<readonly Team[]> {
  await world.season(year);
  const sides: Side[] = [];
  for (let index = 0; index < 4; index++) {
    const captain = await world.member();
    sides.push({ captain, team: await world.team(year, [captain, await world.person()]) });
  }
  const days = random.shuffled(Array.from({ length: 300 }, (_, index) => index));
  const sheet = (played: Played['sides']): object => {
    const [first, second] = played;
    const date = new Date(Date.UTC(year, 1, 1 + days.pop()!)).toISOString().slice(0, 10);
    return sheetOf([first.team, second.team], {
      date,
      // Every other sheet has notes (1.4).
      notes: days.length % 2 === 0 ? [{ game: 2, draw: null, redealt: ['too-few-tarocks'] }] : [],
      seed: 1 + random.below(RECORDS),
      competitions: [random.chance(75, 100) ? 'championship' : 'free-championship'],
    });
  };
  const handIn = async (played: Played['sides'], matchId?: string): Promise<Shown> => {
    const options = { requestRuling: true, ...(matchId === undefined ? {} : { matchId }) };
    const submitted = done(await submit(played[0].captain, sheet(played), options));
    return done(await move(played[1].captain, 'confirmMatch', submitted));
  };
  const decide = async (name: MoveName, match: Shown): Promise<Shown> =>
    done(await move(juror, name, match, { reason: 'so be it' }));
  const ruled = async (match: Shown): Promise<Shown> => {
    const game = 1 + random.below(8);
    const ruling: Parameters<typeof rule>[2] = random.chance(70, 100)
      ? {
          kind: 'TROPHY',
          game,
          seat: random.pick(seatEnums),
          trophy: random.pick(kinds),
          entered: random.chance(85, 100),
        }
      : { kind: 'POINTS', game, points: { a: random.below(201), b: random.below(201) } };
    return done(await rule(juror, match, ruling));
  };
  const step = async ({ sides: played, match }: Played): Promise<Shown> => {
    switch (match.state) {
      case 'CONFIRMED':
        return random.chance(40, 100)
          ? ruled(match)
          : decide(random.chance(90, 100) ? 'approveMatch' : 'returnMatch', match);
      case 'APPROVED':
        return random.chance(40, 100) ? decide('reopenMatch', match) : match;
      case 'REOPENED':
        if (random.chance(30, 100)) return ruled(match);
        return decide(random.pick(['approveMatch', 'approveMatch', 'returnMatch', 'withdrawMatch']), match);
      case 'RETURNED':
        return handIn(played, match.id);
      default:
        return match;
    }
  };

  let played = await Promise.all(
    Array.from({ length: size.matches }, async (): Promise<Played> => {
      const [first, second] = random.shuffled(sides);
      const both: Played['sides'] = [first!, second!];
      return { sides: both, match: await handIn(both) };
    }),
  );
  for (let round = 0; round < size.rounds; round++) {
    played = await Promise.all(played.map(async (each) => ({ ...each, match: await step(each) })));
  }
  return sides.map(({ team }) => team);
}

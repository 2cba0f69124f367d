import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { enumOf } from '../support/announcement-enum.js';
import { ask, graphql } from '../support/ask.js';
import { appearancesOf, byName, outcomeOf, readSheet, type OfficialMatch } from '@tarokk/competition';
import { announcementName, verifyMatch } from '@tarokk/rules';
import { client, type Member, type Person, type Team } from '../support/given.js';
import { done, matchIn, rule } from '../support/matches-in-states.js';
import { move, type Shown } from '../support/matches.js';
import type { SheetOptions } from '../support/sheets.js';
import { ownOffice } from '../support/own-office.js';

let juror: Member;
let anna: Member;
let dora: Member;
let bela: Person;
let csaba: Person;
let guest: Person;
let wasps: Team;
let owls: Team;
const official: OfficialMatch[] = [];

const { office, world, end } = await ownOffice();
afterAll(end);
const anyone = client(office);

const MATCH = graphql('query ($id: UUID!) { match(id: $id) { id revision sheet: document } }');
const PROFILE = graphql(`query ($id: UUID!, $season: Int) {
  person(id: $id) {
    profile(seasonYear: $season) {
      matches games gameAverage matchAverage best
      balance { won drawn lost }
      announcements { announcement made failed }
      partners { person { name } games matches }
      opponents(first: 1) { person { name } games }
    }
  }
}`);
const ANNOUNCEMENTS = graphql(`query ($year: Int) {
  announcementsOfSeason(seasonYear: $year) { seasonYear figures { announcement made failed lastMade { date person { id name } } } }
}`);
const ANNOUNCED = graphql(`query ($announcement: AnnouncementId!, $year: Int, $first: Int! = 2) {
  announced(announcement: $announcement, seasonYear: $year) {
    seasonYear announcersCount
    announcers(first: $first) { made failed person { id name } }
    game { game name(language: EN) person { id } match { id } decidingTricks { number step reason(language: EN) cards { card takes person { name } } } }
  }
}`);
const WITH = graphql(`query ($announcement: AnnouncementId!) {
  announced(announcement: $announcement) { with(language: EN) { matches kinds { name cards made failed } } }
}`);
const HEAD_TO_HEAD = graphql(`query ($one: UUID!, $other: UUID!) {
  headToHead(personId: $one, otherId: $other) {
    asOpponents { games matches balance { won drawn lost } }
    asPartners { games matches }
    course { matchId date own other }
  }
}`);
const SIDES = graphql(`query ($one: UUID!, $other: UUID!) {
  sidesHeadToHead(sideId: $one, otherId: $other) { matches balance { won drawn lost } course { matchId date own other } }
}`);
const TEAMS = graphql(`{
  championshipTable(seasonYear: 2025) {
    rows {
      team {
        name
        profile {
          matches
          balance { won drawn lost }
          matchAverage best trophies
          players { person { name } games }
          opponents { side { name } matches }
        }
      }
    }
  }
}`);

beforeAll(async () => {
  await world.season(2025);
  await world.season(2024);
  juror = await world.member({ jury: true });
  [anna, dora] = [await world.member({ name: 'Anna' }), await world.member({ name: 'Dóra' })];
  [bela, csaba, guest] = [await world.person('Béla'), await world.person('Csaba'), await world.person('Gabi')];
  wasps = await world.team(2025, [anna, bela], 'Danube Wasps');
  owls = await world.team(2025, [dora, csaba], 'Owls');
  await approved({ seed: 1 });
  // From the third game on Gabi plays in the seat of Béla.
  await approved({
    seed: 2,
    guests: [guest.id],
    substitutions: [{ person: guest.id, for: bela.id, from: 3 }],
  });
  await approved({ seed: 3 }, { kind: 'TROPHY', game: 2, seat: 'A_COLLECTOR', trophy: 'GOLGOTHA', entered: true });
});

async function approved(options: SheetOptions, ruling?: Parameters<typeof rule>[2]): Promise<Shown> {
  const people = { teams: [wasps, owls] as const, a: anna, b: dora, juror };
  const confirmed = await matchIn('confirmed', people, options);
  if (ruling !== undefined) await rule(juror, confirmed, ruling);
  const match = done(await move(juror, 'approveMatch', confirmed));
  const { match: shown } = await ask(anyone, MATCH, { id: match.id });
  const parsed = readSheet(shown!.sheet);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  official.push({ id: match.id, sheet: parsed.value, result: verifyMatch(parsed.value.record), state: 'approved' });
  return match;
}

async function profileOf(person: Person, season?: number) {
  return (await ask(anyone, PROFILE, { id: person.id, season: season ?? null })).person!.profile;
}

function sumOf(lines: readonly Record<'made' | 'failed', number>[], of: 'made' | 'failed'): number {
  return lines.reduce((sum, line) => sum + line[of], 0);
}

/** Matches won, drawn and lost by the first side. */
function balance(): Record<'won' | 'drawn' | 'lost', number> {
  const differences = official.map((match) => outcomeOf(match).raw).map(([own, other]) => own - other);
  return {
    won: differences.filter((difference) => difference > 0).length,
    drawn: differences.filter((difference) => difference === 0).length,
    lost: differences.filter((difference) => difference < 0).length,
  };
}

describe('the profile of a player', () => {
  it('adds up what they did in all approved matches, with partners and opponents, the most frequent first', async () => {
    const profile = await profileOf(anna);
    expect(profile).toMatchObject({ matches: 3, games: 24, balance: balance() });
    expect(profile.best).toBe(Math.max(...official.map((match) => outcomeOf(match).raw[0])));
    expect(profile.partners).toEqual([
      { person: { name: 'Béla' }, games: 18, matches: 3 },
      { person: { name: 'Gabi' }, games: 6, matches: 1 },
    ]);
    expect(profile.opponents).toHaveLength(1);
  });

  it('has whom they met in equally many matches by name, also where the list is cut between them', async () => {
    const first = async (person: Person) => (await profileOf(person)).opponents.map((each) => each.person.name);
    expect(await Promise.all([anna, bela, dora, csaba].map(first))).toEqual([['Csaba'], ['Csaba'], ['Anna'], ['Anna']]);
  });

  it('counts what they announced that was made or failed', async () => {
    const own = official.flatMap(appearancesOf).filter(({ person }) => person === anna.id);
    const announced = own.flatMap(({ announcements }) => announcements);
    const sum = (of: (figures: { made: number; failed: number }) => number): number =>
      announced.reduce((total, figures) => total + of(figures), 0);
    const { announcements } = await profileOf(anna);
    expect(announcements.reduce((total, { made }) => total + made, 0)).toBe(sum(({ made }) => made));
    expect(announcements.reduce((total, { failed }) => total + failed, 0)).toBe(sum(({ failed }) => failed));
    expect(sum(({ made }) => made)).toBeGreaterThan(0);
  });

  it('has the games of substitutes and guests under those who played them, and no average for who played no whole match', async () => {
    expect(await profileOf(bela)).toMatchObject({ matches: 3, games: 18 });
    expect(await profileOf(guest)).toMatchObject({ matches: 1, games: 6, matchAverage: null, best: null });
  });

  it('adds up for everybody to what was announced in the season, with who made each last', async () => {
    const { announcementsOfSeason: latest } = await ask(anyone, ANNOUNCEMENTS);
    const lines = official
      .flatMap(appearancesOf)
      .flatMap(({ person, date, announcements }) => announcements.map((line) => ({ person, date, ...line })));
    expect(latest!.seasonYear).toBe(2025);
    expect(latest!.figures.length).toBe(new Set(lines.map(({ announcement }) => announcement)).size);
    for (const { announcement, made, failed, lastMade } of latest!.figures) {
      const own = lines.filter((line) => line.announcement === announcement.toLowerCase().replaceAll('_', '-'));
      expect([made, failed]).toEqual([sumOf(own, 'made'), sumOf(own, 'failed')]);
      const days = own
        .filter((line) => line.made > 0)
        .map(({ date }) => date)
        .sort();
      expect(lastMade?.date).toBe(days.at(-1));
      if (lastMade !== null)
        expect(own.filter(({ date }) => date === lastMade.date).map(({ person }) => person)).toContain(
          lastMade.person.id,
        );
    }
    expect(await ask(anyone, ANNOUNCEMENTS, { year: 2024 })).toMatchObject({ announcementsOfSeason: { figures: [] } });
  });

  it('has whoever made and lost an announcement as often in the order of their names', async () => {
    const lines = official.flatMap(appearancesOf).flatMap(({ announcements }) => announcements);
    const lists = await Promise.all(
      [...new Set(lines.map(({ announcement }) => announcement))].map(async (each) => {
        return (await ask(anyone, ANNOUNCED, { announcement: enumOf(each), first: 100 })).announced!.announcers;
      }),
    );
    const equal = lists.flatMap((list) =>
      list.slice(1).filter(({ made, failed }, index) => list[index]!.made === made && list[index]!.failed === failed),
    );
    expect(equal.length).toBeGreaterThan(10);
    for (const list of lists) {
      expect(list).toEqual(
        list.toSorted((a, b) => b.made - a.made || a.failed - b.failed || byName(a.person, b.person)),
      );
    }
  });

  it('says who announced it, who made it most often first, and a game card by card in which it was made', async () => {
    const lines = official
      .flatMap(appearancesOf)
      .flatMap(({ person, announcements }) => announcements.map((line) => ({ person, ...line })));
    const [{ announcement }] = lines.filter(({ made }) => made > 0) as [(typeof lines)[number]];
    const asked = enumOf(announcement);
    const { announced } = await ask(anyone, ANNOUNCED, { announcement: asked });
    const own = lines.filter((line) => line.announcement === announcement);
    const people = new Set(own.map(({ person }) => person));
    const sums = [...people].map((person) => {
      const theirs = own.filter((line) => line.person === person);
      return [person, sumOf(theirs, 'made'), sumOf(theirs, 'failed')] as const;
    });
    expect(announced).toMatchObject({ seasonYear: 2025, announcersCount: people.size });
    const everybody = (await ask(anyone, ANNOUNCED, { announcement: asked, first: 100 })).announced!.announcers;
    expect(new Set(everybody.map(({ person, made, failed }) => [person.id, made, failed]))).toEqual(new Set(sums));
    expect(announced!.announcers).toEqual(everybody.slice(0, 2));
    // Every game of these matches is on record; what is said of one, verification says of it.
    const { match, game, person, name, decidingTricks } = announced!.game!;
    const result = official.find(({ id }) => id === match.id)!.result.games.find(({ number }) => number === game)!;
    const won = result.announcements.find((each) => each.announcement.id === announcement && each.status === 'won')!;
    expect(name).toBe(announcementName(won.announcement, 'en'));
    expect(people.has(person.id)).toBe(true);
    for (const { number, reason, cards } of decidingTricks) {
      expect([number >= 1 && number <= 10, cards.length]).toEqual([true, 4]);
      expect(cards.filter(({ takes }) => takes)).toHaveLength(1);
      // Who knows the players is told of them by name (issue 58, 4).
      expect(reason).not.toMatch(/collector|interceptor/);
      expect(cards.some((card) => reason.includes(`(${card.person!.name})`))).toBe(true);
    }
    // Nobody announced anything before.
    expect(await ask(anyone, ANNOUNCED, { announcement: asked, year: 2024 })).toEqual({
      announced: { seasonYear: 2024, announcersCount: 0, announcers: [], game: null },
    });
  });

  it('says with which cards or suits it was announced, the most frequent first, as often as it was at all (4)', async () => {
    const lines = official.flatMap(({ result }) => result.games).flatMap(({ announcements }) => announcements);
    const counted = lines.filter(({ status }) => status === 'won' || status === 'lost');
    const naming = counted.find(({ announcement: { definition } }) => definition.parameter === 'card')!.announcement;
    const own = counted.filter(({ announcement: { id } }) => id === naming.id);
    const { announced } = await ask(anyone, WITH, { announcement: enumOf(naming.id) });
    const kinds = announced!.with!.kinds;
    const told = (name: string, status: string): number =>
      own.filter((each) => announcementName(each.announcement, 'en') === name && each.status === status).length;
    expect(kinds.map(({ made, failed }) => made + failed)).toEqual(
      kinds.map(({ name }) => told(name, 'won') + told(name, 'lost')).toSorted((a, b) => b - a),
    );
    expect(kinds.map(({ name, made }) => [name, made])).toEqual(kinds.map(({ name }) => [name, told(name, 'won')]));
    expect(kinds.reduce((sum, { made, failed }) => sum + made + failed, 0)).toBe(own.length);
    expect(kinds.every(({ cards }) => cards.length === 1)).toBe(true);
    const named = new Set(
      official
        .filter(({ result }) =>
          result.games.some(({ announcements }) => announcements.some((each) => own.includes(each))),
        )
        .map(({ id }) => id),
    );
    expect(announced!.with!.matches).toBe(named.size);
    // One that names nothing has nothing to be told apart by.
    expect((await ask(anyone, WITH, { announcement: 'TRULL' })).announced!.with).toBeNull();
  });

  it('is told of one season, and empty for who never played', async () => {
    expect(await profileOf(anna, 2025)).toMatchObject({ matches: 3 });
    const empty = { matches: 0, games: 0, gameAverage: null, matchAverage: null, best: null, announcements: [] };
    expect(await profileOf(anna, 2024)).toMatchObject(empty);
    expect(await profileOf(juror)).toMatchObject({ ...empty, partners: [], opponents: [] });
  });
});

describe('head to head', () => {
  const players = async (one: Person, other: Pick<Person, 'id'>) =>
    (await ask(anyone, HEAD_TO_HEAD, { one: one.id, other: other.id })).headToHead;
  const sides = async (one: Team, other: Team) =>
    (await ask(anyone, SIDES, { one: one.id, other: other.id })).sidesHeadToHead;

  it('says what two players played against each other and as partners, from the point of view of the first', async () => {
    expect(await players(anna, csaba)).toMatchObject({
      asOpponents: { games: 24, matches: 3, balance: balance() },
      asPartners: { games: 0, matches: 0 },
    });
    const { won, drawn, lost } = balance();
    expect(await players(csaba, anna)).toMatchObject({ asOpponents: { balance: { won: lost, drawn, lost: won } } });
    expect(await players(bela, anna)).toMatchObject({ asPartners: { games: 18, matches: 3 } });
  });

  it('tells the course, match by match in the order in which they were played', async () => {
    const played = official
      .toSorted((a, b) => a.sheet.date.localeCompare(b.sheet.date) || a.sheet.order - b.sheet.order)
      .map((match) => {
        const [own, other] = outcomeOf(match).raw;
        return { matchId: match.id, date: match.sheet.date, own, other };
      });
    expect(played).toHaveLength(3);
    expect((await players(anna, csaba))!.course).toEqual(played);
    const mirrored = played.map(({ own, other, ...match }) => ({ ...match, own: other, other: own }));
    expect((await sides(owls, wasps)).course).toEqual(mirrored);
    expect((await players(bela, anna))!.course).toEqual([]);
  });

  it('is null when one of them is nobody, or both are one', async () => {
    expect(await players(anna, wasps)).toBeNull();
    expect(await players(anna, anna)).toBeNull();
  });

  it('says it of two teams too, zeros when they never met', async () => {
    expect(await sides(wasps, owls)).toMatchObject({ matches: 3, balance: balance() });
    expect(await sides(wasps, wasps)).toMatchObject({ matches: 0 });
  });
});

describe('the profile of a team', () => {
  const team = async () => {
    const { rows } = (await ask(anyone, TEAMS)).championshipTable!;
    return rows.find(({ team: { name } }) => name === 'Danube Wasps')!.team.profile;
  };

  it('adds up its matches, its trophies and who played for it', async () => {
    expect(await team()).toMatchObject({
      matches: 3,
      balance: balance(),
      trophies: 1,
      players: [
        { person: { name: 'Anna' }, games: 24 },
        { person: { name: 'Béla' }, games: 18 },
        { person: { name: 'Gabi' }, games: 6 },
      ],
      opponents: [{ side: { name: 'Owls' }, matches: 3 }],
    });
  });

  it('D13 loses a match that is reopened, and its trophies with it', async () => {
    const { match: last } = await ask(anyone, MATCH, { id: official[2]!.id });
    const reopened = done(await move(juror, 'reopenMatch', last!, { reason: 'A doubt' }));
    expect(await team()).toMatchObject({ matches: 2, trophies: 0 });
    done(await move(juror, 'approveMatch', reopened));
    expect(await team()).toMatchObject({ matches: 3, trophies: 1 });
  });
});

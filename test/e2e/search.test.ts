import { afterAll, describe, expect, it } from '@jest/globals';
import { ask, done, graphql, refused } from '../support/ask.js';
import { client } from '../support/given.js';
import { league } from '../support/league.js';
import { matchIn } from '../support/matches-in-states.js';
import { MERGE_PERSONS } from '../support/merging.js';
import { importOldTrophies } from '../support/old-trophies.js';

const { office, world, jury, people, teams, end } = await league({ year: 2025, otherYears: [2026] });
afterAll(end);
const anybody = client(office);
const admin = await world.member({ admin: true, name: 'Ada Admin' });

const SEARCH = graphql(`query ($text: Name!, $first: Int! = 5, $language: Language! = EN) {
  search(text: $text, first: $first, language: $language) {
    count
    groups {
      kind
      count
      hits {
        __typename
        ... on Person { personId: id name }
        ... on Team { teamId: id name seasonYear }
        ... on Pair { pairId: id name }
        ... on Match { matchId: id date playedBy { name } }
        ... on Announcement { announcement: id name plainWords }
        ... on AnnouncementWithCard { name card cardName trick with: announcement { id points plainWords } }
        ... on Trophy { trophyId: id listNumbers { first } }
        ... on RuleChapter { number name }
      }
    }
  }
}`);

const search = async (text: string, options: { first?: number; language?: 'EN' | 'DE' | 'HU' } = {}) =>
  (await ask(anybody, SEARCH, { text, ...options })).search;

/** Of one kind, by name or number. */
async function found(text: string, kind: string): Promise<string[]> {
  const { groups } = await search(text);
  const hits = groups.find((group) => group.kind === kind)?.hits ?? [];
  return hits.map((hit) => ('number' in hit ? hit.number : 'name' in hit ? hit.name : hit.__typename));
}

describe('persons, teams and pairs', () => {
  it('are found by the beginnings of words, in any order, accents and case apart', async () => {
    await world.person('Pásztói Gizella');
    await world.person('Cserhalmi Pál');
    expect(await found('pa', 'PERSON')).toEqual(['Pásztói Gizella', 'Cserhalmi Pál']);
    expect(await found('PÁL cser', 'PERSON')).toEqual(['Cserhalmi Pál']);
    expect(await found('obudai', 'TEAM')).toEqual(['Óbudai Baglyok']);
  });

  it('whose names begin with Ő or Ü are found by these letters, without them, and with a wrong one', async () => {
    await world.person('Őszi Levente');
    await world.team(2026, [await world.person('Ünnepi Olga'), await world.person('Kiss Dénes')], 'Ünnepi Ütések');
    for (const text of ['Őszi', 'oszi', 'ŐSZI', 'őszo levente', 'oszi levnte', 'xszi levente']) {
      expect([text, await found(text, 'PERSON')]).toEqual([text, ['Őszi Levente']]);
    }
    for (const text of ['Ünnepi', 'unnepi ut', 'unepi', 'ünnepu']) {
      expect([text, await found(text, 'TEAM')]).toEqual([text, ['Ünnepi Ütések']]);
      expect([text, (await found(text, 'PERSON')).length]).toEqual([text, /ut/.test(text) ? 0 : 1]);
    }
  });

  it('are not found with two wrong letters, nor by a short word with one', async () => {
    await world.person('Zádor Vince');
    expect(await found('zádor vinze', 'PERSON')).toEqual(['Zádor Vince']);
    expect(await found('zádur vinze', 'PERSON')).toEqual(['Zádor Vince']);
    expect(await found('zedur', 'PERSON')).toEqual([]);
    expect(await found('zed', 'PERSON')).toEqual([]);
  });

  it('come with the name itself first, and say how many there are beside those that are listed', async () => {
    for (const name of ['Volát Anna', 'Volát Béla', 'Bárány Volát', 'Volát']) await world.person(name);
    const { groups, count } = await search('volat', { first: 2 });
    const persons = groups.find(({ kind }) => kind === 'PERSON')!;
    expect([persons.count, persons.hits.map((hit) => 'name' in hit && hit.name)]).toEqual([4, ['Volát', 'Volát Anna']]);
    expect(count).toBeGreaterThanOrEqual(4);
  });

  it('of a team that plays in several seasons the latest is found, and no team that does not take part', async () => {
    await world.team(2026, [await world.person('Nagy Olga'), await world.person('Nagy Dénes')], 'Danube Wasps');
    const { groups } = await search('danube');
    expect(groups.find(({ kind }) => kind === 'TEAM')!.hits).toMatchObject([
      { name: 'Danube Wasps', seasonYear: 2026 },
    ]);
    const { id } = await world.team(2026, [await world.person('Gone One'), await world.person('Gone Two')], 'Vanished');
    await world.database.query('UPDATE "team" SET "confirmed_at" = NULL, "withdrawn_at" = now() WHERE "id" = $1', [id]);
    expect(await found('vanished', 'TEAM')).toEqual([]);
  });

  it('pairs have a group of their own', async () => {
    await world.pair(2026, [await world.person('Rév Kálmán'), await world.person('Rév Zita')], 'Ősi Rév');
    expect(await found('osi', 'PAIR')).toEqual(['Ősi Rév']);
    expect(await found('ösi rev', 'PAIR')).toEqual(['Ősi Rév']);
  });
});

describe('what nobody is to find (privacy)', () => {
  const RENAME = graphql(
    `mutation ($key: IdempotencyKey!, $personId: UUID!, $name: Name!) {
      renamePerson(input: { idempotencyKey: $key, personId: $personId, name: $name, reason: "Wed" }) { __typename ...refused }
    }`,
    [refused],
  );
  const PSEUDONYM = graphql(
    `mutation ($key: IdempotencyKey!, $personId: UUID!) {
      setPseudonym(input: { idempotencyKey: $key, personId: $personId, pseudonymous: true }) { __typename ...refused }
    }`,
    [refused],
  );
  const ERASE = graphql(
    `mutation ($key: IdempotencyKey!, $personId: UUID!) {
      erasePerson(input: { idempotencyKey: $key, personId: $personId }) { __typename ...refused }
    }`,
    [refused],
  );
  const nothing = async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) expect([text, (await search(text)).groups]).toEqual([text, []]);
  };

  it('is the name of somebody whose data were erased', async () => {
    const { id } = await world.person('Quellmann Xaver');
    expect(await found('quellmann', 'PERSON')).toHaveLength(1);
    await done(admin, ERASE, { personId: id });
    await nothing('quellmann', 'quelmann', 'Quellmann Xaver', 'Player 1');
  });

  it('is the name behind a pseudonym, nor the pseudonym', async () => {
    const { id } = await world.person('Wyrostek Qrystyna');
    await done(admin, PSEUDONYM, { personId: id });
    await nothing('wyrostek', 'wyrostak', 'qrystyna');
  });

  it('is a name of before; the present one is', async () => {
    const { id } = await world.person('Xylander Zoë');
    await done(jury, RENAME, { personId: id, name: 'Yttrium Zoë' });
    await nothing('xylander', 'xylender');
    expect(await found('yttrium', 'PERSON')).toEqual(['Yttrium Zoë']);
  });

  it('is an entry that was merged into another', async () => {
    const [from, into] = [await world.person('Jaquelline Fromm'), await world.person('Fromm Jacqueline')];
    await done(jury, MERGE_PERSONS, { fromId: from.id, intoId: into.id });
    expect(await found('fromm', 'PERSON')).toEqual(['Fromm Jacqueline']);
  });

  it('is a place, private or public', async () => {
    await world.venue('Xenonkeller');
    await world.venue('Ypsilongasse', false);
    await nothing('xenonkeller', 'ypsilongasse');
  });
});

describe('matches', () => {
  it('are found by sides, players and the day in the words of each language; those that not everybody sees are not', async () => {
    const { id } = await matchIn('approved', people, { date: '2025-09-23' });
    await matchIn('submitted', people, { date: '2025-09-24' });
    const matches = async (text: string): Promise<string[]> => {
      const { groups } = await search(text);
      const hits = groups.find(({ kind }) => kind === 'MATCH')?.hits ?? [];
      return hits.flatMap((hit) => (hit.__typename === 'Match' ? [hit.matchId] : []));
    };
    for (const text of [
      'danube obudai',
      'nagy anna',
      '2025-09-23',
      'danube 2025-09-23',
      'danube 23.9.',
      '2025. 09. 23.',
      'danube 23 September',
      'szeptember 23',
      '23. September 2025 obud',
    ]) {
      expect([text, await matches(text)]).toEqual([text, [id]]);
    }
    const { groups } = await search('nagy anna');
    const [hit] = groups.find(({ kind }) => kind === 'MATCH')!.hits;
    expect(hit).toMatchObject({ playedBy: expect.arrayContaining([{ name: 'Nagy Anna' }]) });
    for (const text of ['danube 2025-09-24', 'danube 2024-09-23', 'somebody 23.9.']) {
      expect([text, await matches(text)]).toEqual([text, []]);
    }
  });
});

describe('announcements and rules', () => {
  it('announcements are found by their names in every language and with a wrong letter, named in the language asked for', async () => {
    expect(await found('trul', 'ANNOUNCEMENT')).toContain('Trull');
    expect(await found('pagath', 'ANNOUNCEMENT')).not.toEqual([]);
    const { groups } = await search('golgotta', { language: 'HU' });
    expect(groups[0]).toMatchObject({ kind: 'ANNOUNCEMENT', hits: [{ announcement: 'GOLGOTHA' }] });
  });

  it('announcements are found with the card that is said with them, and say which', async () => {
    const { groups } = await search('pik-konig ultimo', { language: 'DE' });
    expect(groups).toMatchObject([
      {
        kind: 'ANNOUNCEMENT',
        count: 1,
        hits: [
          {
            __typename: 'AnnouncementWithCard',
            name: 'Pik-König Ultimo',
            card: 'SK',
            cardName: 'Pik-König',
            trick: 10,
            with: { id: 'ULTIMO', points: 10 },
          },
        ],
      },
    ]);
  });

  it('a rule is found by words of its text, behind chapters', async () => {
    expect(await found('counterclockwise', 'RULE_CHAPTER')).toContain('1.1');
  });

  it('a chapter is found by its heading in every language, and by its number or that of a rule in it', async () => {
    expect(await found('trophäenliste', 'RULE_CHAPTER')).toEqual(['13']);
    expect(await found('csapatbajn', 'RULE_CHAPTER')).toEqual(['9']);
    expect(await found('4.9', 'RULE_CHAPTER')).toEqual(['4.9', '4']);
    expect(await found('8.3', 'RULE_CHAPTER')).toEqual(['8']);
  });
});

describe('the answer', () => {
  it('has a trophy by its number in the whole list (D54)', async () => {
    await importOldTrophies(jury, ['Pásztói Gizella,golgotha,2001-02-01,1,,,,']);
    for (const text of ['1', '#1']) {
      const { groups } = await search(text);
      expect(groups.find(({ kind }) => kind === 'TROPHY')).toMatchObject({
        count: 1,
        hits: [{ listNumbers: { first: 1 } }],
      });
    }
    expect(await found('99999', 'TROPHY')).toEqual([]);
  });

  it('begins with the group of the best hit', async () => {
    await world.person('Golgotha Géza');
    expect((await search('golgotha')).groups.map(({ kind }) => kind).slice(0, 2)).toEqual(['ANNOUNCEMENT', 'PERSON']);
    expect((await search('golgotha geza')).groups[0]).toMatchObject({ kind: 'PERSON' });
    expect((await search(teams[1].name)).groups[0]).toMatchObject({ kind: 'TEAM' });
  });

  it('is empty for what has no letter or digit, and for what nothing is called', async () => {
    for (const text of ['…', '% _', 'qqqqqqq']) expect(await search(text)).toEqual({ count: 0, groups: [] });
  });
});

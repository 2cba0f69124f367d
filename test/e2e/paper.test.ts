import { afterAll, expect, it } from '@jest/globals';
import { importOldTrophies } from '../support/old-trophies.js';
import { ask, graphql, send } from '../support/ask.js';
import { describeWith } from '../support/describe-with.js';
import { catalogue, languages, silentBonuses } from '@tarokk/rules';
import { client } from '../support/given.js';
import { move, type Shown, submit } from '../support/matches.js';
import { fontsOf, pagesOf, qrCodeOf, wordsOf } from '../support/papers.js';
import { planMatch } from '../support/planned-matches.js';
import { playCup } from '../support/season-events.js';
import { sheetOf } from '../support/sheets.js';
import { newToken } from '../support/tokens.js';
import { ownOffice } from '../support/own-office.js';

/** With this seed a trophy is won. */
const MATCH_WITH_GOLGOTHA = 17;

const { office, world, end } = await ownOffice();
afterAll(end);
await world.season(2025);
const anna = await world.member({ name: 'Nagyné Őz Anna' });
const csaba = await world.member({ name: 'Tóth Csaba' });
const juror = await world.member({ jury: true });
const wasps = await world.team(2025, [anna, await world.person('Kis Béla')], 'Dunai Darázsfészek');
const owls = await world.team(2025, [csaba, await world.person('Vas Dóra')], 'Óbudai Baglyok');
await world.venue('Angelika');
const input = { date: '2025-05-03', seed: MATCH_WITH_GOLGOTHA, games: 8 } as const;
const match: Shown = (await submit(anna, sheetOf([wasps, owls], input), { requestRuling: true })).match!;
await move(csaba, 'confirmMatch', match);
await move(juror, 'approveMatch', match);
const waiting: Shown = (await submit(anna, sheetOf([wasps, owls], { date: '2025-06-07', seed: 1, games: 8 }))).match!;
await importOldTrophies(juror, [`${anna.name},golgotha,1999-05-01,120,,,,`]);
const anyone = client(office);

const POINTS = graphql('query ($id: UUID!) { match(id: $id) { raw { a b } points { a b } } }');
const TABLE = graphql('{ championshipTable(seasonYear: 2025) { rows { points team { name } reason(language: DE) } } }');
const CUP = graphql(`{
  cup(seasonYear: 2025) { winner { name } rounds { name(language: EN) ties { sides { name(language: EN) } } } }
}`);
const TROPHIES = graphql(`{
  trophies( seasonYear: 2025 , first: 1) { nodes { id announcer { name } ofAnnouncer { last } } }
}`);

const KEEP = graphql(`
  mutation ($key: IdempotencyKey!, $sheet: JSON!, $side: UUID!) {
    saveDraft(input: { idempotencyKey: $key, title: "Tonight", document: $sheet, sideId: $side }) {
      __typename
      ... on DraftSaved { draft { id } }
    }
  }
`);

/** The id of a draft that somebody has begun. */
async function kept(by: typeof anna, sheet: object, side: string): Promise<string | null> {
  const saved = await send(by, KEEP, { sheet, side });
  return saved.__typename === 'DraftSaved' ? saved.draft!.id : null;
}

async function paper(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const response = await fetch(`${office.url}/paper/${path}`, { headers });
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}

async function refusal(path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await fetch(`${office.url}/paper/${path}`, { headers });
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
}

/** Where each of these texts begins, one behind the other; -1 from the first that is missing on. */
function places(words: string, texts: readonly string[]): readonly number[] {
  let from = 0;
  return texts.map((text) => {
    if (from < 0) return -1;
    const place = words.indexOf(text, from);
    from = place < 0 ? -1 : place + text.length;
    return place;
  });
}

describeWith('pdftotext')('on paper', () => {
  it.each(languages)(
    'an empty sheet in %s has all 70 lines in the order 4.1–4.8, then Royal to Spadille',
    async (lang) => {
      const schlemme = catalogue.filter(({ family }) => family !== 'trophy');
      const material = schlemme.findIndex(({ rule }) => rule > '4.3');
      const trophies = catalogue
        .filter(({ trophy }) => trophy !== null)
        .sort((a, b) => b.trophy!.rank - a.trophy!.rank);
      const lines = [...schlemme.slice(0, material), ...silentBonuses, ...schlemme.slice(material), ...trophies];
      expect(lines).toHaveLength(70);
      for (const [size, pages] of [
        ['A4', 1],
        ['A5', 2],
      ] as const) {
        const pdf = await paper(`match-sheet.pdf?lang=${lang}&size=${size}`);
        const words = wordsOf(pdf).replaceAll('\f', '\n');
        const found = places(
          words,
          lines.map(({ name }) => `\n${name[lang]} `),
        );
        expect(lines.filter((_, place) => found[place] === -1).map(({ id }) => id)).toEqual([]);
        expect(pagesOf(pdf)).toBe(pages);
        // Each page says whose columns these are.
        expect(words.match(/(?: +A +B){8}$/gm)).toHaveLength(pages);
      }
    },
  );

  it('the code of a sheet for a pen leads to the draft or the planned match that is played, else to a new sheet', async () => {
    const id = '0190cafe-0000-7000-8000-000000000001';
    expect(qrCodeOf(await paper(`blank-sheet.pdf?lang=hu&draft=${id}`))).toBe(`${office.url}/hu/sheets/${id}`);
    expect(qrCodeOf(await paper(`blank-sheet.pdf?lang=de&plan=${id}`))).toBe(`${office.url}/de/planned-matches/${id}`);
    expect(qrCodeOf(await paper('blank-sheet.pdf?lang=en'))).toBe(`${office.url}/en/sheets/new`);
  });

  it('a sheet for a pen says what is known of the draft or the planned match, to who may see that', async () => {
    const begun = {
      format: 'tarokk-sheet/1',
      date: '2025-09-13',
      order: 2,
      venue: { name: 'Angelika', public: true },
      sides: { A: wasps.id, B: owls.id },
      competitions: ['championship'],
      persons: { 'A.collector': anna.id, 'B.interceptor': csaba.id },
    };
    const draft = (await kept(anna, begun, wasps.id))!;
    const ofDraft = await paper(`blank-sheet.pdf?lang=hu&draft=${draft}`, { cookie: anna.cookie });
    expect(qrCodeOf(ofDraft)).toBe(`${office.url}/hu/sheets/${draft}`);
    const first = wordsOf(ofDraft).split('\f')[0]!;
    for (const text of [
      'Dunai Darázsfészek',
      'Óbudai Baglyok',
      'Nagyné Őz Anna',
      'Tóth Csaba',
      '2025. szeptember 13.',
      'Angelika',
      'Bajnokság',
    ])
      expect(first).toContain(text);
    expect(first).toMatch(/Hányadik\s+2\./);
    // Nobody else reads in a draft, and one that is no sheet yet is a sheet to write on.
    for (const headers of [{}, { cookie: csaba.cookie }] as const)
      expect(wordsOf(await paper(`blank-sheet.pdf?lang=hu&draft=${draft}`, headers))).not.toContain('Nagyné');
    const odd = (await kept(
      anna,
      { sides: [wasps.id], persons: { 'A.collector': 7 }, venue: 'x', date: 'soon' },
      wasps.id,
    ))!;
    expect(pagesOf(await paper(`blank-sheet.pdf?lang=hu&draft=${odd}`, { cookie: anna.cookie }))).toBe(3);
    const plan = await planMatch(juror, [wasps, owls], '2025-10-04');
    const ofPlan = wordsOf(await paper(`blank-sheet.pdf?lang=en&plan=${plan.id}`, { cookie: anna.cookie }));
    for (const text of ['Dunai Darázsfészek', 'Óbudai Baglyok', '4 October 2025']) expect(ofPlan).toContain(text);
  });

  it('a filled sheet says who played, what counts and the address of its match as a QR code', async () => {
    const pdf = await paper(`matches/${match.id}.pdf?lang=hu`);
    const words = wordsOf(pdf);
    for (const text of ['Nagyné Őz Anna', 'Dunai Darázsfészek', 'Óbudai Baglyok', '2025. május 3.', 'Mérkőzéslap'])
      expect(words).toContain(text);
    const { raw, points } = (await ask(anyone, POINTS, { id: match.id })).match!;
    expect(words).toContain(`${points!.a} : ${points!.b}`);
    expect(words).toMatch(new RegExp(`^Állás\\b.*\\s${raw.a}\\s+${raw.b}$`, 'm'));
    // Who announced stands behind each mark, as a letter that is explained.
    expect(words).toMatch(/^Golgota\s+130\s.*\+[bf]/m);
    expect(words).toContain('b: a behajtó mondta be, f: a fogó');
    expect(qrCodeOf(pdf)).toBe(`${office.url}/matches/${match.id}`);
    const small = await paper(`matches/${match.id}.pdf?lang=hu&size=A5`);
    expect(qrCodeOf(small)).toBe(`${office.url}/matches/${match.id}`);
    const second = wordsOf(small).split('\f')[1];
    for (const text of ['Dunai Darázsfészek', 'Óbudai Baglyok', '2025. május 3.']) expect(second).toContain(text);
  });

  it('1.2, 1.4 a filled sheet says below its games what was noted of them, and is one page still', async () => {
    const sheet = sheetOf([wasps, owls], { date: '2025-05-10', seed: 1, games: 8 });
    const notes = [
      { game: 1, draw: { A: 'HK', B: 'T5' } },
      { game: 3, redealt: ['too-few-tarocks', 'wrong-deal'] },
    ];
    const { id } = (await submit(anna, { ...sheet, notes }, { requestRuling: true })).match!;
    const pdf = await paper(`matches/${id}.pdf?lang=de`, { cookie: anna.cookie });
    const words = wordsOf(pdf).replace(/\s+/g, ' ');
    expect(words).toContain('Spiel 1: Für das erste Geben gezogen: A Herz-König, B Tarock V.');
    expect(words).toContain(
      'Spiel 3: Neu gegeben: ein Spieler hatte weniger als drei Tarocke. Neu gegeben: es war falsch gegeben.',
    );
    expect(pagesOf(pdf)).toBe(1);
  });

  it('letters are in the file and can be copied', async () => {
    const fonts = fontsOf(await paper(`matches/${match.id}.pdf`));
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter(({ embedded, readable }) => !embedded || !readable)).toEqual([]);
  });

  it('a sheet that is not approved is for its sides and the jury alone', async () => {
    expect(await refusal(`matches/${waiting.id}.pdf`)).toEqual([404, 'DOWNLOAD_UNKNOWN']);
    expect(wordsOf(await paper(`matches/${waiting.id}.pdf`, { cookie: csaba.cookie }))).toContain('Nagyné Őz Anna');
    expect(wordsOf(await paper(`matches/${waiting.id}.pdf`, { cookie: juror.cookie }))).toContain('Nagyné Őz Anna');
    const token = await newToken(world, csaba, ['read']);
    expect(wordsOf(await paper(`matches/${waiting.id}.pdf`, token))).toContain('Nagyné Őz Anna');
  });

  it('HEAD says whether there is a paper, and sets none', async () => {
    const head = async (path: string): Promise<unknown> => {
      const { status, headers } = await fetch(`${office.url}/paper/${path}`, { method: 'HEAD' });
      return [status, headers.get('content-type')?.split(';')[0], headers.get('content-length')];
    };
    expect(await head(`matches/${match.id}.pdf`)).toEqual([200, 'application/pdf', null]);
    expect(await head(`matches/${waiting.id}.pdf`)).toEqual([404, 'application/problem+json', expect.anything()]);
  });

  it('the championship has each team with its points and the reason of its place', async () => {
    const { rows } = (await ask(anyone, TABLE)).championshipTable!;
    const words = wordsOf(await paper('championship/2025.pdf?lang=de&asOf=2025-12-31'));
    for (const { team, points, reason } of rows) {
      expect(words).toMatch(new RegExp(`${team.name}\\s.*\\b${points}\\b`));
      expect(words).toContain(reason.split(' ')[0]);
    }
    expect(words).toContain('Stand vom 31. Dezember 2025');
    expect(await refusal('championship/1999.pdf')).toEqual([404, 'DOWNLOAD_SEASON_UNKNOWN']);
  });

  it('the bracket of a cup has its pairs, reasons and medals', async () => {
    expect(await refusal('cup/2025.pdf')).toEqual([404, 'DOWNLOAD_UNKNOWN']);
    await playCup(world, juror, 2025);
    const cup = (await ask(anyone, CUP)).cup!;
    const words = wordsOf(await paper('cup/2025.pdf'));
    for (const { name, ties } of cup.rounds)
      for (const each of [name, ...ties.flatMap(({ sides }) => sides.map((side) => side.name))])
        expect(words).toContain(each.split(' ')[0]);
    expect(words).not.toContain('undefined');
    // Who has won a tie is marked; a bye, and what is not played yet, has no points.
    expect(words).toContain('▸');
    expect(words).not.toMatch(/\b0 : 0\b/);
    if (cup.winner !== null) expect(words).toContain(`Winner: ${cup.winner.name}`);
  });

  it('the trophy list, a trophy and a milestone have their papers (13)', async () => {
    expect(wordsOf(await paper('trophies.pdf?lang=de&season=2025'))).toMatch(/3\. Mai 2025\s+\S.*Golgotha/);
    const [trophy] = (await ask(anyone, TROPHIES)).trophies.nodes;
    const words = wordsOf(await paper(`trophies/${encodeURIComponent(trophy!.id)}.pdf?lang=en`));
    for (const text of [
      trophy!.announcer.name,
      'Golgotha',
      'Championship · 3 May 2025',
      `trophy No. ${trophy!.ofAnnouncer.last}`,
    ])
      expect(words).toContain(text);
    expect(await refusal('trophies/none.pdf')).toEqual([404, 'DOWNLOAD_UNKNOWN']);
    expect(wordsOf(await paper(`milestones/${anna.id}/100.pdf?lang=hu`))).toMatch(/Nagyné Őz Anna[^]*100 trófea/);
    expect(await refusal(`milestones/${anna.id}/250.pdf`)).toEqual([404, 'DOWNLOAD_UNKNOWN']);
  });

  it('parameters that are not known, or cannot be so, are refused by name', async () => {
    expect(await refusal('match-sheet.pdf?size=A3')).toEqual([400, 'DOWNLOAD_PARAMETER']);
    expect(await refusal('trophies.pdf?sesaon=2025')).toEqual([400, 'DOWNLOAD_PARAMETER']);
    expect(await refusal('championship/2025.pdf?lang=fr')).toEqual([400, 'DOWNLOAD_PARAMETER']);
    expect(await refusal('championship/2025.pdf?asOf=2025-02-30')).toEqual([400, 'DOWNLOAD_PARAMETER']);
    expect(await refusal('championship/twenty.pdf')).toEqual([404, 'DOWNLOAD_UNKNOWN']);
    expect(await refusal('matches/1.pdf')).toEqual([404, 'DOWNLOAD_UNKNOWN']);
  });
});

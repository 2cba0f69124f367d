import { afterAll, describe, expect, it } from '@jest/globals';
import { attempt, graphql, raw, send } from '../support/ask.js';
import { newKey } from '../support/given.js';
import { league } from '../support/league.js';
import { remarks, submit } from '../support/matches.js';
import { sheetOf } from '../support/sheets.js';
import { sentAgain, SUBMIT_TYPED, type SheetInput, typedSheet, wholeSheet } from '../support/typed-sheets.js';

const { people, end } = await league({ teams: 2 });
afterAll(end);
const both = people.teams;

let day = 0;
const freshDay = (): { readonly date: string } => ({ date: `2025-05-${String(++day).padStart(2, '0')}` });

const SHOWN = graphql(
  `query ($id: UUID!) {
    match(id: $id) {
      document
      sheet { ...wholeSheet }
      handedIn(number: 1) { document sheet { ...wholeSheet } }
      moves { document sheet { order record { games { __typename } } } }
    }
  }`,
  [wholeSheet],
);

describe('a sheet that is sent field by field', () => {
  it('is the sheet that its document is: the other side confirms it by the document, and a repeated write by either (D11)', async () => {
    const document = sheetOf(both, freshDay());
    const key = newKey();
    const typed = await send(people.a, SUBMIT_TYPED, { key, sheet: typedSheet(document), remarks });
    expect(typed).toMatchObject({ __typename: 'SheetSubmitted', outcome: 'SUBMITTED' });
    expect(await send(people.a, SUBMIT_TYPED, { key, document, remarks })).toEqual(typed);
    expect(await submit(people.b, document)).toMatchObject({ outcome: 'CONFIRMED', match: { id: typed.match!.id } });
  });

  it('is shown field by field as it was sent, and as a document beside it', async () => {
    const document = sheetOf(both, freshDay());
    const sheet = typedSheet(document);
    const { match } = await send(people.a, SUBMIT_TYPED, { sheet, remarks });
    await submit(people.b, document);
    const shown = await send(people.a, SHOWN, { id: match!.id });
    const { record, ...rest } = sentAgain(shown.sheet) as SheetInput;
    expect(rest).toEqual({ ...sheet, record: undefined });
    expect({ ...record, parties: null }).toEqual({ ...sheet.record, kind: 'MATCH', parties: null });
    expect(record.parties.a.team).toBe(both[0].name);
    expect(typedSheet(shown.document as Parameters<typeof typedSheet>[0])).toEqual({ record, ...rest });
    expect(shown.handedIn).toEqual({ document: shown.document, sheet: shown.sheet });
    expect(shown.moves.map((move) => move.sheet?.record.games.length ?? null)).toEqual([null, 8]);
    expect(shown.moves.map((move) => (move.document as { order: number } | null)?.order ?? null)).toEqual([null, 1]);
  });

  it('34, 7.1 says of each game who was dealt XVIII, XVII and XVI, by the codes of the cards', async () => {
    const { match } = await send(people.a, SUBMIT_TYPED, { sheet: typedSheet(sheetOf(both, freshDay())), remarks });
    const DEALT = graphql('query ($id: UUID!) { match(id: $id) { games { dealt { a { has } b { has } } } } }');
    const { games } = await send(people.a, DEALT, { id: match!.id });
    expect(games).toHaveLength(8);
    for (const { dealt } of games) expect([...dealt.a.has, ...dealt.b.has].toSorted()).toEqual(['T16', 'T17', 'T18']);
  });

  it('has each fault named at its place among the fields that were sent, in the words of the parser', async () => {
    const sheet = typedSheet(sheetOf(both, freshDay()));
    const played = sheet.record.games.findIndex((game) => 'played' in game);
    const scored = sheet.record.games.findIndex((game) => 'scored' in game);
    const games = sheet.record.games.map((game, index) => {
      if (index === played && 'played' in game)
        return { played: { ...game.played, tricks: game.played.tricks.slice(0, -1) } };
      if (index !== scored || !('scored' in game)) return game;
      const { a, b } = game.scored.sheet;
      return { scored: { ...game.scored, sheet: { a: { ...a, tarocks: 21 }, b } } };
    });
    const wrong = {
      ...sheet,
      order: 0,
      persons: { ...sheet.persons, b: { ...sheet.persons.b, collector: sheet.persons.a.collector } },
      record: { ...sheet.record, games },
    };
    const said = await send(people.a, SUBMIT_TYPED, { sheet: wrong, remarks });
    expect(said.problems!.map(({ code, path }) => [code, path])).toEqual(
      [
        `record.games[${Math.min(played, scored)}].${played < scored ? 'played.tricks' : 'scored.sheet.a.tarocks'}`,
        `record.games[${Math.max(played, scored)}].${played < scored ? 'scored.sheet.a.tarocks' : 'played.tricks'}`,
        'persons.b.collector',
        'order',
      ].map((path) => ['INPUT_SHEET', `sheet.${path}`]),
    );
  });

  it('or as a document is one of the two: neither and both are refused in words', async () => {
    const document = sheetOf(both, freshDay());
    for (const input of [{}, { sheet: typedSheet(document), document }, { sheet: null, document: null }]) {
      const { problems } = await send(people.a, SUBMIT_TYPED, { ...input, remarks });
      expect(problems).toEqual([
        {
          code: 'INPUT_SHEET',
          path: 'sheet',
          message:
            'A sheet is needed here, either field by field in sheet or as a JSON document in document, and not both.',
        },
      ]);
    }
  });

  it('has games of which each is played or scored, never both or neither', async () => {
    const sheet = typedSheet(sheetOf(both, freshDay()));
    const [first, ...others] = sheet.record.games;
    const twice = { ...first, ...others.find((game) => Object.keys(game)[0] !== Object.keys(first!)[0]) };
    for (const game of [twice, {}]) {
      const wrong = { ...sheet, record: { ...sheet.record, games: [game, ...others] } } as SheetInput;
      const { errors } = await attempt(people.a, SUBMIT_TYPED, { sheet: wrong });
      expect(errors[0]!.extensions).toMatchObject({ code: 'INPUT_INVALID', path: 'sheet.record.games[0]' });
    }
  });

  it('is refused by GraphQL for a card, an announcement or a field that there is none of, with its place', async () => {
    const sheet = typedSheet(sheetOf(both, freshDay()));
    for (const [change, path] of [
      [{ competitions: ['CHESS'] }, 'sheet.competitions[0]'],
      [{ venue: { public: 'yes' } }, 'sheet.venue.public'],
      [{ referee: 'nobody' }, 'sheet'],
    ] as const) {
      const { errors } = await raw(
        people.a,
        'mutation ($sheet: MatchSheetInput) { submitSheet(input: { idempotencyKey: "k", sheet: $sheet }) { __typename } }',
        { sheet: { ...sheet, ...change } },
      );
      expect(errors[0]!.extensions).toMatchObject({ code: 'INPUT_INVALID', path: expect.stringContaining(path) });
    }
  });
});

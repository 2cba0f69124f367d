import { afterAll, describe, expect, it } from '@jest/globals';
import type { SheetRecord } from '@tarokk/competition';
import { graphql, send } from '../support/ask.js';
import { newDay } from '../support/days.js';
import { league } from '../support/league.js';
import { codes, look, move, remarks, submit } from '../support/matches.js';
import { done } from '../support/matches-in-states.js';
import { sheetOf } from '../support/sheets.js';
import { sentAgain, SUBMIT_TYPED, typedSheet, wholeSheet } from '../support/typed-sheets.js';

const { people, jury, end } = await league({ teams: 2 });
afterAll(end);

const SHOWN = graphql(
  `query ($id: UUID!) {
    match(id: $id) {
      document
      sheet { ...wholeSheet }
      games { notes german: notes(language: DE) hungarian: notes(language: HU) }
      revisions { differences games { notes(language: EN) } }
    }
  }`,
  [wholeSheet],
);
const DISPUTE = graphql('query ($id: UUID!) { match(id: $id) { dispute { path line(language: EN) } } }');

/** With the king of hearts A drew the lower card, and deals first (1.2). */
const notes = [
  { game: 1, draw: { A: 'HK', B: 'T5' }, redealt: ['wrong-deal'] },
  { game: 3, redealt: ['too-few-tarocks', 'too-few-tarocks'] },
] as const;
const newSheet = (): SheetRecord => sheetOf(people.teams, { date: newDay() });
const noted = (): SheetRecord => ({ ...newSheet(), notes });

describe('notes of games: the cards drawn for the first deal (1.2), and why a game was dealt again (1.4)', () => {
  it('are sent field by field or in the document, shown as they were sent, and said in three languages', async () => {
    const sheet = noted();
    const { match } = await send(people.a, SUBMIT_TYPED, { sheet: typedSheet(sheet), remarks });
    const shown = await send(people.a, SHOWN, { id: match!.id });
    expect(sentAgain(shown.sheet)).toMatchObject({
      notes: [
        { game: 1, draw: { a: 'HK', b: 'T5' }, redealt: ['WRONG_DEAL'] },
        { game: 3, redealt: ['TOO_FEW_TAROCKS', 'TOO_FEW_TAROCKS'] },
      ],
    });
    expect(shown.document).toMatchObject({ notes });
    expect(shown.games.map((game) => game.notes.length)).toEqual([2, 0, 2, 0, 0, 0, 0, 0]);
    expect(shown.games[0]!.german).toEqual([
      'Für das erste Geben gezogen: A Herz-König, B Tarock V.',
      'Neu gegeben: es war falsch gegeben.',
    ]);
    expect(shown.games[2]!.hungarian[0]).toBe('Újraosztva: egy játékosnak háromnál kevesebb tarokkja volt.');
    expect(await submit(people.a, sheet)).toMatchObject({ outcome: 'UNCHANGED' });
  });

  it('of a sheet that has none are not there, in its document neither', async () => {
    const match = done(await submit(people.a, newSheet()));
    const shown = await send(people.a, SHOWN, { id: match.id });
    expect(shown.sheet.notes).toBeNull();
    expect(shown.document).not.toHaveProperty('notes');
  });

  it('are named at their place where they are none', async () => {
    const sheet = typedSheet(noted());
    const wrong = {
      ...sheet,
      notes: [
        { game: 2, draw: { a: 'T5', b: 'T5' } as const },
        { game: 9, redealt: [] },
      ],
    };
    const said = await send(people.a, SUBMIT_TYPED, { sheet: wrong, remarks });
    expect(said.problems!.map(({ code, path }) => [code, path])).toEqual(
      ['notes[0].draw', 'notes[0].draw', 'notes[1].game', 'notes[1].redealt'].map((path) => [
        'INPUT_SHEET',
        `sheet.${path}`,
      ]),
    );
  });

  it('D11 keep no sheet from confirming that of the other side, who noted nothing', async () => {
    const sheet = newSheet();
    const redealt = { ...sheet, notes: [notes[1]] };
    const match = done(await submit(people.a, redealt));
    expect(await submit(people.b, sheet)).toMatchObject({ outcome: 'CONFIRMED', match: { id: match.id } });
    expect((await send(people.b, SHOWN, { id: match.id })).document).toMatchObject({ notes: [notes[1]] });
  });

  it('are corrected by a new revision, whose comparison has no line of D11 and the words of both', async () => {
    const sheet = newSheet();
    const match = done(await submit(people.a, sheet));
    done(await move(people.b, 'disputeMatch', match, { reason: 'The third game was dealt three times' }));
    const corrected = { ...sheet, notes: [notes[1]] };
    expect(await submit(people.a, corrected, { matchId: match.id })).toMatchObject({ match: { revision: 2 } });
    expect(await submit(people.a, corrected, { matchId: match.id })).toMatchObject({ outcome: 'UNCHANGED' });
    const { revisions } = await send(people.a, SHOWN, { id: match.id });
    expect(revisions.map(({ differences, games }) => [differences, games[2]!.notes])).toEqual(
      expect.arrayContaining([
        [null, []],
        [[], Array.from({ length: 2 }, () => 'Dealt again: a player had fewer than three tarocks.')],
      ]),
    );
  });

  it('1.2 that contradict who dealt first need a remark', async () => {
    const sheet = { ...newSheet(), notes: [{ game: 1, draw: { A: 'T5', B: 'HK' } }] };
    expect(sheet.record.firstDealer).toBe('A');
    expect(codes(await submit(people.a, sheet))).toEqual(['LIFECYCLE_REMARKS_NEEDED', 'DRAW_OTHER_DEALER']);
    const explained = [...remarks, { code: 'DRAW_OTHER_DEALER' as const, words: 'A dealt by mistake, nobody minded' }];
    expect(await submit(people.a, sheet, { remarks: explained })).toMatchObject({ outcome: 'SUBMITTED' });
  });

  it('can be disputed where there are any', async () => {
    const sheet = { ...newSheet(), notes: [notes[1]] };
    const match = done(await submit(people.a, sheet));
    done(await move(people.b, 'disputeMatch', match, { reason: 'We dealt once', path: 'notes' }));
    expect((await look(jury, match.id, DISPUTE))!.dispute).toEqual({ path: 'notes', line: 'the notes' });
  });
});

import { afterAll, describe, expect, it } from '@jest/globals';
import type { SheetRecord } from '@tarokk/competition';
import { giveEmail } from '../support/account-requests.js';
import { ask, graphql } from '../support/ask.js';
import { newDay } from '../support/days.js';
import { eventually } from '../support/eventually.js';
import { client, type Client, type Member } from '../support/given.js';
import { codes, look, move, type Shown, submit } from '../support/matches.js';
import { done, rule } from '../support/matches-in-states.js';
import { startMailServer } from '../support/mail-server.js';
import { told } from '../support/notifications.js';
import { league } from '../support/league.js';
import { firstDecided, rewritten, scoredSheet } from '../support/scored-sheets.js';

const mail = await startMailServer();
const { office, world, jury, teams, people, end } = await league({
  environment: { SMTP_URL: mail.url, MAIL_FROM: 'office@royal.test', PUBLIC_URL: 'https://office.royal.test' },
});
afterAll(async () => {
  await end();
  await mail.end();
});
const nobody = client(office);
const [anna, csaba] = [people.a, people.b];
/** Plays with Anna. */
const bela = await world.member({ name: 'Kis Ottó' });
// Rows, since the api lets members join from today on, and the matches here are earlier.
await world.database.query(
  `INSERT INTO "membership" ("season", "person_id", "team_id", "captain", "first_day") VALUES (2025, $1, $2, false, '2025-01-01')`,
  [bela.id, teams[0].id],
);
await giveEmail(world, anna, 'anna@mail.test');

const newSheet = (): SheetRecord => scoredSheet(people.teams, { date: newDay() });

const handedIn = async (sheet = newSheet()): Promise<{ readonly match: Shown; readonly sheet: SheetRecord }> => ({
  match: done(await submit(anna, sheet)),
  sheet,
});

/** The name of an announcement of this match, as the office says it. */
async function nameOf(match: Shown, path: string): Promise<string> {
  const { dispute } = (await look(csaba, match.id, DISPUTE_LINE))!;
  expect(dispute!.path).toBe(path);
  return dispute!.line!;
}

const DISPUTE_LINE = graphql('query ($id: UUID!) { match(id: $id) { dispute { line path } } }');
const DISPUTE = graphql(`query ($id: UUID!) {
  match(id: $id) { dispute { actor game path line(language: EN) reason by { name } } standing(language: EN) }
}`);
const CONVERSATION = graphql(`query ($id: UUID!) {
  match(id: $id) { standing(language: EN) dispute { reason } moves { actor reason line } revisions { number } }
}`);
const STANDING = graphql('query ($id: UUID!) { match(id: $id) { standing(language: HU) } }');
const OWN_DISPUTED = graphql('{ myMatches(waiting: DISPUTED, first: 50) { nodes { id standing(language: DE) } } }');
const QUEUE = graphql('{ juryQueue(queue: DISPUTED, first: 50) { nodes { match { id standing(language: EN) } } } }');

describe('what is disputed', () => {
  it('is told with game, line and reason to both sides and the jury, and to nobody else', async () => {
    const { match, sheet } = await handedIn();
    const { path, game } = firstDecided(sheet);
    done(await move(csaba, 'disputeMatch', match, { reason: 'It was lost in the tenth trick', path }));
    for (const who of [anna, bela, csaba, jury]) {
      const seen = (await look(who, match.id, DISPUTE))!;
      expect(seen.dispute).toMatchObject({
        actor: 'B',
        game,
        path,
        reason: 'It was lost in the tenth trick',
        by: { name: 'Tóth Csaba' },
      });
      expect(seen.dispute!.line).not.toBeNull();
      expect(seen.standing).toBe(`Disputed by B in game ${game}: ${seen.dispute!.line!}`);
    }
    expect(await look(nobody, match.id)).toBeNull();
  });

  it('keeps to those who may know when the match is public: strangers see what the jury did, not what the sides said', async () => {
    const { match, sheet } = await handedIn();
    const { path } = firstDecided(sheet);
    let now = done(await move(csaba, 'disputeMatch', match, { reason: 'Lost', path }));
    now = done(await rule(jury, now, { kind: 'POINTS', game: 1, points: { a: 57, b: 100 } }));
    now = done(await move(jury, 'approveMatch', now));
    const seen = await look(nobody, now.id, CONVERSATION);
    expect(seen).toMatchObject({ standing: 'Approved', dispute: null });
    expect(seen!.moves.map(({ actor }) => actor)).toEqual(['JURY']);
  });

  it('is a line that somebody wrote: what is computed, or does not stand there, is refused with what to do', async () => {
    const { match } = await handedIn();
    for (const path of ['record.games[0].sheet.A.points', 'record.games[0].sheet.A.announcements[40]', 'anything']) {
      const said = await move(csaba, 'disputeMatch', match, { reason: 'x', path });
      expect(codes(said)).toEqual(['MATCH_NO_SUCH_LINE']);
      expect(said.problems![0]!.message).toContain('dispute one of these');
    }
    done(await move(csaba, 'disputeMatch', match, { reason: 'x', path: 'record.games[4].sheet.B.tarocks', game: 2 }));
    expect((await look(anna, match.id, DISPUTE))!.standing).toBe('Disputed by B in game 5: tarocks of B');
  });

  it('says in every list where the sheet is, and whose turn', async () => {
    const { match, sheet } = await handedIn();
    const standing = async (who: Client): Promise<string> => (await look(who, match.id, STANDING))!.standing;
    expect(await standing(anna)).toBe('A beadta: B megerősítésére vár');
    const { path, game } = firstDecided(sheet);
    done(await move(csaba, 'disputeMatch', match, { reason: 'nem', path }));
    expect(await standing(csaba)).toMatch(new RegExp(`^B vitatja, ${game}\\. játék: .+`));
    const { myMatches } = await ask(csaba, OWN_DISPUTED);
    expect(myMatches.nodes.find(({ id }) => id === match.id)!.standing).toMatch(/^Von B bestritten, Spiel \d: /);
    expect(JSON.stringify(await ask(jury, QUEUE))).toContain(`Disputed by B in game ${game}`);
  });

  it('stands in the notification and in the letter of the other side', async () => {
    const { match, sheet } = await handedIn();
    const { path, game } = firstDecided(sheet);
    done(await move(csaba, 'disputeMatch', match, { reason: 'The Pagat was caught', path }));
    const line = await nameOf(match, path);
    const { message } = await told(bela, 'MATCH_DISPUTED', match.id);
    expect(message).toContain(`: Disputed by B in game ${game}: ${line}. “The Pagat was caught”`);
    const letter = await eventually(() => {
      const found = mail.letters.find(({ text }) => text.includes('“The Pagat was caught”'));
      if (found === undefined) throw new Error('The letter has not come.');
      return found;
    });
    expect(letter.to).toContain('anna@mail.test');
    expect(letter.text).toContain(`Disputed by B in game ${game}: ${line}`);
    expect(letter.text).toContain(`https://office.royal.test/matches/${match.id}`);
  });

  it('is taken back by the side that said it', async () => {
    const { match } = await handedIn();
    const disputed = done(await move(csaba, 'disputeMatch', match, { reason: 'I think' }));
    expect(codes(await move(anna, 'confirmMatch', disputed))).not.toEqual([]);
    done(await move(csaba, 'confirmMatch', disputed));
    const seen = (await look(anna, match.id, DISPUTE))!;
    expect(seen).toMatchObject({ dispute: null, standing: 'Confirmed: the jury decides next' });
  });
});

describe('a correction', () => {
  const CORRECTED = graphql(`query ($id: UUID!) {
    match(id: $id) {
      knownRevision
      revisions { games { onSheet { a b } } verification { games { announcements { announce status } } } }
      moves { to line(language: EN) game reason }
    }
  }`);

  const turned = (sheet: SheetRecord): SheetRecord => {
    const { game, party, place } = firstDecided(sheet);
    return rewritten(sheet, game, ({ sheet: sides }) => {
      const line = sides[party].announcements[place]!;
      line['result'] = line['result'] === 'won' ? 'lost' : 'won';
    });
  };

  const correct = async (by: Member, match: Shown, sheet: SheetRecord): Promise<Shown> =>
    done(await submit(by, sheet, { matchId: match.id, requestRuling: true }));

  it('is compared by each side with the sheet that it knew, and every round of it can be read', async () => {
    const { match, sheet } = await handedIn();
    expect((await look(csaba, match.id, CORRECTED))!.knownRevision).toBeNull();
    const { path, game, party, place } = firstDecided(sheet);
    const line = { reason: 'It was lost', path };
    done(await move(csaba, 'disputeMatch', match, line));
    let now = await correct(anna, match, turned(sheet));
    for (const who of [anna, csaba, jury]) {
      expect((await look(who, match.id, CORRECTED))!.knownRevision).toBe(1);
    }
    const { revisions } = (await look(csaba, match.id, CORRECTED))!;
    const statuses = revisions.map(({ verification }) => {
      const before = party === 'A' ? 0 : verification.games[game - 1]!.announcements.length;
      return verification.games[game - 1]!.announcements.map(({ status }) => status).slice(before === 0 ? place : 0);
    });
    expect(statuses[0]).not.toEqual(statuses[1]);
    expect(revisions[0]!.games[game - 1]!.onSheet).not.toEqual(revisions[1]!.games[game - 1]!.onSheet);

    // The jury disputes for reasons of its own, so what B knew stays the sheet that it spoke of.
    now = done(await move(jury, 'disputeMatch', now, { reason: 'Not even that' }));
    now = await correct(anna, now, sheet);
    expect(now.revision).toBe(3);
    expect((await look(csaba, match.id, CORRECTED))!.knownRevision).toBe(1);
    expect((await look(anna, match.id, CORRECTED))!.knownRevision).toBe(2);
    const { moves } = (await look(csaba, match.id, CORRECTED))!;
    expect(moves.map(({ to }) => to)).toEqual(['SUBMITTED', 'DISPUTED', 'SUBMITTED', 'DISPUTED', 'SUBMITTED']);
    expect(moves[1]).toMatchObject({ game, reason: 'It was lost' });
    expect(moves[1]!.line).not.toBeNull();
  });

  it('is told as a correction, not as a new sheet', async () => {
    const { match, sheet } = await handedIn();
    done(await move(csaba, 'disputeMatch', match, { reason: 'It was another evening' }));
    await correct(anna, match, { ...scoredSheet(people.teams, { date: sheet.date, seed: 12 }) });
    const { message } = await told(csaba, 'MATCH_CORRECTED', match.id);
    expect(message).toContain('the sheet was corrected. See what has changed');
  });
});

import { describe, expect, it } from '@jest/globals';
import { Mailbox, type PendingChange } from './mailbox.js';
import { positionOf } from './position.js';

const at = new Date(0);
const position = (number: number) => ({ snapshot: `${number}:${number}:`, at: 0 });
const match = (id: string): PendingChange => ({ topic: 'match', id, year: 2026, at });
const opening = { topic: 'match', id: null, year: null } as const;

async function take(mailbox: Mailbox): Promise<string> {
  const { value } = await mailbox.next();
  return value === undefined ? 'end' : `${value.id ?? value.kind} ${positionOf(value.cursor).snapshot.split(':')[0]!}`;
}

const newMailbox = (onEnd = (): void => undefined): Mailbox => new Mailbox(position(1), opening, onEnd);

describe('a mailbox', () => {
  it('gives the newer of two changes of an object, in the place of the newer', async () => {
    const mailbox = newMailbox();
    mailbox.put([match('a'), match('b')], position(2));
    mailbox.put([match('a')], position(3));
    expect([await take(mailbox), await take(mailbox)]).toEqual(['b 1', 'a 3']);
  });

  it('moves the cursor on only with the last of what waits, so that who is cut off in between misses nothing', async () => {
    const mailbox = newMailbox();
    mailbox.put([match('a'), match('b')], position(2));
    const first = await take(mailbox);
    mailbox.put([match('c')], position(3));
    expect([first, await take(mailbox), await take(mailbox)]).toEqual(['a 1', 'b 1', 'c 3']);
  });

  it('tells of more than 200 objects as a beginning', async () => {
    const mailbox = newMailbox();
    mailbox.put(
      Array.from({ length: 201 }, (_, index) => match(String(index))),
      position(2),
    );
    mailbox.put([match('a')], position(3));
    expect([await take(mailbox), await take(mailbox)]).toEqual(['begin 3', 'a 3']);
  });

  it('forgets what waits when it begins anew', async () => {
    const mailbox = newMailbox();
    mailbox.put([match('a'), match('b')], position(2));
    await take(mailbox);
    mailbox.begin(position(4));
    expect(await take(mailbox)).toBe('begin 4');
  });

  it('gives what comes in while somebody waits', async () => {
    const mailbox = newMailbox();
    const waiting = take(mailbox);
    mailbox.put([match('a')], position(2));
    expect(await waiting).toBe('a 2');
  });

  it('ends at once while somebody waits, and says so once', async () => {
    let ends = 0;
    const mailbox = newMailbox(() => (ends += 1));
    const waiting = take(mailbox);
    await mailbox.return();
    await mailbox.return();
    expect([await waiting, await take(mailbox), ends]).toEqual(['end', 'end', 1]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { type KeptAnswer, KeptAnswers } from './kept-answers.js';

const answer = (text: string): KeptAnswer => ({
  body: Buffer.from(text),
  contentType: 'application/json',
  asked: { operation: 'query office', cost: 1, accountId: null },
});

describe('kept answers', () => {
  it('are given again for the same question and version', () => {
    const kept = new KeptAnswers(10_000);
    expect(kept.find('1', 'who')).toBeNull();
    kept.expect('1', 'who')(answer('we'));
    expect(kept.find('1', 'who')).toEqual(answer('we'));
    expect(kept.find('1', 'what')).toBeNull();
  });

  it('are forgotten with the version that they are of', () => {
    const kept = new KeptAnswers(10_000);
    void kept.find('1', 'who');
    kept.expect('1', 'who')(answer('we'));
    expect(kept.find('2', 'who')).toBeNull();
    expect(kept.find('1', 'who')).toBeNull();
  });

  it('are not kept when the version has passed while they were found', () => {
    const kept = new KeptAnswers(10_000);
    void kept.find('1', 'who');
    const settle = kept.expect('1', 'who');
    void kept.find('2', 'who');
    settle(answer('we'));
    expect(kept.find('2', 'who')).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('are waited for by others who ask the same, also when none comes', async () => {
    const kept = new KeptAnswers(10_000);
    void kept.find('1', 'who');
    const settle = kept.expect('1', 'who');
    const others = [kept.find('1', 'who'), kept.find('1', 'who')];
    settle(answer('we'));
    for (const other of others) expect(await other).toEqual(answer('we'));
    const none = kept.expect('1', 'what');
    const other = kept.find('1', 'what');
    none(null);
    expect(await other).toBeNull();
    expect(kept.find('1', 'what')).toBeNull();
  });

  it('take no more memory than is allowed: the oldest go first', () => {
    const kept = new KeptAnswers(2500);
    void kept.find('1', '');
    for (let number = 0; number < 10; number++) kept.expect('1', `q${number}`)(answer('x'.repeat(500)));
    expect(kept.size).toBe(3);
    expect(kept.find('1', 'q0')).toBeNull();
    expect(kept.find('1', 'q9')).not.toBeNull();
  });
});

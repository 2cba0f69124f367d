import { describe, expect, it } from '@jest/globals';
import { Memory } from './memory.js';

const sized = (value: string) => ({ value, bytes: value.length });

describe('what is remembered', () => {
  it('is given again for the same key and version', () => {
    const memory = new Memory(10_000);
    expect(memory.find('1', 'who')).toBeNull();
    memory.expect('1', 'who')(sized('we'));
    expect(memory.find('1', 'who')).toBe('we');
    expect(memory.find('1', 'what')).toBeNull();
  });

  it('is forgotten as soon as it is asked for under another version', () => {
    const memory = new Memory(10_000);
    memory.expect('1', 'who')(sized('we'));
    expect(memory.find('2', 'who')).toBeNull();
    expect(memory.find('1', 'who')).toBeNull();
    expect(memory.size).toBe(0);
  });

  it('is not kept when the version has passed while it was found', () => {
    const memory = new Memory(10_000);
    const settle = memory.expect('1', 'who');
    void memory.find('2', 'who');
    settle(sized('we'));
    expect(memory.find('2', 'who')).toBeNull();
    expect(memory.size).toBe(0);
  });

  it('is waited for by others who ask for the same, also when nothing comes of it', async () => {
    const memory = new Memory(10_000);
    const settle = memory.expect('1', 'who');
    const others = [memory.find('1', 'who'), memory.find('1', 'who')];
    settle(sized('we'));
    for (const other of others) expect(await other).toBe('we');
    const none = memory.expect('1', 'what');
    const other = memory.find('1', 'what');
    none(null);
    expect(await other).toBeNull();
    expect(memory.find('1', 'what')).toBeNull();
  });

  it('takes no more memory than is allowed: the oldest go first, and what is greater is not kept', () => {
    const memory = new Memory(2500);
    for (let number = 0; number < 10; number++) memory.expect('1', `q${number}`)(sized('x'.repeat(500)));
    expect(memory.size).toBe(3);
    expect(memory.find('1', 'q0')).toBeNull();
    expect(memory.find('1', 'q9')).not.toBeNull();
    memory.expect('1', 'great')(sized('x'.repeat(2500)));
    expect(memory.find('1', 'great')).toBeNull();
    expect(memory.size).toBe(3);
  });

  it('is found once for all who ask at the same time, and again after a failure', async () => {
    const memory = new Memory(10_000);
    let looked = 0;
    const look = () => Promise.resolve(sized(`look ${++looked}`));
    const fail = () => Promise.reject(new Error('gone'));
    await expect(memory.of('1', 'who', fail)).rejects.toThrow('gone');
    expect(await Promise.all([memory.of('1', 'who', look), memory.of('1', 'who', look)])).toEqual(['look 1', 'look 1']);
    expect(await memory.of('1', 'who', look)).toBe('look 1');
    expect(await memory.of('2', 'who', look)).toBe('look 2');
  });
});

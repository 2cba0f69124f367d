import { describe, expect, it } from '@jest/globals';
import { type TcpConnection, TcpConnections } from './connections.js';

let time = 0;
const ended: string[] = [];
const connection = (name: string): TcpConnection => ({ address: name[0]!, end: () => ended.push(name) });

/** Connections of these names, whose first letter is the address, one second after the other. */
function opened(names: readonly string[], limits = { most: 4, share: 2 }): readonly [TcpConnections, TcpConnection[]] {
  time = 0;
  ended.length = 0;
  const connections = new TcpConnections(limits, () => time);
  const made = names.map((name) => {
    const each = connection(name);
    time += 1000;
    expect(connections.open(each)).toBe(true);
    return each;
  });
  return [connections, made];
}

describe('connections of visitors', () => {
  it('that are idle yield to who comes from another address, the one that was idle longest first', () => {
    const [connections] = opened(['a1', 'a2', 'b1', 'b2']);
    expect(connections.open(connection('c1'))).toBe(true);
    expect(ended).toEqual(['a1']);
    expect(connections.size).toBe(4);
  });

  it('on which something is under way stay', () => {
    const [connections, [a1, a2, b1, b2]] = opened(['a1', 'a2', 'b1', 'b2']);
    for (const each of [a1!, b1!, b2!]) connections.begin(each);
    expect(connections.open(connection('c1'))).toBe(true);
    expect(ended).toEqual(['a2']);
    expect(a2).toBeDefined();
    expect(connections.open(connection('d1'))).toBe(false);
    connections.done(b1!);
    expect(connections.open(connection('d1'))).toBe(true);
    expect(ended).toEqual(['a2', 'b1']);
  });

  it('of one address yield to another of it only after an honest telephone would have asked', () => {
    const [connections] = opened(['a1', 'a2']);
    time = 5999;
    expect(connections.open(connection('a3'))).toBe(false);
    time = 6000;
    expect(connections.open(connection('a3'))).toBe(true);
    expect(ended).toEqual(['a1']);
  });

  it('leave room when they are closed, by whomever', () => {
    const [connections, [a1]] = opened(['a1', 'a2']);
    connections.close(a1!);
    connections.close(a1!);
    expect(connections.open(connection('a3'))).toBe(true);
    expect(ended).toEqual([]);
  });
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { raw } from '../support/ask.js';
import { eventually } from '../support/eventually.js';
import { client } from '../support/given.js';
import { ownOffice } from '../support/own-office.js';
import { openSocket } from '../support/socket.js';
import { attackSlowly } from '../torture/slow-strangers.js';

const MOST = 8;
const { office, end } = await ownOffice({
  environment: {
    TRUST_PROXY: '127.0.0.1',
    REQUEST_SECONDS: '20',
    BODIES_PER_ADDRESS: String(MOST),
    LOG_LEVEL: 'error',
    JOBS: 'off',
  },
});

afterAll(end);

interface Slow {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  /** All that the office has said. */
  readonly heard: () => string;
}

/** Somebody who promises a body and sends no more than its beginning, as a proxy hands it on. */
async function slow(from: string, head = 'content-length: 5000\r\n\r\n{'): Promise<Slow> {
  const socket = connect(Number(new URL(office.url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: office\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\n${head}`,
  );
  return { socket, closed, heard: () => heard };
}

const asks = async (from: string): Promise<unknown> => {
  const { status, data } = await raw(client(office, { 'x-forwarded-for': from }), '{ office { name } }');
  return data == null ? status : 'answered';
};

describe('32.3 whoever sends a request slowly', () => {
  it('is ended when its headers, or all of it, take too long', async () => {
    const [body, headers] = [await slow('10.8.0.1'), await slow('10.8.0.1', 'x-slow: ')];
    const drip = setInterval(() => [body, headers].forEach(({ socket }) => socket.writable && socket.write('a')), 500);
    await Promise.all([body.closed, headers.closed]);
    clearInterval(drip);
    expect([body.heard(), headers.heard()]).toEqual([
      expect.stringMatching(/^HTTP\/1\.1 408 /),
      expect.stringMatching(/^HTTP\/1\.1 408 /),
    ]);
  });

  it('keeps out nobody at another address, and its own only for as long as an honest telephone needs', async () => {
    const strangers = await Promise.all(Array.from({ length: MOST }, () => slow('10.8.1.1')));
    // The office has seen the headers of all when it refuses one more.
    await eventually(async () => expect(await asks('10.8.1.1')).toBe(429));
    expect(await asks('10.8.1.2')).toBe('answered');
    await pause(5000);
    expect(await asks('10.8.1.1')).toBe('answered');
    // What ended the first of them may be on its way yet.
    await eventually(() =>
      expect(strangers.filter(({ socket, heard }) => socket.destroyed || heard() !== '')).not.toHaveLength(0),
    );
    strangers.forEach(({ socket }) => socket.destroy());
    await eventually(async () =>
      expect(await Promise.all(Array.from({ length: MOST - 1 }, () => asks('10.8.1.1')))).toEqual(
        Array<string>(MOST - 1).fill('answered'),
      ),
    );
  });

  it('is counted by the network of an IPv6 address', async () => {
    const strangers = await Promise.all(Array.from({ length: MOST }, (_, n) => slow(`2001:db8:7:7::${String(n)}`)));
    await eventually(async () => expect(await asks('2001:db8:7:7:ffff::1')).toBe(429));
    expect(await asks('2001:db8:7:8::1')).toBe('answered');
    strangers.forEach(({ socket }) => socket.destroy());
  });
});

describe('32.3 a pub with forty telephones at one address', () => {
  it('is let in with all its requests and WebSockets at once, with the settings that an office has by itself', async () => {
    const pub = await ownOffice({ environment: { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' } });
    try {
      const from = { 'x-forwarded-for': '10.9.0.1' };
      const sockets = await Promise.all(Array.from({ length: 40 }, () => openSocket(pub.office, from)));
      const body = ' '.repeat(50_000);
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => raw(client(pub.office, from), `{ office { name } }${body}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(40).fill(200));
      expect(sockets.every(({ socket }) => socket.readyState === 1)).toBe(true);
      sockets.forEach(({ close }) => close());
    } finally {
      await pub.end();
    }
  });
});

describe('32.3 slow strangers who want all descriptors', () => {
  it('leave some for others, for files and for the database: nobody is kept waiting, and nothing is spoilt afterwards', async () => {
    const held = await attackSlowly({ connections: 300, seconds: 5, descriptors: 320 });
    expect(held).toMatchObject({ page: 200, ready: 200 });
    expect(held.answered).toBeGreaterThan(held.failed);
  });
});

describe('51 strangers who hold connections and ask nothing', () => {
  it('yield to newcomers: 1,500 from each of two addresses keep out nobody at a third', async () => {
    const addresses = ['127.0.0.1', '127.0.0.3'];
    const held = await attackSlowly({ connections: 1500, addresses, idle: true, seconds: 5, descriptors: 1024 });
    expect(held).toMatchObject({ failed: 0, page: 200, ready: 200 });
    expect(held.answered).toBeGreaterThan(5);
  });
});

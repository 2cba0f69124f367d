import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Resolve, WebhookSender } from './webhook-sender.js';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function receiver(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A resolver that answers each question with the next addresses, and the last ones for ever. */
function resolver(...answers: readonly (readonly string[])[]): Resolve & { asked: number } {
  const resolve = Object.assign(
    ((_name, _options, callback) => {
      const addresses = answers[Math.min(resolve.asked++, answers.length - 1)]!;
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    }) as Resolve,
    { asked: 0 },
  );
  return resolve;
}

/** @param seconds how long a receiver may take; little where it is to be too long, much where it answers */
function senderTo(port: number, networks: readonly string[], resolve?: Resolve, seconds = 30): WebhookSender {
  return new WebhookSender({ http: true, ports: [port], networks, seconds }, resolve);
}

const here = ['127.0.0.1/32'];

describe('a message to a webhook', () => {
  it('reaches its receiver as it was signed', async () => {
    const got: unknown[] = [];
    const port = await receiver((request, response) => {
      request.on('data', (chunk: Buffer) => got.push(request.headers['webhook-id'], chunk.toString()));
      request.on('end', () => response.writeHead(201).end());
    });
    const sender = senderTo(port, here, resolver(['127.0.0.1']));
    const sent = await sender.send(`http://receiver.test:${port}/`, { 'webhook-id': '7' }, '{"é":1}');
    expect(sent).toEqual({ kind: 'answered', status: 201 });
    expect(got).toEqual(['7', '{"é":1}']);
  });

  it.each([[['127.0.0.1']], [['::1']], [['10.0.0.1']], [['93.184.216.34', '169.254.169.254']], [[]]])(
    'is not sent to a name that leads to %j',
    async (addresses) => {
      let asked = 0;
      const port = await receiver((_, response) => response.end(String(++asked)));
      const sent = await senderTo(port, [], resolver(addresses)).send(`http://receiver.test:${port}/`, {}, '{}');
      expect(sent).toEqual({ kind: 'refused', problem: 'address: inner' });
      expect(asked).toBe(0);
    },
  );

  it('goes to the addresses that were looked at: a name that leads elsewhere a moment later is not asked again', async () => {
    const port = await receiver((_, response) => response.writeHead(204).end());
    const resolve = resolver(['127.0.0.1'], ['10.0.0.1']);
    const sender = senderTo(port, here, resolve);
    expect(await sender.send(`http://receiver.test:${port}/`, {}, '{}')).toEqual({ kind: 'answered', status: 204 });
    expect(resolve.asked).toBe(1);
    expect(await sender.send(`http://receiver.test:${port}/`, {}, '{}')).toMatchObject({ kind: 'refused' });
  });

  it('is not sent after a redirect', async () => {
    let reached = 0;
    const inside = await receiver((_, response) => response.end(String(++reached)));
    const port = await receiver((_, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${inside}/` }).end(),
    );
    expect(await senderTo(port, here).send(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({
      kind: 'answered',
      status: 307,
    });
    expect(reached).toBe(0);
  });

  it('is given up when no answer comes in time', async () => {
    const port = await receiver(() => undefined);
    expect(await senderTo(port, here, undefined, 0.3).send(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({
      kind: 'failed',
      problem: 'timeout',
    });
  });

  it('reads only the beginning of an answer without end', async () => {
    let written = 0;
    let over: () => void = () => undefined;
    const cut = new Promise<void>((resolve) => (over = resolve));
    const port = await receiver((_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000))) written += 10_000;
      };
      response.on('drain', more).on('close', over);
      response.writeHead(200);
      more();
    });
    expect(await senderTo(port, here).send(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({
      kind: 'answered',
      status: 200,
    });
    await cut;
    expect(written).toBeLessThan(50_000_000);
  });

  it('does not take an answer whose head has no end', async () => {
    const port = await receiver((request) => {
      request.socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`);
    });
    expect(await senderTo(port, here).send(`http://127.0.0.1:${port}/`, {}, '{}')).toMatchObject({ kind: 'failed' });
  });

  it('says in a word when nobody is there', async () => {
    const port = await receiver(() => undefined);
    servers.pop()!.close();
    expect(await senderTo(port, here).send(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({
      kind: 'failed',
      problem: 'ECONNREFUSED',
    });
  });

  it('is held against the settings of now, not of the time when it was registered', async () => {
    const sender = new WebhookSender({ http: false, ports: [443], networks: [], seconds: 1 });
    expect(await sender.send('http://example.org/', {}, '{}')).toEqual({
      kind: 'refused',
      problem: 'address: scheme',
    });
  });
});

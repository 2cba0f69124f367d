import { createConnection, type Socket } from 'node:net';

/** One request, as it goes over the wire. */
export interface Request {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

export interface Load {
  readonly answers: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Sends the same request over some connections for a while, the next as soon as there is an answer. It shares the machine with
 * what it measures, so it does nothing else: it knows of HTTP no more than the length of a body.
 * @throws Error for any answer but one with the status 200 and without errors
 */
export async function load(request: Request, connections: number, seconds: number): Promise<Load> {
  const message = wire(request);
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, () => keepAsking(request.url, message, end, times)));
  const took = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return {
    answers: times.length,
    perSecond: times.length / took,
    median: times[times.length >> 1]!,
    p99: times[Math.floor(times.length * 0.99)]!,
  };
}

function wire({ url, headers = {}, body }: Request): Buffer {
  const { host, pathname } = new URL(url);
  const text = JSON.stringify(body);
  const given = Object.entries({ host, 'content-type': 'application/json', ...headers }).map((pair) => pair.join(': '));
  return Buffer.from(
    `POST ${pathname} HTTP/1.1\r\n${given.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}

function keepAsking(url: string, message: Buffer, end: number, times: number[]): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket: Socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
    let asked = 0;
    let received: Buffer[] = [];
    let missing = -1;
    const ask = (): void => {
      if (performance.now() >= end) {
        socket.end();
        resolve();
        return;
      }
      received = [];
      missing = -1;
      asked = performance.now();
      socket.write(message);
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (missing < 0) {
        const all = received.length === 1 ? chunk : Buffer.concat(received);
        const head = all.indexOf(END_OF_HEAD);
        if (head < 0) return;
        const words = all.toString('latin1', 0, head);
        if (!words.startsWith('HTTP/1.1 200') || all.includes('"errors":')) {
          reject(new Error(all.toString('utf8', 0, 1000)));
          socket.destroy();
          return;
        }
        missing = head + 4 + Number(/content-length: (\d+)/i.exec(words)![1]) - all.length;
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      times.push(performance.now() - asked);
      ask();
    });
  });
}

import { createConnection, type Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * A connection over which one request follows the other. It shares the machine with what is measured, so it knows of HTTP no
 * more than the length of a body: `fetch` would take as long as the database.
 */
export class Connection {
  private received: Buffer[] = [];
  /** Bytes of the answer that are still to come; −1 before its head has come whole. */
  private missing = -1;
  private waiting: { resolve: (body: string) => void; reject: (error: Error) => void } | null = null;

  private constructor(
    private readonly socket: Socket,
    private readonly head: string,
  ) {
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('error', (error) => this.waiting?.reject(error));
    socket.on('close', () => this.waiting?.reject(new Error('The connection was closed.')));
  }

  /** @param headers sent with each request */
  static open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Connection> {
    const { hostname, port, host, pathname } = new URL(url);
    const given = Object.entries({ host, 'content-type': 'application/json', ...headers }).map((pair) =>
      pair.join(': '),
    );
    return new Promise((resolve, reject) => {
      const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new Connection(socket, `POST ${pathname} HTTP/1.1\r\n${given.join('\r\n')}\r\ncontent-length: `));
      });
    });
  }

  /** @throws Error for an answer whose status is not 200 */
  async post(body: object): Promise<unknown> {
    const text = JSON.stringify(body);
    const answer = new Promise<string>((resolve, reject) => (this.waiting = { resolve, reject }));
    this.socket.write(`${this.head}${Buffer.byteLength(text)}\r\n\r\n${text}`);
    return JSON.parse(await answer);
  }

  end(): void {
    this.waiting = null;
    this.socket.end();
  }

  private receive(chunk: Buffer): void {
    this.received.push(chunk);
    if (this.missing >= 0) this.missing -= chunk.length;
    else this.readHead();
    if (this.missing !== 0) return;
    const whole = Buffer.concat(this.received);
    this.received = [];
    this.missing = -1;
    const { resolve, reject } = this.waiting!;
    if (!whole.toString('latin1', 0, 12).endsWith(' 200')) reject(new Error(whole.toString('utf8', 0, 1000)));
    else resolve(whole.toString('utf8', whole.indexOf(END_OF_HEAD) + END_OF_HEAD.length));
  }

  private readHead(): void {
    const all = Buffer.concat(this.received);
    const end = all.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(all.toString('latin1', 0, end))![1]);
    this.missing = end + END_OF_HEAD.length + length - all.length;
  }
}

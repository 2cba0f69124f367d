import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A message of the office, as it came in. */
export interface ReceivedMessage {
  /** The path of the webhook: each test has its own. */
  readonly path: string;
  readonly id: string;
  readonly seconds: number;
  readonly signatures: readonly string[];
  readonly body: string;
  /** The body, read. */
  readonly content: {
    readonly type: string;
    readonly timestamp: string;
    readonly data: Readonly<Record<string, unknown>>;
  };
}

/** A receiver of webhooks as somebody would write one. */
export interface WebhookReceiver {
  readonly port: number;
  /** For an office that signs, and may send to it: without them the office sends to nobody on its own machine. */
  readonly settings: Readonly<Record<string, string>>;
  /** The address of a webhook of this receiver. */
  url(path: string): string;
  /** What came in at a path. */
  at(path: string): readonly ReceivedMessage[];
  /** With which statuses the next messages at a path are answered; null leaves one without an answer. Then 204 again. */
  answer(path: string, ...statuses: readonly (number | null)[]): void;
  /** With what all messages at a path are answered. */
  always(path: string, status: number): void;
  /** Answers those that were left without an answer. */
  relent(): void;
  end(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const messages: ReceivedMessage[] = [];
  const next = new Map<string, (number | null)[]>();
  const usual = new Map<string, number>();
  const kept: ServerResponse[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const path = request.url!.slice(1);
      const header = (name: string): string => String(request.headers[name]);
      messages.push({
        path,
        id: header('webhook-id'),
        seconds: Number(header('webhook-timestamp')),
        signatures: header('webhook-signature').split(' '),
        body,
        content: JSON.parse(body) as ReceivedMessage['content'],
      });
      const status = next.get(path)?.shift();
      if (status === null) kept.push(response);
      else response.writeHead(status ?? usual.get(path) ?? 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    settings: {
      OFFICE_KEY: 'not-to-be-guessed-by-anybody-in-the-world',
      WEBHOOK_HTTP: 'on',
      WEBHOOK_NETWORKS: '127.0.0.1/32',
      WEBHOOK_PORTS: String(port),
    },
    url: (path) => `http://127.0.0.1:${port}/${path}`,
    at: (path) => messages.filter((message) => message.path === path),
    answer: (path, ...statuses) => void next.set(path, [...statuses]),
    always: (path, status) => void usual.set(path, status),
    relent: () => {
      for (const response of kept.splice(0)) response.writeHead(204).end();
    },
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Whether one of its signatures was made with the secret, as the Standard Webhooks specification says. */
export function isSignedWith({ id, seconds, body, signatures }: ReceivedMessage, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return signatures.includes(`v1,${expected}`);
}

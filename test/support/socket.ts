import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Answer, Office } from './office.js';

/** What comes in by one subscription, in its order. */
export interface Watch {
  /** The next event of the one field that was subscribed to. */
  readonly next: () => Promise<Event>;
  /** The next message as it is: `next`, `error` or `complete`, with its payload. */
  readonly message: () => Promise<Message>;
  /** All events that came in and were not asked for. */
  readonly unread: () => readonly Event[];
  readonly end: () => void;
}

export type Event = Readonly<Record<string, unknown>> & { readonly cursor: string };

export interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

export interface Socket {
  readonly watch: (query: string, variables?: Record<string, unknown>, id?: string) => Watch;
  readonly send: (message: object | string) => void;
  readonly socket: WebSocket;
  /** Code and reason with which the other side has closed it. */
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly close: () => void;
}

/** A WebSocket that has introduced itself, as graphql-transport-ws wants it. */
export async function openSocket(
  office: Pick<Office, 'url'>,
  headers: Record<string, string> = {},
  payload: object = {},
): Promise<Socket> {
  const opened = bareSocket(office, headers);
  const acknowledged = receive(opened, ({ type }) => type === 'connection_ack');
  await Promise.race([once(opened.socket as never, 'open'), opened.closed]);
  opened.send({ type: 'connection_init', payload });
  await Promise.race([
    acknowledged,
    opened.closed.then(({ code, reason }) => Promise.reject(new Error(`closed with ${code}: ${reason}`))),
  ]);
  return opened;
}

/** One that has said nothing yet. */
export function bareSocket(
  office: Pick<Office, 'url'>,
  headers: Record<string, string> = {},
  path = '/graphql',
): Socket {
  const socket = new WebSocket(`${office.url.replace('http', 'ws')}${path}`, 'graphql-transport-ws', { headers });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }));
    // Refused before it was opened: the status of the answer is in the message.
    socket.on('error', ({ message }) => resolve({ code: 0, reason: message }));
  });
  let made = 0;
  const bare: Socket = {
    socket,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    watch: (query, variables = {}, id = String(++made)) => watchOn(bare, id, query, variables),
    close: () => socket.close(),
  };
  return bare;
}

function watchOn(socket: Socket, id: string, query: string, variables: Record<string, unknown>): Watch {
  const waiting: Message[] = [];
  let asking: ((message: Message) => void) | null = null;
  const hear = (data: unknown): void => {
    const message = JSON.parse((data as Buffer).toString()) as Message;
    if (message.id !== id) return;
    if (asking === null) waiting.push(message);
    else asking(message);
    asking = null;
  };
  socket.socket.on('message', hear);
  socket.send({ id, type: 'subscribe', payload: { query, variables } });
  const message = (): Promise<Message> => {
    const first = waiting.shift();
    return first === undefined ? new Promise((resolve) => (asking = resolve)) : Promise.resolve(first);
  };
  return {
    message,
    next: async () => eventOf(await message()),
    unread: () => waiting.map(eventOf),
    end: () => {
      socket.socket.off('message', hear);
      socket.send({ id, type: 'complete' });
    },
  };
}

function eventOf(message: Message): Event {
  const { data, errors } = (message.payload ?? {}) as { data?: Answer['data']; errors?: unknown };
  if (message.type !== 'next' || errors !== undefined || data == null) throw new Error(JSON.stringify(message));
  return Object.values(data)[0] as Event;
}

function receive({ socket }: Socket, wanted: (message: Message) => boolean): Promise<Message> {
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as Message;
      if (wanted(message)) resolve(message);
    });
  });
}

import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Input, type Only, type Query, textOf } from './ask.js';
import type { Answer, Office } from './office.js';

/** What comes in by one subscription, in its order. */
export interface Watch<Event = unknown> {
  /** The next event of the one field that was subscribed to. */
  readonly next: () => Promise<Event>;
  /** The next message as it is: `next`, `error` or `complete`, with its payload. */
  readonly message: () => Promise<Message>;
  /** All events that came in and were not asked for. */
  readonly unread: () => readonly Event[];
  readonly end: () => void;
}

export interface Message {
  readonly id?: string;
  readonly type: string;
  /** Of `next` an answer, of `error` its errors. */
  readonly payload?: Partial<Pick<Answer, 'data' | 'errors'>> | Answer['errors'];
}

/** Variables, if any are needed, and an id of the subscription if the test names it. */
type Rest<V> = Partial<Input<V>> extends Input<V> ? [input?: Input<V>, id?: string] : [input: Input<V>, id?: string];

export interface Socket {
  readonly watch: <A extends object, V>(query: Query<A, V>, ...rest: Rest<V>) => Watch<NonNullable<Only<A>>>;
  /** A text as it is: what the schema forbids, or what a document says. */
  readonly watchRaw: (text: string, variables?: Readonly<Record<string, unknown>>) => Watch;
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
  // Each subscription listens for its own messages; many on one socket are no leak.
  socket.setMaxListeners(0);
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
    watch: (query, ...[options, id = String(++made)]) => watchOn(bare, id, textOf(query), { ...options }),
    watchRaw: (text, variables = {}) => watchOn(bare, String(++made), text, variables),
    close: () => socket.close(),
  };
  return bare;
}

/** @typeParam E what the text asks for */
function watchOn<E>(socket: Socket, id: string, query: string, variables: Readonly<Record<string, unknown>>): Watch<E> {
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
    next: async () => eventOf(await message()) as E,
    unread: () => waiting.map((each) => eventOf(each) as E),
    end: () => {
      socket.socket.off('message', hear);
      socket.send({ id, type: 'complete' });
    },
  };
}

function eventOf(message: Message): unknown {
  const { data, errors } = answerOf(message);
  if (message.type !== 'next' || errors.length > 0 || data === null) throw new Error(JSON.stringify(message));
  return Object.values(data)[0];
}

/** What has come as an answer to a subscription: an event, or the errors for which there is none. */
export function answerOf({ payload = {} }: Message): Pick<Answer, 'data' | 'errors'> {
  if ('length' in payload) return { data: null, errors: payload };
  return { data: payload.data ?? null, errors: payload.errors ?? [] };
}

/** The codes of the errors that have come instead of an event. */
export function codesOfErrors(message: Message): readonly unknown[] {
  return answerOf(message).errors.map(({ extensions }) => extensions['code']);
}

function receive({ socket }: Socket, wanted: (message: Message) => boolean): Promise<Message> {
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as Message;
      if (wanted(message)) resolve(message);
    });
  });
}

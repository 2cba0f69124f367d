/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLive } from '../api/live.js';
import { rendered } from './rendered.js';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** The other end of a socket, as graphql-ws speaks there. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readonly protocol = 'graphql-transport-ws';
  readyState = Socket.OPEN;
  readonly heard: Message[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { readonly data: string }) => void) | undefined;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | undefined;

  constructor(readonly address: string) {
    Socket.all.push(this);
    setTimeout(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    this.heard.push(message);
    if (message.type === 'connection_init') this.tell({ type: 'connection_ack' });
  }

  tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1000, reason = ''): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.({ code, reason });
  }

  /** What the page follows. */
  get followed(): Message | undefined {
    return this.heard.find(({ type }) => type === 'subscribe');
  }
}

const standing = { text: 'subscription Standing($year: Int!) { standing(year: $year) }', fragments: [] };

function Page() {
  const [leader, setLeader] = useState('Tóth');
  const state = useLive<{ standing: string }, { year: number }>(standing, { year: 2026 }, (told) =>
    setLeader(told.standing),
  );
  return (
    <p>
      {leader}, {state}
    </p>
  );
}

const socket = (index: number): Promise<Socket> =>
  waitFor(() => {
    const found = Socket.all[index];
    if (found?.followed === undefined) throw new Error('nothing is followed yet');
    return found;
  }, WAIT);
/** The pause before graphql-ws connects again is a second and more. */
const WAIT = { timeout: 20_000 };

describe('what a page follows', () => {
  const { WebSocket: real } = globalThis;
  beforeEach(() => {
    Socket.all = [];
    globalThis.WebSocket = Socket as never;
  });
  afterEach(() => {
    globalThis.WebSocket = real;
  });

  it('is told in the language of the page, and shown as it comes; after an interruption it is followed again', async () => {
    await rendered(() => <Page />);
    expect(screen.getByText('Tóth, starting')).toBeTruthy();
    const first = await socket(0);
    expect(first.heard[0]).toMatchObject({ type: 'connection_init', payload: { 'accept-language': 'en' } });
    expect(first.followed).toMatchObject({ payload: { variables: { year: 2026 } } });
    await screen.findByText('Tóth, live');
    act(() => first.tell({ type: 'next', id: first.followed!.id!, payload: { data: { standing: 'Ács' } } }));
    await screen.findByText('Ács, live');
    act(() => first.close(1006));
    await screen.findByText('Ács, interrupted');
    const second = await socket(1);
    expect(second.followed).toMatchObject({ payload: { variables: { year: 2026 } } });
    await screen.findByText('Ács, live', {}, WAIT);
  });
});

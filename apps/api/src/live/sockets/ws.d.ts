/** What the office uses of the package, which brings no types along. */
declare module 'ws' {
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  export class WebSocket {
    constructor(url: string, protocols?: string | string[], options?: { readonly headers?: Record<string, string> });
    readonly protocol: string;
    readonly readyState: 0 | 1 | 2 | 3;
    /** Bytes that the other side has not taken yet. */
    readonly bufferedAmount: number;
    send(data: string, sent?: (error?: Error) => void): void;
    ping(): void;
    close(code?: number, reason?: string): void;
    terminate(): void;
    on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): this;
    on(event: 'open' | 'ping' | 'pong', listener: () => void): this;
    on(event: 'close', listener: (code: number, reason: Buffer) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    pause(): void;
  }

  export class WebSocketServer {
    constructor(options: {
      readonly noServer: true;
      readonly maxPayload: number;
      readonly handleProtocols: (protocols: Set<string>) => string | false;
    });
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, opened: (socket: WebSocket) => void): void;
  }
}

import { type BeforeApplicationShutdown, HttpStatus, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';
import { type Context, handleProtocols, makeServer } from 'graphql-ws';
import { setTimeout as pause } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { Authentication } from '../../../platform/requests/authentication.js';
import type { Caller } from '../../../platform/requests/caller.js';
import { isForeign } from '../../../platform/requests/foreign-requests.js';
import { type Configuration, CONFIGURATION } from '../../../platform/configuration/configuration.js';
import { formatErrors } from '../../../platform/graphql/error-formatter.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { ChangeFeed } from '../change-feed.js';
import { SocketConnection } from './connection.js';
import { SocketConnections } from './connections.js';
import { Operations } from './operations.js';
import { receiveUpgrades, type Upgrade } from './upgrades.js';

/** Close codes of the protocol graphql-transport-ws, and of WebSocket itself. */
const FORBIDDEN = 4403;
const GOING_AWAY = 1001;

/** Bytes of one message of a client. */
const LARGEST_MESSAGE = 65_536;
/** Milliseconds that a client has to introduce itself, and to take its leave. */
const PATIENCE = { introduction: 10_000, farewell: 1000 } as const;

type Told = Context<Record<string, unknown>, SocketConnection>;

/** WebSockets at /graphql that speak graphql-transport-ws. */
@Injectable()
export class SocketsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, handleProtocols });
  private readonly connections: SocketConnections;
  private readonly protocol = makeServer<Record<string, unknown>, SocketConnection>({
    connectionInitWaitTimeout: PATIENCE.introduction,
    onConnect: ({ extra, connectionParams = {} }) => this.introduce(extra, connectionParams),
    onSubscribe: (context, _, payload) => this.prepare(context, payload),
    subscribe: (operation) => this.operations.subscribe(operation as Parameters<Operations['subscribe']>[0]),
    onNext: ({ extra }, _id, _payload, _operation, { data = null, errors }) =>
      errors === undefined ? undefined : this.formatted(extra, { data, errors }),
    onError: ({ extra }, _id, _payload, errors) => [...this.formatted(extra, { errors }).errors],
  });

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly authentication: Authentication,
    private readonly operations: Operations,
    private readonly feed: ChangeFeed,
    private readonly metrics: Metrics,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {
    this.connections = new SocketConnections(configuration.live);
  }

  onModuleInit(): void {
    receiveUpgrades(this.host.httpAdapter.getInstance<FastifyInstance>(), (upgrade) => this.accept(upgrade));
    this.metrics.gauge('office_sockets', 'Open WebSockets.', () => this.connections.all().length);
    this.connections.watch(this.configuration.live.heartbeat * 1000, (connection) => this.reconsider(connection));
    this.feed.guard(async (accountIds) => {
      const concerned = this.connections.all().filter(({ caller }) => accountIds.has(caller?.account?.id ?? ''));
      await Promise.all(concerned.map((connection) => this.reconsider(connection)));
    });
  }

  /** Programs connect again, to another process; the browser's page when it is needed next. */
  async beforeApplicationShutdown(): Promise<void> {
    const connections = this.connections.close();
    for (const { socket } of connections) socket.close(GOING_AWAY, 'The office is closing: connect again.');
    const gone = Promise.all(connections.map(({ closed }) => closed));
    await Promise.race([gone, pause(PATIENCE.farewell, undefined, { ref: false })]);
    for (const { socket } of connections) socket.terminate();
  }

  private accept(upgrade: Upgrade): boolean {
    const { request, reply } = upgrade;
    const refuse = (status: HttpStatus, message: string): false => {
      void reply.code(status).header('connection', 'close').send({ message });
      return false;
    };
    if (request.routeOptions.url !== '/graphql') return refuse(HttpStatus.NOT_FOUND, 'WebSockets are at /graphql.');
    if (isForeign(request, this.configuration.publicUrl) && request.headers.cookie !== undefined) {
      return refuse(HttpStatus.FORBIDDEN, 'A page of another site cannot use the login of this one.');
    }
    const full = this.connections.refusal(request.ip);
    if (full !== null) return refuse(full.status, full.message);
    this.server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (socket) => this.open(socket, upgrade));
    return true;
  }

  private open(socket: WebSocket, { request, reply }: Upgrade): void {
    const connection = new SocketConnection(socket, request, reply);
    const closed = this.protocol.opened(connection, connection);
    this.connections.add(connection);
    socket.on('close', (code, reason) => {
      this.connections.remove(connection);
      void closed(code, reason.toString());
    });
  }

  /** False closes the connection as forbidden: a token was sent that is none. */
  private async introduce(connection: SocketConnection, payload: Record<string, unknown>): Promise<boolean> {
    connection.introduction = {
      authorization: textOrNothing(payload['authorization']),
      'accept-language': textOrNothing(payload['accept-language']),
    };
    connection.caller = await this.callerOf(connection);
    return !connection.caller.isTokenRefused;
  }

  private async prepare({ extra, subscriptions }: Told, payload: Parameters<Operations['prepare']>[0]) {
    if (Object.keys(subscriptions).length > this.configuration.live.subscriptionsPerSocket) return [tooMany];
    await this.reconsider(extra);
    const { caller, request, reply } = extra;
    return this.operations.prepare(payload, { caller: caller!, request, reply });
  }

  /** A login that has ended, or whose rights have changed, ends the connection: it was opened by somebody else, as it were. */
  private async reconsider(connection: SocketConnection): Promise<void> {
    if (connection.caller?.account == null) return;
    const { account } = await this.callerOf(connection);
    if (JSON.stringify(account) === JSON.stringify(connection.caller.account)) return;
    connection.caller = { ...connection.caller, account: null };
    connection.socket.close(FORBIDDEN, 'The login has ended or its rights have changed: connect again.');
  }

  private formatted(
    { reply, caller }: SocketConnection,
    execution: Parameters<typeof formatErrors>[0],
  ): ReturnType<typeof formatErrors>['response'] {
    const { response } = formatErrors(execution, reply, caller?.language ?? 'en');
    this.metrics.failed(response.errors);
    return response;
  }

  private callerOf({ request, introduction }: SocketConnection): Promise<Caller> {
    return this.authentication.callerOfSocket(request, introduction);
  }
}

function textOrNothing(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const tooMany = new GraphQLError('This connection has as many subscriptions as are allowed. End one first.', {
  extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' },
});

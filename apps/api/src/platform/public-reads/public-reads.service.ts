import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../requests/reader-language.js';
import { type Configuration, CONFIGURATION } from '../configuration/configuration.js';
import type { ReadSource } from '../database/replica/read-source.js';
import { hasErrors, noteSummary, type RequestSummary, summaryOf } from '../requests/request-summary.js';
import { Metrics } from '../metrics/metrics.js';
import { forbidKeeping, isAnonymous, letKeep, wantsLatest } from './http-caching.js';
import { Memory, type Sized } from '../memory/memory.js';
import { ReadSources } from '../memory/read-sources.service.js';

/** Characters of a question; longer ones (sheets to be verified) are nobody else's. */
const LONGEST = 10_000;
const REPLICA_AGE = 'x-replica-age';

/** An answer as it was sent, byte by byte. */
interface KeptAnswer {
  readonly body: Buffer;
  readonly contentType: string;
  /** For the log and the metrics: what was asked. */
  readonly summary: RequestSummary;
}

/** A public question whose answer is being found. */
interface Pending {
  readonly source: ReadSource;
  readonly settle: (answer: Sized<KeptAnswer> | null) => void;
}

/**
 * What anybody may read is answered from memory as long as nothing was committed since: each request asks the database for
 * its version, and an answer is given again only if it was found at that very version. So it is never stale, whichever
 * process has written. Where there is a replica, it is asked instead.
 */
@Injectable()
export class PublicReads implements OnModuleInit {
  private readonly pending = new WeakMap<FastifyRequest, Pending>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
    private readonly sources: ReadSources,
    private readonly memory: Memory,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    const { answerMemory, replica } = this.configuration;
    this.metrics.gauge('office_kept_answers', 'Answers and tables that are in memory.', () => this.memory.size);
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    if (answerMemory > 0 || replica !== null) {
      server.addHook('preHandler', (request, reply, done) => {
        const question = questionOf(request);
        if (question === null || (replica !== null && wantsLatest(request))) done();
        else this.answer(question, request, reply, done).catch(done);
      });
      // A request that is cut off sends no answer, so those that wait for it must find their own.
      server.addHook('onResponse', (request, _, done) => {
        this.pending.get(request)?.settle(null);
        done();
      });
    }
    server.addHook('onSend', (request, reply, payload, done) => {
      done(null, request.routeOptions.url === '/graphql' ? this.finish(request, reply, payload) : payload);
    });
  }

  private async answer(
    question: string,
    request: FastifyRequest,
    reply: FastifyReply,
    goOn: () => void,
  ): Promise<void> {
    const now = await this.sources.now();
    if (now === null) {
      goOn();
      return;
    }
    const { version, source, age } = now;
    const found = this.memory.find<KeptAnswer>(version, question);
    const answer = found instanceof Promise ? await found : found;
    tellAge(reply, age);
    if (answer !== null) {
      this.metrics.read('memory');
      noteSummary(request, answer.summary);
      void reply.header('content-type', answer.contentType).send(answer.body);
      return;
    }
    this.metrics.read(age === null ? 'database' : 'replica');
    const settle = found === null ? this.memory.expect<KeptAnswer>(version, question) : () => undefined;
    this.sources.choose(request, source);
    this.pending.set(request, { source, settle });
    goOn();
  }

  /** Keeps what may be kept, and tells caches between here and the reader what they may keep. */
  private finish(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
    const pending = this.pending.get(request);
    const summary = summaryOf(request);
    const isWhole = reply.statusCode === 200 && !hasErrors(request) && summary?.operation.startsWith('query ') === true;
    const isPublic = isWhole && summary.accountId === null && isAnonymous(request);
    if (pending !== undefined) {
      if (!pending.source.wasReplica) tellAge(reply, null);
      const contentType = String(reply.getHeader('content-type'));
      const body = isPublic && typeof payload === 'string' ? Buffer.from(payload) : null;
      pending.settle(body && { value: { body, contentType, summary: summary! }, bytes: body.length });
    }
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (isSafe && isPublic && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
      return letKeep(request, reply, payload);
    }
    forbidKeeping(reply);
    return payload;
  }
}

/** How old what is read may be at most: in seconds, and in whole ones as HTTP counts them. */
function tellAge(reply: FastifyReply, age: number | null): void {
  if (age === null) void reply.removeHeader(REPLICA_AGE).removeHeader('age');
  else {
    // Both are upper bounds, so both are rounded up.
    const tenths = Math.ceil(age * 10);
    void reply.headers({ [REPLICA_AGE]: (tenths / 10).toFixed(1), age: Math.ceil(tenths / 10) });
  }
}

/** What is asked and in which language, in one text; null for what is not read, or not by just anybody. */
function questionOf(request: FastifyRequest): string | null {
  const { method, headers, routeOptions } = request;
  if (routeOptions.url !== '/graphql' || (method !== 'POST' && method !== 'GET') || !isAnonymous(request)) return null;
  const { query, variables, operationName } = ((method === 'GET' ? request.query : request.body) ?? {}) as {
    readonly query?: unknown;
    readonly variables?: unknown;
    readonly operationName?: unknown;
  };
  // Every mutation has this word. A query that has it for something else is answered without the memory, which only costs time.
  if (typeof query !== 'string' || query.length > LONGEST || /\bmutation\b/.test(query)) return null;
  const question = JSON.stringify([
    'answer',
    method,
    languageOf(headers['accept-language']),
    operationName,
    variables,
    query,
  ]);
  return question.length > LONGEST ? null : question;
}

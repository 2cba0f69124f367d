import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  type ExecutionArgs,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { type Configuration, CONFIGURATION } from '../../../platform/configuration/configuration.js';
import { ReadSource } from '../../../platform/database/replica/read-source.js';
import { summaryFrom } from '../../../platform/requests/request-summary.js';
import { measure, refuseExcess } from '../../../platform/graphql/limits.js';
import { refuseUnsound, refuseUnsoundQuery } from '../../../platform/graphql/sound-variables.js';
import type { RequestContext } from '../../../platform/requests/request-context.js';
import type { Change } from '../change.types.js';
import type { Mailbox } from '../mailbox.js';

/** Answers kept for others who ask the same. */
const MOST_SHARED = 200;

export interface Operation extends ExecutionArgs {
  readonly contextValue: RequestContext;
  /** The same for all who ask the same in the same language; null where the answer depends on the caller. */
  readonly sharedAs: string | null;
}

/** Subscriptions as GraphQL: bounded like every query, and answered anew at each change. */
@Injectable()
export class Operations {
  private readonly shared = new Map<string, Promise<ExecutionResult>>();

  constructor(
    private readonly schemas: GraphQLSchemaHost,
    /** The database itself: what is told of as changed is not on a replica yet. */
    private readonly source: ReadSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** What the payload asks for, or what is wrong with it. */
  prepare(payload: SubscribePayload, context: Omit<RequestContext, 'source'>): Operation | readonly GraphQLError[] {
    const { schema } = this.schemas;
    const { queryLimits } = this.configuration;
    const { query, operationName = null } = payload;
    const variableValues = payload.variables ?? {};
    let document: DocumentNode;
    try {
      refuseUnsoundQuery(query);
      document = parsed(query, queryLimits.tokens);
      const invalid = validate(schema, document);
      if (invalid.length > 0) return invalid.map(asInvalid);
      const measured = measure(schema, document, variableValues);
      const summary = summaryFrom(document, measured, context.caller);
      context.request.log.info(summary, 'subscription');
      refuseExcess(measured, queryLimits);
      refuseUnsound(variableValues);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [onlySubscriptions];
    const question = JSON.stringify([context.caller.language, query, variableValues, operationName]);
    const sharedAs = context.caller.account === null ? createHash('sha256').update(question).digest('base64') : null;
    return {
      schema,
      document,
      variableValues,
      operationName,
      contextValue: { ...context, source: this.source },
      sharedAs,
    };
  }

  async subscribe(operation: Operation): Promise<Answers | ExecutionResult> {
    const stream = await createSourceEventStream(operation);
    if (!(Symbol.asyncIterator in stream)) return stream;
    return new Answers(stream as Mailbox, (change) => this.answer(operation, change));
  }

  /** A thousand who watch the same table are answered by one query. */
  private answer(operation: Operation, change: Change): Promise<ExecutionResult> {
    // What begins shows all there is now, so an earlier answer would be out of date.
    if (operation.sharedAs === null || change.kind === 'begin') return this.execute(operation, change);
    const key = [operation.sharedAs, change.cursor, change.topic, change.id, change.year].join(' ');
    const known = this.shared.get(key);
    if (known !== undefined) return known;
    const answer = this.execute(operation, change);
    this.shared.set(key, answer);
    const [oldest] = this.shared.keys();
    if (this.shared.size > MOST_SHARED) this.shared.delete(oldest!);
    return answer;
  }

  /** In a context of its own, for what a request has loaded stays with its context. */
  private async execute({ contextValue, ...operation }: Operation, change: Change): Promise<ExecutionResult> {
    return execute({ ...operation, rootValue: change, contextValue: { ...contextValue } });
  }
}

/** The answers to one subscription, made when they are asked for. */
export class Answers implements AsyncGenerator<ExecutionResult, void, void> {
  constructor(
    private readonly changes: Mailbox,
    private readonly answer: (change: Change) => Promise<ExecutionResult>,
  ) {}

  async next(): Promise<IteratorResult<ExecutionResult, void>> {
    const { done, value } = await this.changes.next();
    return done === true ? { done, value: undefined } : { done: false, value: await this.answer(value) };
  }

  async return(): Promise<IteratorResult<ExecutionResult, void>> {
    await this.changes.return();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<never> {
    return this.changes.throw(error);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

const onlySubscriptions = new GraphQLError(
  'Only subscriptions are answered here. Send queries and mutations by POST.',
  {
    extensions: { code: 'BAD_REQUEST' },
  },
);

/** @throws GraphQLError with the code that it has over HTTP */
function parsed(query: string, maxLexicalTokens: number): DocumentNode {
  try {
    return parse(query, { maxLexicalTokens });
  } catch (error) {
    throw error instanceof GraphQLError ? asInvalid(error) : error;
  }
}

/** An error of the text of a query, with the code that it has over HTTP. */
function asInvalid({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...extensions },
  });
}

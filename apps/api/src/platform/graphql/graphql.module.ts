import type { DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, Kind, OperationTypeNode } from 'graphql';
import { type Configuration, CONFIGURATION } from '../configuration/configuration.js';
import { ReadSources } from '../memory/read-sources.service.js';
import { Metrics } from '../metrics/metrics.js';
import { noteErrors, noteSummary, summaryFrom } from '../requests/request-summary.js';
import { forCompiler, refuseTrees } from './compiler.js';
import { formatErrors } from './error-formatter.js';
import { measure, refuseExcess } from './limits.js';
import { Authentication } from '../requests/authentication.js';
import type { RequestContext } from '../requests/request-context.js';
import { refuseUnsound, refuseUnsoundQuery } from './sound-variables.js';
import { buildSchemaOptions } from './schema-options.js';

/** GraphQL at /graphql: code first, compiled on second use, bounded. */
export const graphql: DynamicModule = GraphQLModule.forRootAsync<MercuriusDriverConfig>({
  driver: MercuriusDriver,
  inject: [Authentication, Metrics, ReadSources, CONFIGURATION],
  useFactory: (
    authentication: Authentication,
    metrics: Metrics,
    sources: ReadSources,
    { queryLimits }: Configuration,
  ) => ({
    autoSchemaFile: true,
    sortSchema: true,
    inheritResolversFromInterfaces: true,
    // Checked when schema.graphql is printed from it, not at every start.
    buildSchemaOptions: { ...buildSchemaOptions, skipCheck: true },
    path: '/graphql',
    jit: 1,
    // Each text that was ever sent is kept with its parsed form; 2,000 tokens each, this bounds the memory.
    cache: 200,
    graphql: { parseOptions: { maxLexicalTokens: queryLimits.tokens } },
    // Mercurius' own does not validate what is subscribed to; live/sockets does, on the same path.
    subscription: false,
    allowBatchedQueries: false,
    // It must not throw: the error formatter needs a context too.
    context: (request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> =>
      authentication.callerOf(request).then(
        (caller) => ({ caller, request, reply, source: sources.of(request) }),
        (failure: unknown) => ({
          caller: authentication.nobody(request),
          request,
          reply,
          source: sources.of(request),
          failure,
        }),
      ),
    errorFormatter: (execution, context) => {
      const { reply, caller } = context as unknown as RequestContext;
      const formatted = formatErrors(execution, reply, caller.language);
      noteErrors(reply.request);
      metrics.failed(formatted.response.errors);
      return formatted;
    },
    hooks: {
      preParsing: (_schema, source) => {
        refuseTrees(source);
        refuseUnsoundQuery(source);
        return Promise.resolve();
      },
      preExecution: (schema, document, context, variables: Record<string, unknown> | null) => {
        const { caller, request, failure } = context as unknown as RequestContext;
        if (failure !== undefined) throw failure as Error;
        const measured = measure(schema, document, variables ?? {});
        noteSummary(request, summaryFrom(document, measured, caller));
        refuseSubscriptions(document);
        refuseExcess(measured, queryLimits);
        refuseUnsound(variables);
        return Promise.resolve(forCompiler(document, variables ?? undefined));
      },
    },
  }),
});

function refuseSubscriptions({ definitions }: DocumentNode): void {
  if (
    definitions.every(
      (each) => each.kind !== Kind.OPERATION_DEFINITION || each.operation !== OperationTypeNode.SUBSCRIPTION,
    )
  )
    return;
  throw new GraphQLError('Subscriptions are answered over a WebSocket, by the protocol graphql-transport-ws.', {
    extensions: { code: 'BAD_REQUEST' },
  });
}

import type { DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { MercuriusDriver, type MercuriusDriverConfig } from '@nestjs/mercurius';
import type { FastifyReply } from 'fastify';
import { formatErrors } from './error-formatter.js';
import { limits, refuseExcess } from './limits.js';
import { buildSchemaOptions } from './schema-options.js';

/** GraphQL at /graphql: code first, compiled on second use, bounded. */
export const graphql: DynamicModule = GraphQLModule.forRoot<MercuriusDriverConfig>({
  driver: MercuriusDriver,
  autoSchemaFile: true,
  sortSchema: true,
  buildSchemaOptions,
  path: '/graphql',
  jit: 1,
  // Each text that was ever sent is kept with its parsed form; 2,000 tokens each, this bounds the memory.
  cache: 200,
  graphql: { parseOptions: { maxLexicalTokens: limits.tokens } },
  subscription: false,
  allowBatchedQueries: false,
  errorFormatter: (execution, context) =>
    formatErrors(execution, (context as unknown as { reply: FastifyReply }).reply) as unknown as ReturnType<
      NonNullable<MercuriusDriverConfig['errorFormatter']>
    >,
  hooks: {
    preExecution: (schema, document) => {
      refuseExcess(schema, document);
      return Promise.resolve();
    },
  },
});

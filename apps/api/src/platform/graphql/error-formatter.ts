import type { FastifyReply } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type Language, say } from '@tarokk/rules';
import { isDatabaseAway } from '../database/database-away.js';
import { databaseAway, RETRY_AFTER } from '../requests/database-away.js';
import { isOutOfRoom } from '../database/out-of-room.js';
import { enumName } from '../schema/enum-of.js';
import { MOST_TOLD } from '../problems/problems-of-list.js';
import { isOfVariable, placeOfValue } from './refused-values.js';
import { InputRefused } from '../inputs/input-refused.js';

export interface FormattedExecution {
  readonly statusCode: number;
  readonly response: {
    readonly data: NonNullable<ExecutionResult['data']> | null;
    readonly errors: readonly GraphQLFormattedError[];
  };
}

/**
 * What a caller got wrong is answered in full: syntax, validation, limits, the request itself. Anything else is a fault of
 * ours: the caller gets its request id, and the log gets the error under the same id.
 */
export function formatErrors(
  execution: ExecutionResult & { errors: readonly GraphQLError[]; statusCode?: number },
  reply: FastifyReply,
  language: Language,
): FormattedExecution {
  const errors: GraphQLFormattedError[] = [];
  let refusedWith: number | undefined;
  let isAway = false;
  for (const error of execution.errors) {
    const causes = callerFaults(error, reply, language);
    if (causes === null) {
      reply.log.error({ err: error.originalError ?? error, path: error.path }, 'a request failed by our fault');
      const answer = internalError(error, reply.request.id, language);
      isAway ||= answer.extensions?.['code'] === 'DATABASE_AWAY';
      errors.push(answer);
      refusedWith = Math.max(refusedWith ?? 0, 500);
    } else {
      // Without the words: those of GraphQL repeat what was sent, a password too.
      const refused = causes.map(({ path, extensions }) => ({ field: path?.join('.'), ...extensions }));
      reply.log.debug({ errors: refused }, 'a request was refused');
      errors.push(...causes);
      refusedWith = Math.max(refusedWith ?? 0, statusOf(error) ?? 400);
    }
  }
  const data = execution.data ?? null;
  if (isAway) {
    void reply.header('retry-after', RETRY_AFTER);
    return { statusCode: 503, response: { data, errors } };
  }
  return { statusCode: data === null ? (refusedWith ?? 200) : 200, response: { data, errors } };
}

/** The errors to answer with, or null for a fault of ours. */
function callerFaults(error: GraphQLError, reply: FastifyReply, language: Language): GraphQLFormattedError[] | null {
  const { originalError } = error;
  if (originalError instanceof InputRefused) return refusedArguments(error, originalError, language);
  // Of a variable the outer error names the place, the inner one only the fault.
  if (originalError === undefined || isOfVariable(error)) {
    return [withCode(error, 'BAD_REQUEST')];
  }
  if (originalError instanceof GraphQLError) return callerFaults(originalError, reply, language);
  // Mercurius gathers what validation found in one error; the request's own faults come from Fastify with a 4xx status.
  if ('errors' in originalError && Array.isArray(originalError.errors) && statusOf(error) === 400) {
    return originalError.errors.slice(0, MOST_TOLD).map((each: unknown) => withCode(each, 'GRAPHQL_VALIDATION_FAILED'));
  }
  const status = statusOf(error);
  if (status === undefined || status >= 500) return null;
  return [refusal(originalError, reply)];
}

function withCode(error: unknown, code: string): GraphQLFormattedError {
  if (!(error instanceof GraphQLError)) return { message: (error as Error).message, extensions: { code } };
  const { message, locations, path, extensions } = error.toJSON();
  const place = placeOfValue(error);
  return {
    message,
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions: place === null ? { code, ...extensions } : { ...extensions, code: 'INPUT_INVALID', path: place },
  };
}

/** What the validators found in the arguments of a query, one by one. */
function refusedArguments(
  { path }: GraphQLError,
  { problems }: InputRefused,
  language: Language,
): GraphQLFormattedError[] {
  return problems.map((problem) => ({
    message: say(problem.sentence, language),
    ...(path === undefined ? {} : { path }),
    extensions: { code: 'INPUT_INVALID', problem: enumName(problem.code), path: problem.path },
  }));
}

function internalError(error: GraphQLError, requestId: string, language: Language): GraphQLFormattedError {
  const path = error.path === undefined ? {} : { path: error.path };
  if (isDatabaseAway(error.originalError)) {
    const { code, message } = databaseAway(language);
    return { message, ...path, extensions: { code, requestId } };
  }
  if (isOutOfRoom(error.originalError)) {
    const message = 'The office has no room: its disk is full. Tell whoever runs it, and try again later.';
    return { message, ...path, extensions: { code: 'NO_ROOM', requestId } };
  }
  return {
    message: `The server failed to answer this. Tell the office the request id ${requestId}.`,
    ...path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  };
}

function statusOf({ originalError }: GraphQLError): number | undefined {
  return originalError !== undefined && 'statusCode' in originalError && typeof originalError.statusCode === 'number'
    ? originalError.statusCode
    : undefined;
}

/** The words of the framework where they tell what to do, else better ones. */
function refusal(error: Error, reply: FastifyReply): GraphQLFormattedError {
  switch ('code' in error ? error.code : undefined) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return {
        message: `The request is larger than the ${reply.server.initialConfig.bodyLimit} bytes that this server accepts.`,
        extensions: { code: 'BODY_TOO_LARGE' },
      };
    case 'MER_ERR_GQL_PERSISTED_QUERY_NOT_FOUND':
      return {
        message: 'The request holds no GraphQL query. Send JSON with the text of one as "query".',
        extensions: { code: 'BAD_REQUEST' },
      };
    default:
      return { message: error.message, extensions: { code: 'BAD_REQUEST' } };
  }
}

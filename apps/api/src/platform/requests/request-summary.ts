import type { FastifyRequest } from 'fastify';
import { type DocumentNode, Kind } from 'graphql';
import type { Caller } from './caller.js';

/** What a request asks for, as logs and metrics name it: never its variables, nor what the caller calls it. */
export interface RequestSummary {
  /** `query venues`, by the field at the root; `query several`. As many as the schema has such fields. */
  readonly operation: string;
  /** Points, as the limit counts them. */
  readonly cost: number;
  readonly accountId: string | null;
}

const summaries = new WeakMap<FastifyRequest, RequestSummary>();

export function noteSummary(request: FastifyRequest, summary: RequestSummary): void {
  summaries.set(request, summary);
}

/** Undefined for what is no GraphQL, or was refused before it could be read. */
export function summaryOf(request: FastifyRequest): RequestSummary | undefined {
  return summaries.get(request);
}

const failed = new WeakSet<FastifyRequest>();

/** The answer will tell of errors. */
export function noteErrors(request: FastifyRequest): void {
  failed.add(request);
}

export function hasErrors(request: FastifyRequest): boolean {
  return failed.has(request);
}

/** @param document valid against the schema, so that its fields are those of the schema */
export function summaryFrom(
  document: DocumentNode,
  { cost }: Pick<RequestSummary, 'cost'>,
  { account }: Caller,
): RequestSummary {
  return { operation: operationOf(document), cost, accountId: account?.id ?? null };
}

function operationOf({ definitions }: DocumentNode): string {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const fields = new Set(
    operations.flatMap(({ selectionSet }) =>
      selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? each.name.value : 'several')),
    ),
  );
  const kinds = new Set(operations.map(({ operation }) => operation));
  return `${kinds.size === 1 ? [...kinds][0]! : 'several'} ${fields.size === 1 ? [...fields][0]! : 'several'}`;
}

import { print } from '@0no-co/graphql.web';
import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada';
import type { introspection } from './schema.js';

/** A request with the types of its variables and its answer, which the compiler reads from the schema. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { Day: string; IdempotencyKey: string; JSON: unknown; Name: string; UUID: string; Words: string };
}>();

/** An office, asked with an API token; without one, for what anybody may read. */
export class Office {
  constructor(
    private readonly address: string,
    private readonly token?: string,
  ) {}

  /** @throws Error with what the office said where it does not take the request at all; refusals of a mutation are answers */
  async ask<Answer, Variables>(request: TadaDocumentNode<Answer, Variables>, variables: Variables): Promise<Answer> {
    const response = await fetch(new URL('/graphql', this.address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ query: print(request), variables }),
    });
    const { data, errors } = (await response.json()) as { data: Answer | null; errors?: { message: string }[] };
    if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
    if (data === null) throw new Error(`The office answered ${response.status}.`);
    return data;
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { countDueAgain } from '../application/due-number.js';
import { usePage } from '../application/page-context.js';
import { type Query, textOf } from './graphql.js';

/** What stands in the way of a write, in the reader's language. */
export interface Problem {
  readonly code: string;
  /** The argument that is meant; empty for the whole. */
  readonly path: string;
  readonly message: string;
  readonly rule: string | null;
}

/** The answer of a mutation that was not refused. */
export type Done<Answer> = Exclude<Answer[keyof Answer], { __typename: 'Refused' }>;
type Given<Variables> = Omit<Variables, 'key'>;

interface Act<Answer, Variables> {
  /** Answers with null when it was refused or did not arrive: `problems` and `failure` say why. */
  readonly perform: (variables: Given<Variables>) => Promise<Done<Answer> | null>;
  readonly problems: readonly Problem[];
  readonly failure: Error | null;
  readonly pending: boolean;
  readonly clear: () => void;
}

/**
 * A write of one mutation, whose key is `$key`. What did not arrive is sent again under the same key while nothing in it has
 * changed, so that it is done once.
 */
export function useAct<Answer extends object, Variables>(query: Query<Answer, Variables>): Act<Answer, Variables> {
  const { ask } = usePage();
  const queries = useQueryClient();
  const sent = useRef<{ readonly input: string; readonly key: string } | null>(null);
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async (variables: Given<Variables>): Promise<Answer[keyof Answer]> => {
      const input = JSON.stringify(variables);
      if (sent.current?.input !== input) sent.current = { input, key: newKey() };
      const takesKey = textOf(query).includes('$key');
      const key = takesKey ? { key: sent.current.key } : {};
      const answer = await ask(query, { ...variables, ...key } as Variables);
      sent.current = null;
      void countDueAgain(queries);
      return Object.values(answer)[0] as Answer[keyof Answer];
    },
  });
  return {
    perform: async (variables) => {
      try {
        const answer = await mutation.mutateAsync(variables);
        return problemsOf(answer).length > 0 ? null : (answer as Done<Answer>);
      } catch {
        return null;
      }
    },
    problems: problemsOf(mutation.data),
    failure: mutation.error,
    pending: mutation.isPending,
    clear: mutation.reset,
  };
}

function problemsOf(answer: unknown): readonly Problem[] {
  const { __typename: type, problems } = (answer ?? {}) as { __typename?: string; problems?: readonly Problem[] };
  return type === 'Refused' ? (problems ?? []) : [];
}

/** Also where the page is not served over HTTPS, and `crypto.randomUUID` is missing. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

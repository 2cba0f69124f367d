import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  type DoneOf,
  type InputOf,
  type InputWithoutKey,
  mutate,
  type MutationName,
  type Problem,
  type Refused,
  type Selection,
  takesKey,
} from './mutate.js';
import { usePage } from './page-context.js';

/** The same whenever it is asked for: what depends on the problems runs when there are others. */
const none: readonly Problem[] = [];

interface Act<Name extends MutationName, Read> {
  /** Answers with null when it was refused or did not arrive: `problems` and `failure` say why. */
  readonly perform: (input: InputWithoutKey<Name>) => Promise<DoneOf<Name, Read> | null>;
  readonly problems: readonly Problem[];
  readonly failure: Error | null;
  readonly pending: boolean;
  readonly clear: () => void;
}

/** What is unlike other writes. */
export interface ActOptions<Read> {
  /** What the page reads of the answer. */
  readonly selection?: Selection<Read>;
  /** Somebody goes to another page afterwards, so that nothing is asked for again on this one. */
  readonly leaves?: boolean;
}

/**
 * A write. What did not arrive is sent again under the same key while nothing in it has changed, so that it is done once. When
 * it has been done all that the page shows is asked for again: it is done for whoever waits when they see what has come of it.
 */
export function useAct<Name extends MutationName, Read = unknown>(
  name: Name,
  { selection, leaves = false }: ActOptions<Read> = {},
): Act<Name, Read> {
  const { ask } = usePage();
  const queries = useQueryClient();
  const sent = useRef<{ readonly input: string; readonly key: string } | null>(null);
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async (given: InputWithoutKey<Name>): Promise<DoneOf<Name, Read> | Refused> => {
      const input = JSON.stringify(given);
      if (sent.current?.input !== input) sent.current = { input, key: newKey() };
      const key = takesKey(name) ? { idempotencyKey: sent.current.key } : {};
      const answer = await mutate(ask, name, { ...given, ...key } as InputOf<Name>, selection);
      sent.current = null;
      if (!isRefused(answer) && !isTried(given))
        await queries.invalidateQueries({ refetchType: leaves ? 'none' : 'active' });
      return answer;
    },
  });
  return {
    perform: async (input) => {
      try {
        const answer = await mutation.mutateAsync(input);
        return isRefused(answer) ? null : answer;
      } catch {
        return null;
      }
    },
    problems: mutation.data !== undefined && isRefused(mutation.data) ? mutation.data.problems : none,
    failure: mutation.error,
    pending: mutation.isPending,
    clear: mutation.reset,
  };
}

function isRefused(answer: object): answer is Refused {
  return '__typename' in answer && answer.__typename === 'Refused';
}

/** It was only asked what it would change. */
function isTried(input: object): boolean {
  return 'dryRun' in input && input.dryRun === true;
}

/** Also where the page is not served over HTTPS, and `crypto.randomUUID` is missing. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import type { ReactNode } from 'react';
import { type Done, useAct } from '../graphql/act.js';
import type { Query } from '../graphql/graphql.js';
import { Refusal } from './refusal.js';

/** Something that is done with one press; why not is said beside it. */
export function ActButton<Answer extends object, Variables>({
  mutation,
  variables,
  done,
  label,
  children,
}: {
  readonly mutation: Query<Answer, Variables>;
  readonly variables: Omit<Variables, 'key'>;
  readonly done: (answer: Done<Answer>) => unknown;
  /** For who hears the page, where several buttons say the same. */
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const { perform, problems, failure, pending } = useAct(mutation);
  return (
    <>
      <button
        type="button"
        className="action scripted"
        aria-label={label}
        aria-disabled={pending}
        onClick={() => {
          if (!pending) void perform(variables).then((answer) => (answer === null ? undefined : done(answer)));
        }}
      >
        {children}
      </button>
      <Refusal problems={problems} failure={failure} />
    </>
  );
}

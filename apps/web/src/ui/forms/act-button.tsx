import type { ReactNode } from 'react';
import { type ActOptions, useAct } from '../../api/act.js';
import type { DoneOf, InputWithoutKey, MutationName } from '../../api/mutate.js';
import { keyed, KeySign } from '../keys/keys.js';
import { Refusal } from './refusal.js';

/** Something that is done with one press; why not is said beside it. */
export function ActButton<Name extends MutationName, Read = unknown>({
  mutation,
  selection,
  leaves,
  input,
  done,
  label,
  isMain = false,
  byKey,
  children,
}: ActOptions<Read> & {
  readonly mutation: Name;
  readonly input: InputWithoutKey<Name>;
  /** What follows, once the page shows what was done. */
  readonly done?: (answer: DoneOf<Name, Read>) => unknown;
  /** For who hears the page, where several buttons say the same. */
  readonly label?: string;
  /** It is what the page is for now. */
  readonly isMain?: boolean;
  /** The key that presses it, as `keyed` has it. */
  readonly byKey?: string | undefined;
  readonly children: ReactNode;
}) {
  const { perform, problems, failure, pending } = useAct(mutation, { selection, leaves });
  return (
    <>
      <button
        type="button"
        className={isMain ? 'action main scripted' : 'action scripted'}
        aria-label={label}
        aria-disabled={pending}
        {...(byKey === undefined ? {} : keyed(byKey))}
        onClick={() => {
          if (!pending) void perform(input).then((answer) => (answer === null ? undefined : done?.(answer)));
        }}
      >
        {children}
        <KeySign of={byKey} />
      </button>
      <Refusal problems={problems} failure={failure} />
    </>
  );
}

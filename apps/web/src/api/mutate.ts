import type { Answers, Inputs } from '../generated/mutations.js';
import { inputTypes, withoutKey } from '../generated/mutations.js';
import type { AnswerHead, Ask } from './ask.js';
import type { Fragment, Query } from './document.js';

/** What can be written, as the schema names it. */
export type MutationName = keyof Inputs;

/** What is given with it. */
export type InputOf<Name extends MutationName> = Inputs[Name];
/** The same without the key by which the office knows a repetition. */
export type InputWithoutKey<Name extends MutationName> = Name extends MutationName
  ? Omit<Inputs[Name], 'idempotencyKey'>
  : never;

/**
 * The input of a mutation whose form knows one part and whose page the rest. That both together are all of it, their types say; of a
 * mutation that is not known by its name the compiler cannot tell.
 */
export function completed<Name extends MutationName, Part extends string>(
  rest: Omit<InputWithoutKey<Name>, Part>,
  part: Readonly<Record<Part, unknown>>,
): InputWithoutKey<Name> {
  return { ...rest, ...part } as unknown as InputWithoutKey<Name>;
}

/** What stands in the way of a write, in the reader's language. */
export type Refused = Extract<Answers['approveMatch'], { __typename: 'Refused' }>;
export type Problem = Readonly<Refused['problems'][number]>;

/** What is answered when nothing stood in the way, with what is read of it. */
export type DoneOf<Name extends MutationName, Read = unknown> = Exclude<Answers[Name], { __typename: 'Refused' }> &
  Read;

/** A page that reads something of the answer says it as a fragment: of what is done or, where several things can be, of the answer. */
export type Selection<Read> = Fragment<Read, string>;

/** Whether the office knows a repetition by a key. It does but for logging in and out, and for links that are good once. */
export function takesKey(name: MutationName): boolean {
  return !withoutKey.has(name);
}

/**
 * Sends one write. Throws what `ask` throws.
 * @param selection what is read of its answer; the name of what was done, or why it was refused, always is
 */
export async function mutate<Name extends MutationName, Read = unknown>(
  ask: Ask,
  name: Name,
  input: InputOf<Name>,
  selection?: Selection<Read>,
  heard?: (head: AnswerHead) => void,
): Promise<DoneOf<Name, Read> | Refused> {
  const answer = await ask(documentOf<Name, Read>(name, selection), { input }, heard);
  return answer[name];
}

type MutationDocument<Name extends MutationName, Read> = Query<
  Readonly<Record<Name, DoneOf<Name, Read> | Refused>>,
  { readonly input: InputOf<Name> }
>;

function documentOf<Name extends MutationName, Read>(
  name: Name,
  selection?: Selection<Read>,
): MutationDocument<Name, Read> {
  const operation = name.charAt(0).toUpperCase() + name.slice(1);
  const inputType = inputTypes[name] === undefined ? `${operation}Input!` : inputTypes[name];
  // To log out, which takes nothing, cannot be refused either.
  if (inputType === null) return { text: `mutation ${operation} { ${name} { __typename } }`, fragments: [] };
  const [, fragment] = /^\s*fragment (\w+)/.exec(selection?.text ?? '') ?? [];
  const read = fragment === undefined ? '' : `...${fragment} `;
  const answer = `__typename ${read}... on Refused { problems { code path rule message } }`;
  return {
    text: `mutation ${operation}($input: ${inputType}) { ${name}(input: $input) { ${answer} } }`,
    fragments: selection === undefined ? [] : [selection],
  };
}

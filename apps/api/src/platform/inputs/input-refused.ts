import { HttpException } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { sentence, text } from '@tarokk/rules';
import type { Problem } from '../problems/refused.types.js';
import type { Fault } from './not-read.js';
import type { InputMessage } from './input-messages.js';

/** As many as are told of one input; a client that gets more wrong has another problem. */
const MOST_TOLD = 50;

/** What validators found in the input of a mutation or the arguments of a query. */
export class InputRefused extends HttpException {
  constructor(readonly problems: readonly Problem[]) {
    super('The input is refused.', 400);
  }
}

const somethingElse = text(
  'This value cannot be taken here; the schema says what can.',
  'Dieser Wert geht hier nicht; das Schema sagt, was geht.',
  'Ez az érték itt nem elfogadható; a séma megmondja, mi az.',
);

/** What decorators say of a value that they refuse, by their names: one thing, or all that is wrong within it. */
type Contexts = Readonly<
  Record<string, (Partial<InputMessage> & { readonly faultsOf?: (value: unknown) => readonly Fault[] }) | undefined>
>;

/** What class-validator found, as problems with their paths: `members[1].name`. */
export function inputRefused(errors: readonly ValidationError[]): InputRefused {
  return new InputRefused(errors.flatMap((error) => problemsOf(error, '')).slice(0, MOST_TOLD));
}

function problemsOf(
  { property, value, children = [], constraints, contexts = {} }: ValidationError,
  within: string,
): Problem[] {
  const path = /^\d+$/.test(property) ? `${within}[${property}]` : within === '' ? property : `${within}.${property}`;
  const names = Object.keys(constraints ?? {});
  const faults = names.flatMap((name) => (contexts as Contexts)[name]?.faultsOf?.(value) ?? []);
  if (faults.length > 0)
    return faults.map((fault) => ({
      ...fault,
      rule: null,
      path: within === '' ? fault.path : `${within}.${fault.path}`,
    }));
  const messages = new Map<string, InputMessage>();
  for (const name of names) {
    const { code, sentence: words } = (contexts as Contexts)[name] ?? {};
    if (code !== undefined && words !== undefined) messages.set(code, { code, sentence: words });
  }
  if (names.length > 0 && messages.size === 0)
    messages.set('input/value', { code: 'input/value', sentence: sentence(somethingElse) });
  const own = [...messages.values()].map((each) => ({ ...each, rule: null, path }));
  return [...own, ...children.flatMap((child) => problemsOf(child, path))];
}

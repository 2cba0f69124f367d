import { HttpException } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';
import { MOST_TOLD } from '../problems/problems-of-list.js';
import type { Problem } from '../problems/refused.types.js';

/** What validators found in the input of a mutation or the arguments of a query. */
export class InputRefused extends HttpException {
  constructor(readonly problems: readonly Problem[]) {
    super('The input is refused.', 400);
  }
}

const somethingElse = problemKind('input/value', {
  text: text(
    'This value cannot be taken here; the schema says what can.',
    'Dieser Wert geht hier nicht; das Schema sagt, was geht.',
    'Ez az érték itt nem elfogadható; a séma megmondja, mi az.',
  ),
});

/** What decorators say of a value that they refuse, by their names: one thing, or all that is wrong within it. */
type Contexts = Readonly<
  Record<string, Problem | { readonly faultsOf: (value: unknown) => readonly Problem[] } | undefined>
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
  const said = names.flatMap((name) => (contexts as Contexts)[name] ?? []);
  const faults = said.flatMap((each) => ('faultsOf' in each ? each.faultsOf(value) : []));
  if (faults.length > 0)
    return faults.map((fault) => ({ ...fault, path: within === '' ? fault.path : `${within}.${fault.path}` }));
  // Several decorators of a field say the same: it is told once.
  const problems = new Map(said.flatMap((each) => ('code' in each ? [[each.code, each]] : [])));
  if (names.length > 0 && problems.size === 0) problems.set('input/value', somethingElse());
  const own = [...problems.values()].map((each) => ({ ...each, path }));
  return [...own, ...children.flatMap((child) => problemsOf(child, path))];
}

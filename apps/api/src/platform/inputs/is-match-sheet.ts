import { readEnteredSheet, relayedProblem, type Sheet } from '@tarokk/competition';
import { type RecordProblem, sentence } from '@tarokk/rules';
import { Expose } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { all } from './validators.js';
import { AsSent } from './as-sent.js';
import type { Problem } from '../problems/refused.types.js';
import { sheetOrDocument } from './input-messages.js';
import { documentOf, typedPath } from './typed-sheet.js';

/** What stands in the place of a value that its parser could not read, until the input is refused for it. */
class NotRead {
  constructor(readonly faults: readonly Problem[]) {}
}

/** All that is wrong within a value that a decorator has refused. */
export function faultsOf(value: unknown): readonly Problem[] {
  return value instanceof NotRead ? value.faults : [];
}

/**
 * A sheet, sent field by field in this field (`MatchSheetInput`) or as one JSON document in another, never in both. The parser
 * of sheets reads it, and names every fault with its path; from here on the field holds the sheet that was read.
 * @param document the field of the JSON document
 */
export function IsMatchSheet(document: string): PropertyDecorator {
  return (target, property) =>
    all(
      // Exposed, it is read where this field was left out, too.
      Expose(),
      AsSent((sent) => sheetIn(String(property), sent[String(property)] ?? null, document, sent[document] ?? null)),
      ValidateBy(
        {
          name: 'input/sheet',
          validator: {
            validate: (value: unknown) => !(value instanceof NotRead),
            // Not shown to anybody: without a message class-validator leaves the context out.
            defaultMessage: () => 'input/sheet',
          },
        },
        { context: { faultsOf } },
      ),
    )(target, property);
}

const malformedSheet = relayedProblem(
  'input/sheet',
  'What is wrong with the sheet, at its place in it (docs/sheet.md).',
);

function sheetIn(field: string, typed: unknown, documentField: string, document: unknown): Sheet | NotRead {
  if ((typed === null) === (document === null)) {
    return new NotRead([sheetOrDocument.at(field, { field, document: documentField })]);
  }
  const parsed = readEnteredSheet(typed === null ? document : documentOf(typed as Readonly<Record<string, unknown>>));
  if (parsed.ok) return parsed.value;
  return new NotRead(
    parsed.problems.map((problem) =>
      typed === null
        ? faultIn(documentField, problem.path, problem)
        : faultIn(field, typedPath(typed as Readonly<Record<string, unknown>>, problem.path), problem),
    ),
  );
}

function faultIn(field: string, path: string, { message, values }: RecordProblem): Problem {
  const within = path === '' || path.startsWith('[') ? path : `.${path}`;
  return malformedSheet(`${field}${within}`, sentence(message, values));
}

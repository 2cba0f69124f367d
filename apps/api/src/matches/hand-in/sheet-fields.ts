import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { JsonScalar } from '../../platform/schema/json.scalar.js';
import { IsMatchSheet } from '../../platform/inputs/is-match-sheet.js';
import { IsJson } from '../../platform/inputs/validators.js';
import { MatchSheetInput } from '../sheets/typed/sheet.types.js';

/** The `sheet` of an input that has `document` in its place (`SheetDocumentField`); there is one in either. */
export function SheetField(): PropertyDecorator {
  return applyDecorators(
    Field(() => MatchSheetInput, {
      nullable: true,
      description: 'The sheet, field by field; else it stands in `document`. One of the two is needed.',
    }),
    IsMatchSheet('document'),
  );
}

/** The `document` beside a `SheetField`. @param more said of it besides */
export function SheetDocumentField(more = ''): PropertyDecorator {
  const description = 'In place of `sheet`: it as one JSON document, tarokk-sheet/1 (docs/sheet.md).';
  return applyDecorators(
    Field(() => JsonScalar, { nullable: true, description: more === '' ? description : `${description} ${more}` }),
    IsJson(),
  );
}

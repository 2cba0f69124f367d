import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { plainName } from '@tarokk/competition';
import { InputRefused } from './input-refused.js';
import { plainDay, plainId } from './plain-forms.js';
import { aDay, aName, anId } from './input-messages.js';
import type { Problem } from '../problems/refused.types.js';

type Value = string | null | undefined;

/** Holds the one argument of a query to its plain form, as a validator does with the field of a class. */
class PlainArgument implements PipeTransform<Value, Value> {
  constructor(
    private readonly plain: (text: string) => string | null,
    private readonly message: Problem,
  ) {}

  transform(value: Value, { data = '' }: ArgumentMetadata): Value {
    if (value === null || value === undefined) return value;
    const plain = this.plain(value);
    if (plain === null) throw new InputRefused([{ ...this.message, path: data }]);
    return plain;
  }
}

export const ID_ARGUMENT = new PlainArgument(plainId, anId);
export const DAY_ARGUMENT = new PlainArgument(plainDay, aDay);
export const NAME_ARGUMENT = new PlainArgument(plainName, aName);

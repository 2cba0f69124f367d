import { plainName } from '@tarokk/competition';
import { Transform } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  IsInt,
  IsString,
  Length,
  Max,
  Min,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { AsSent } from './as-sent.js';
import { plainDay, plainEmail, plainId, plainIdempotencyKey, plainSha256, plainWords } from './plain-forms.js';
import {
  aDay,
  aLength,
  aList,
  aName,
  anEmail,
  anId,
  anIdempotencyKey,
  aNumber,
  aSha256,
  someWords,
} from './input-messages.js';
import type { Problem } from '../problems/refused.types.js';

/** Several decorators as one. */
export function all(...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators) decorate(target, property);
  };
}

type Options = Pick<ValidationOptions, 'each'>;

/**
 * A text that is brought into its plain form before anything else sees it, and refused where it has none.
 * @param plain the plain form of a text, null for none; plain forms have themselves
 */
function IsPlain(
  plain: (text: string) => string | null,
  context: Problem,
  { each = false }: Options,
): PropertyDecorator {
  const formOf = (value: unknown): unknown => (typeof value === 'string' ? (plain(value) ?? value) : value);
  return all(
    Transform(({ value }: { value: unknown }) => (each && Array.isArray(value) ? value.map(formOf) : formOf(value))),
    ValidateBy(
      {
        name: context.code,
        validator: {
          validate: (value: unknown) => typeof value === 'string' && plain(value) !== null,
          // Not shown to anybody: without a message class-validator leaves the context out.
          defaultMessage: () => context.code,
        },
      },
      { each, context },
    ),
  );
}

/** The id of an object of the office: a UUID, in small letters from here on. */
export const IsId = (options: Options = {}): PropertyDecorator => IsPlain(plainId, anId, options);

/** What a person writes, such as a reason: 1 to 2000 characters, trimmed from here on. */
export const IsWords = (options: Options = {}): PropertyDecorator => IsPlain(plainWords, someWords, options);

/** A name of 1 to 200 characters in one line, trimmed, single-spaced from here on. */
export const IsName = (options: Options = {}): PropertyDecorator => IsPlain(plainName, aName, options);

/** A day of the calendar, `YYYY-MM-DD`, from 1900 to 2200. */
export const IsCalendarDay = (options: Options = {}): PropertyDecorator => IsPlain(plainDay, aDay, options);

/** An e-mail address of at most 254 characters. */
export const IsEmailAddress = (options: Options = {}): PropertyDecorator => IsPlain(plainEmail, anEmail, options);

/** A SHA-256 in 64 hexadecimal digits, in small letters from here on. */
export const IsSha256 = (options: Options = {}): PropertyDecorator => IsPlain(plainSha256, aSha256, options);

/** Chosen by the caller for one write: 1 to 100 visible ASCII characters. */
export const IsIdempotencyKey = (): PropertyDecorator => IsPlain(plainIdempotencyKey, anIdempotencyKey, {});

/** A text that is taken as it is, of so many UTF-16 units at most. */
export function IsText(
  most: number,
  { each = false, least = 0 }: Options & { readonly least?: number } = {},
): PropertyDecorator {
  const options = { each, context: aLength(least, most) };
  return all(IsString(options), Length(least, most, options));
}

/** A whole number, both bounds included. */
export function IsWholeNumber(least: number, most: number, { each = false }: Options = {}): PropertyDecorator {
  const options = { each, context: aNumber(least, most) };
  return all(IsInt(options), Min(least, options), Max(most, options));
}

/** The year of a season, as far back as anybody wrote a table down. */
export const IsYear = (): PropertyDecorator => IsWholeNumber(1900, 2200);

/** The number of a revision or version, from 1; of what nobody has changed yet it can be 0. */
export const IsVersion = (): PropertyDecorator => IsWholeNumber(0, 2_000_000_000);

/** Any JSON value, as it was sent: its parser reads it, and finds every fault itself. */
export const IsJson = (): PropertyDecorator => all(Allow(), AsSent());

/** A list of so many entries at most. */
export function IsList(most: number, least = 0): PropertyDecorator {
  const options = { context: aList(least, most) };
  return all(ArrayMinSize(least, options), ArrayMaxSize(most, options));
}

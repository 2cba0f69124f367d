import { Field, Int } from '@nestjs/graphql';
import { Type as ClassOf } from 'class-transformer';
import { Allow, IsBoolean, IsOptional, ValidateNested } from 'class-validator';
import type { Type } from '@nestjs/common';
import { DayScalar, EmailScalar, NameScalar, Sha256Scalar, UuidScalar, WordsScalar } from '../schema/scalars.js';
import { JsonScalar } from '../schema/json.scalar.js';
import {
  IsCalendarDay,
  IsEmailAddress,
  IsId,
  IsJson,
  IsList,
  IsName,
  IsSha256,
  IsText,
  IsVersion,
  IsWholeNumber,
  IsWords,
  IsYear,
  all,
} from './validators.js';

/** What is said of a field beside its kind and its description. */
interface Options {
  /** It can be left out, or be null. */
  readonly nullable?: true;
  /** What stands where it is left out. */
  readonly defaultValue?: unknown;
  /** Its name in the schema, where it is another than in the class. */
  readonly name?: string;
}

/** Of a list: how many entries it has at least and at most, both included. */
interface ListOptions extends Options {
  readonly most: number;
  readonly least?: number;
}

/** The field in the schema, and what it is held to. */
function taken(
  type: () => unknown,
  description: string,
  { nullable, defaultValue, name }: Options,
  ...rules: readonly PropertyDecorator[]
): PropertyDecorator {
  const field = Field(type as () => Type, {
    description,
    ...(nullable === undefined ? {} : { nullable }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(name === undefined ? {} : { name }),
  });
  return all(...rules, ...(nullable === true ? [IsOptional()] : []), field);
}

/** The id of an object of the office: a UUID, in small letters from here on. */
export const Id = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => UuidScalar, description, options, IsId());

export const Ids = (description: string, { most, least, ...options }: ListOptions): PropertyDecorator =>
  taken(() => [UuidScalar], description, options, IsId({ each: true }), IsList(most, least));

/** What a person writes, such as a reason: 1 to 2000 characters, trimmed from here on. */
export const Words = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => WordsScalar, description, options, IsWords());

/** A name of 1 to 200 characters in one line, trimmed, single-spaced from here on. */
export const Name = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => NameScalar, description, options, IsName());

export const Names = (description: string, { most, least, ...options }: ListOptions): PropertyDecorator =>
  taken(() => [NameScalar], description, options, IsName({ each: true }), IsList(most, least));

/** A day of the calendar, `YYYY-MM-DD`, from 1900 to 2200. */
export const Day = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => DayScalar, description, options, IsCalendarDay());

/** An e-mail address of at most 254 characters. */
export const Email = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => EmailScalar, description, options, IsEmailAddress());

/** A SHA-256 in 64 hexadecimal digits, in small letters from here on. */
export const Sha256 = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => Sha256Scalar, description, options, IsSha256());

/** A text that is taken as it is, of so many UTF-16 units. */
export const PlainText = (
  most: number,
  description: string,
  { least, ...options }: Options & { readonly least?: number } = {},
): PropertyDecorator => taken(() => String, description, options, IsText(most, least === undefined ? {} : { least }));

/** A whole number, both bounds included. */
export const WholeNumber = (
  least: number,
  most: number,
  description: string,
  options: Options = {},
): PropertyDecorator => taken(() => Int, description, options, IsWholeNumber(least, most));

/** The year of a season, 1900 to 2200. */
export const Year = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => Int, description, options, IsYear());

/** The number of a revision or version, from 1; of what nobody has changed yet it can be 0. */
export const Version = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => Int, description, options, IsVersion());

/** True or false. */
export const Flag = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => Boolean, description, options, IsBoolean());

/** One of an enum, or a value of a scalar, which GraphQL itself holds to its form. */
export const Choice = (type: object, description: string, options: Options = {}): PropertyDecorator =>
  taken(() => type, description, options, Allow());

/** Some of an enum. */
export const Choices = (
  type: object,
  description: string,
  { most, least, ...options }: Options & Partial<ListOptions> = {},
): PropertyDecorator =>
  taken(() => [type], description, options, Allow(), ...(most === undefined ? [] : [IsList(most, least)]));

/** An object of an input class, held against its decorators. */
export const Part = (type: Type, description: string, options: Options = {}): PropertyDecorator =>
  taken(
    () => type,
    description,
    options,
    ClassOf(() => type),
    ValidateNested(),
  );

export const Parts = (type: Type, description: string, { most, least, ...options }: ListOptions): PropertyDecorator =>
  taken(
    () => [type],
    description,
    options,
    ClassOf(() => type),
    ValidateNested({ each: true }),
    IsList(most, least),
  );

/** Any JSON value, as it was sent: its parser reads it, and finds every fault itself. */
export const Json = (description: string, options: Options = {}): PropertyDecorator =>
  taken(() => JsonScalar, description, options, IsJson());

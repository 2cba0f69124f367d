import { Inject, type Type } from '@nestjs/common';
import { Context, Parent as ParentOf, ResolveField, Resolver, type ReturnTypeFuncValue } from '@nestjs/graphql';
import type { Language } from '@tarokk/rules';
import type { GraphQLScalarType } from 'graphql';
import type { RequestContext } from '../requests/request-context.js';
import { InLanguage } from '../schema/in-language.js';

/** What a field of this type in the schema holds; enums and unions are no classes, so anything. */
type Held<Shown> = Shown extends readonly (infer Item)[]
  ? readonly Held<Item>[]
  : Shown extends Type<infer Value> | GraphQLScalarType<infer Value>
    ? Value
    : unknown;

/** Makes the resolver of a field, which its wing's module lists as any other. */
interface FieldMaker<Parent, Value> {
  /**
   * One provider is asked for it: what an answer names, as it is now, or what another folder knows of the object. Null
   * is let through for every field, since a loader has it for an id of nothing; GraphQL refuses it unless `nullable`.
   */
  from<From extends object>(
    from: Type<From>,
    value: (from: From, parent: Parent, context: RequestContext) => Value | null | Promise<Value | null>,
  ): Type;
  /** It is said in a language: the one that it is asked for in, or else that of the request. */
  inWords(words: (parent: Parent, language: Language) => Value): Type;
}

/**
 * A field that is all that its resolver has.
 * @param of the type that has it
 * @param type its own type in the schema
 */
export function fieldOf<Parent extends object, Shown extends ReturnTypeFuncValue, Nullable extends boolean = false>(
  of: Type<Parent>,
  name: string,
  type: () => Shown,
  description: string,
  options: { nullable?: Nullable; complexity?: number } = {},
): FieldMaker<Parent, Held<Shown> | (Nullable extends true ? null : never)> {
  const said = { ...options, nullable: options.nullable === true, description };
  return {
    from: <From extends object>(
      from: Type<From>,
      value: (from: From, parent: Parent, context: RequestContext) => unknown,
    ) => {
      @Resolver(() => of)
      class ResolverOfField {
        constructor(@Inject(from) private readonly from: From) {}

        @ResolveField(name, type, said)
        value(@ParentOf() parent: Parent, @Context() context: RequestContext): unknown {
          return value(this.from, parent, context);
        }
      }
      return ResolverOfField;
    },
    inWords: (words) => {
      @Resolver(() => of)
      class ResolverOfWords {
        @ResolveField(name, type, said)
        words(
          @ParentOf() parent: Parent,
          @Context() { caller }: RequestContext,
          @InLanguage() language?: Language | null,
        ): unknown {
          return words(parent, language ?? caller.language);
        }
      }
      return ResolverOfWords;
    },
  };
}

import type { Definition } from '@tarokk/rules';

type Underscored<Id extends string> = Id extends `${infer Before}-${infer After}`
  ? `${Before}_${Underscored<After>}`
  : Id extends `${infer Before}/${infer After}`
    ? `${Before}_${Underscored<After>}`
    : Id extends `${infer Before}.${infer After}`
      ? `${Before}_${Underscored<After>}`
      : Id;

/** As GraphQL names an id of the libraries. */
export type EnumName<Id extends string> = Uppercase<Underscored<Id>>;

/** GraphQL's name of an id of the libraries: DATE_OLD of `date/old`, A_COLLECTOR of `A.collector`. Such a name stays as it is. */
export function enumName<Id extends string>(id: Id): EnumName<Id> {
  // The compiler knows what becomes of a type, not of a text.
  return id.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase() as EnumName<Id>;
}

/** The other way: the id in the rules, and in addresses, of an announcement or a silent bonus that the schema calls `BIG_BIRD`. */
export function idInRules(name: string): Definition['id'] {
  // The schema's names are made of these ids.
  return name.toLowerCase().replaceAll('_', '-') as Definition['id'];
}

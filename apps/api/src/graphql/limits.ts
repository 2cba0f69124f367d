import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { type Limits, USUAL_PAGE, usualLimits } from './usual-limits.js';

/**
 * A list is counted as so many of its items, however many it will have; the page of a connection as what is asked for, and a list
 * that the rules bound as what it says of itself: `@Extensions({ atMost: 2 })`.
 */
const ITEMS_OF_A_LIST = 10;

type Variables = Readonly<Record<string, unknown>>;

/** What a document asks for. */
export interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
}

const nothing: Measure = { depth: 0, aliases: 0, cost: 0 };

/** Refuses a valid document that asks for too much, before anything of it is executed. */
export function refuseExcess(measured: Measure, limits: Limits = usualLimits): void {
  for (const key of ['depth', 'aliases', 'cost'] as const) {
    const [asked, allowed] = [measured[key], limits[key]];
    if (asked <= allowed) continue;
    throw new GraphQLError(`The query ${excess[key](asked)}; at most ${allowed} are allowed. Ask for less at a time.`, {
      extensions: { code: 'QUERY_TOO_LARGE', limit: key, allowed, asked },
    });
  }
}

const excess: Readonly<Record<keyof Measure, (asked: number) => string>> = {
  depth: (asked) => `is ${asked} levels deep`,
  aliases: (asked) => `has ${asked} aliases`,
  cost: (asked) => `costs ${asked} points`,
};

/** The largest operation of the document counts: only one is executed, and its name is not known here. */
export function measure(schema: GraphQLSchema, document: DocumentNode, variables: Variables = {}): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measurer = new Measurer(schema, fragments, variables);
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(({ operation, selectionSet }) => measurer.selections(selectionSet, schema.getRootType(operation) ?? undefined))
    .reduce(largest, nothing);
}

class Measurer {
  /** A fragment is measured once, so that fragments of fragments cannot make the measuring itself the attack. */
  private readonly known = new Map<string, Measure>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly variables: Variables,
  ) {}

  /** @param items as how many each list among these fields is counted */
  selections(set: SelectionSetNode, type: GraphQLNamedType | undefined, items = ITEMS_OF_A_LIST): Measure {
    let total = nothing;
    for (const selection of set.selections) {
      switch (selection.kind) {
        case Kind.FIELD:
          total = together(total, this.field(selection, type, items));
          break;
        case Kind.INLINE_FRAGMENT:
          total = together(
            total,
            this.selections(selection.selectionSet, this.narrowed(type, selection.typeCondition), items),
          );
          break;
        case Kind.FRAGMENT_SPREAD:
          total = together(total, this.fragment(selection.name.value, items));
          break;
      }
    }
    return total;
  }

  private fragment(name: string, items: number): Measure {
    const key = `${items} ${name}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const definition = this.fragments.get(name);
    if (definition === undefined) return nothing; // validation has refused it already
    const measured = this.selections(
      definition.selectionSet,
      this.narrowed(undefined, definition.typeCondition),
      items,
    );
    this.known.set(key, measured);
    return measured;
  }

  private field(node: FieldNode, parent: GraphQLNamedType | undefined, items: number): Measure {
    const aliases = node.alias === undefined ? 0 : 1;
    // Introspection has a bound of its own in graphql-js, and its usual query is deeper than any other.
    if (node.name.value.startsWith('__')) return { depth: 1, aliases, cost: 1 };
    const definition = fieldOf(parent, node.name.value);
    const below =
      node.selectionSet === undefined
        ? nothing
        : this.selections(
            node.selectionSet,
            definition && getNamedType(definition.type),
            this.pageOf(node, definition),
          );
    const times = definition !== undefined && isList(definition.type) ? (boundOf(definition) ?? items) : 1;
    return {
      depth: below.depth + 1,
      aliases: below.aliases + aliases,
      cost: ownCost(definition) + below.cost * times,
    };
  }

  /** Of a connection's field the size of its page; the edges and nodes below it are so many. */
  private pageOf(node: FieldNode, definition: GraphQLField<unknown, unknown> | undefined): number {
    if (definition?.args.some(({ name }) => name === 'first') !== true) return ITEMS_OF_A_LIST;
    const sizes = (node.arguments ?? [])
      .filter(({ name }) => name.value === 'first' || name.value === 'last')
      .map(({ value }) => Number(valueFromASTUntyped(value, this.variables) ?? USUAL_PAGE));
    return Math.max(1, ...(sizes.length === 0 ? [USUAL_PAGE] : sizes.filter(Number.isFinite)));
  }

  private narrowed(
    type: GraphQLNamedType | undefined,
    condition: { readonly name: { readonly value: string } } | undefined,
  ): GraphQLNamedType | undefined {
    return condition === undefined ? type : this.schema.getType(condition.name.value);
  }
}

function fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

function isList(type: GraphQLField<unknown, unknown>['type']): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type) && isCompositeType(getNamedType(type));
}

/** `complexity` of the field's decorator: what it costs beyond reading a value that is already there. */
function ownCost(field: GraphQLField<unknown, unknown> | undefined): number {
  const { complexity } = field?.extensions ?? {};
  return typeof complexity === 'number' ? complexity : 1;
}

function boundOf({ extensions: { atMost } }: GraphQLField<unknown, unknown>): number | undefined {
  return typeof atMost === 'number' ? atMost : undefined;
}

function together(a: Measure, b: Measure): Measure {
  return { depth: Math.max(a.depth, b.depth), aliases: a.aliases + b.aliases, cost: a.cost + b.cost };
}

function largest(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: Math.max(a.aliases, b.aliases),
    cost: Math.max(a.cost, b.cost),
  };
}

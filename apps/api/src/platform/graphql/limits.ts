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
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { type Limits, USUAL_PAGE, usualLimits } from '../configuration/usual-limits.js';

/**
 * A list is counted as so many of its items, however many it will have; the page of a connection as what is asked for, and a list
 * that the rules bound as what it says of itself: `@Extensions({ atMost: 2 })`, as one that is short does: `{ usually: 2 }`.
 */
const ITEMS_OF_A_LIST = 10;

/** Points of the whole schema: it is the largest of all answers, and twice in one request is enough. */
const SCHEMA_COST = 4000;

type Variables = Readonly<Record<string, unknown>>;

/** What a document asks for. */
export interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
  /** The largest page that is asked for by its size. */
  readonly page: number;
}

const nothing: Measure = { depth: 0, aliases: 0, cost: 0, page: 0 };

/** Refuses a valid document that asks for too much, before anything of it is executed. */
export function refuseExcess(measured: Measure, limits: Limits = usualLimits): void {
  for (const key of ['depth', 'aliases', 'page', 'cost'] as const) {
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
  page: (asked) => `asks for a page of ${asked} items`,
};

/** The largest operation of the document counts: only one is executed, and its name is not known here. */
export function measure(schema: GraphQLSchema, document: DocumentNode, variables: Variables = {}): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => {
      const measurer = new Measurer(schema, fragments, withDefaults(definition, variables));
      return measurer.selections(definition.selectionSet, schema.getRootType(definition.operation) ?? undefined);
    })
    .reduce(largest, nothing);
}

/** A size that is the default of a variable counts like any other. */
function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, given: Variables): Variables {
  const defaults = variableDefinitions.flatMap(({ variable: { name }, defaultValue }) =>
    defaultValue === undefined || given[name.value] !== undefined
      ? []
      : [[name.value, valueFromASTUntyped(defaultValue)] as const],
  );
  return { ...given, ...Object.fromEntries(defaults) };
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
    if (node.name.value.startsWith('__')) {
      return { ...nothing, depth: 1, aliases, cost: node.name.value === '__schema' ? SCHEMA_COST : 1 };
    }
    const definition = fieldOf(parent, node.name.value);
    const sizes = this.sizesOf(node, definition);
    const below =
      node.selectionSet === undefined
        ? nothing
        : this.selections(node.selectionSet, definition && getNamedType(definition.type), itemsOf(sizes));
    const times = definition !== undefined && isList(definition.type) ? (boundOf(definition) ?? items) : 1;
    return {
      depth: below.depth + 1,
      aliases: below.aliases + aliases,
      cost: ownCost(definition) + below.cost * times,
      page: Math.max(below.page, ...(sizes ?? [])),
    };
  }

  /** The sizes of its page that a connection's field is given; null for other fields. */
  private sizesOf(node: FieldNode, definition: GraphQLField<unknown, unknown> | undefined): readonly number[] | null {
    if (definition?.args.some(({ name }) => name === 'first') !== true) return null;
    return (node.arguments ?? [])
      .filter(({ name }) => name.value === 'first' || name.value === 'last')
      .map(({ value }) => Number(valueFromASTUntyped(value, this.variables) ?? Number.NaN))
      .filter(Number.isFinite);
  }

  private narrowed(
    type: GraphQLNamedType | undefined,
    condition: { readonly name: { readonly value: string } } | undefined,
  ): GraphQLNamedType | undefined {
    return condition === undefined ? type : this.schema.getType(condition.name.value);
  }
}

/** As how many the lists below a field are counted: the edges and nodes of a connection are as many as its page is long. */
function itemsOf(sizes: readonly number[] | null): number {
  if (sizes === null) return ITEMS_OF_A_LIST;
  return sizes.length === 0 ? USUAL_PAGE : Math.max(1, ...sizes);
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

function boundOf({ extensions: { atMost, usually } }: GraphQLField<unknown, unknown>): number | undefined {
  const items = atMost ?? usually;
  return typeof items === 'number' ? items : undefined;
}

function together(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    cost: a.cost + b.cost,
    page: Math.max(a.page, b.page),
  };
}

function largest(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: Math.max(a.aliases, b.aliases),
    cost: Math.max(a.cost, b.cost),
    page: Math.max(a.page, b.page),
  };
}

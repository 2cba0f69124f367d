type Typed = Readonly<Record<string, unknown>>;

/** What the schema calls a party is in small letters, as all of its fields; documents have capitals. */
const partyKeys: Readonly<Record<string, string>> = { a: 'A', b: 'B' };

/**
 * The document (docs/sheet.md) of a sheet that was sent field by field, as `MatchSheetInput`: without what was left out or is
 * null, parties in capitals, persons by seat, and of each game the one of `played` and `scored` that was given. Whether it is
 * a sheet is for the parser to say, of a game with both or neither too.
 */
export function documentOf({ persons, record, ...sheet }: Typed): Typed {
  const { games, ...rest } = record as Typed;
  return {
    ...(plain(sheet) as Typed),
    persons: bySeat(plain(persons) as Typed),
    record: { ...(plain(rest) as Typed), games: (games as readonly Typed[]).map(gameOf) },
  };
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== undefined && inner !== null);
  return Object.fromEntries(given.map(([key, inner]) => [partyKeys[key] ?? key, plain(inner)]));
}

function bySeat(persons: Typed): Typed {
  return Object.fromEntries(
    Object.entries(persons).flatMap(([party, pair]) =>
      Object.entries(pair as Typed).map(([role, person]) => [`${party}.${role}`, person]),
    ),
  );
}

function gameOf({ played, scored }: Typed): Typed {
  return { ...(plain(played ?? {}) as Typed), ...(plain(scored ?? {}) as Typed) };
}

/** Where in the typed sheet that is which a path of its document names: `record.games[2].played.deal.a`. */
export function typedPath({ record }: Typed, path: string): string {
  const { games } = record as { readonly games: readonly Typed[] };
  return path
    .replace(/^persons\["(\w+)\.(\w+)"\]/, 'persons.$1.$2')
    .replace(
      /^record\.games\[(\d+)\]\./,
      (game, index: string) => `${game}${games[Number(index)]?.['played'] == null ? 'scored' : 'played'}.`,
    )
    .replace(/\.([AB])(?=[.[]|$)/g, (_, party: string) => `.${party.toLowerCase()}`);
}

import DataLoader from 'dataloader';
import type { RequestContext } from '../requests/request-context.js';

/**
 * A DataLoader for each request: what its resolvers ask for one by one is fetched together and only once.
 * @param batch answers in the order of the keys, null for what there is not
 */
export function loaderPerRequest<K, V>(
  batch: (keys: readonly K[], context: RequestContext) => Promise<readonly V[]>,
): (context: RequestContext) => DataLoader<K, V> {
  const loaders = new WeakMap<RequestContext, DataLoader<K, V>>();
  return (context) => {
    let loader = loaders.get(context);
    if (loader === undefined) {
      loader = new DataLoader<K, V>((keys) => batch(keys, context), { maxBatchSize: 1000 });
      loaders.set(context, loader);
    }
    return loader;
  };
}

/** Puts rows into the order of the keys. */
export function inOrderOf<K, V>(keys: readonly K[], rows: readonly V[], keyOf: (row: V) => K): (V | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** All rows of each key, in the order in which they come. */
export function groupedBy<K, V>(keys: readonly K[], rows: readonly V[], keyOf: (row: V) => K): V[][] {
  const groups = new Map<K, V[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key)!);
}

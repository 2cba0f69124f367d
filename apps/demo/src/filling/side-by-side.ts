/** Does the work for each, at most so many at a time, begun in their order. */
export async function sideBySide<T>(
  each: Iterable<T>,
  atATime: number,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const rest = each[Symbol.iterator]();
  const workOff = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atATime }, workOff));
}

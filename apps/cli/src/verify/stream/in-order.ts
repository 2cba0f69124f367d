/** How much may be under way at a time. */
export interface Bounds {
  readonly tasks: number;
  /** The sum of their sizes; a single task may be larger. */
  readonly size: number;
}

interface UnderWay<R> {
  readonly size: number;
  readonly result: Promise<R>;
}

/**
 * Runs a task for each item and gives the results in the order of the items, each as soon as it and all before it are
 * there. Takes no further item while as much is under way, or waits to be taken, as the bounds allow.
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  task: (item: T) => Promise<R>,
  sizeOf: (item: T) => number,
  bounds: Bounds,
): AsyncGenerator<R> {
  const source = items[Symbol.asyncIterator]();
  const queue: UnderWay<R>[] = [];
  let incoming: Promise<IteratorResult<T>> | null = source.next();
  let total = 0;
  try {
    for (;;) {
      const [first] = queue;
      const isFull = queue.length >= bounds.tasks || (queue.length > 0 && total > bounds.size);
      const arrived: IteratorResult<T> | 'done' | null =
        incoming === null || isFull
          ? null
          : await (first ? Promise.race([incoming, first.result.then(isDone)]) : incoming);
      if (arrived !== null && arrived !== 'done') {
        incoming = arrived.done ? null : source.next();
        if (arrived.done) continue;
        const size = sizeOf(arrived.value);
        total += size;
        const result = task(arrived.value);
        result.catch(() => {}); // said when its turn comes
        queue.push({ size, result });
        continue;
      }
      if (!first) return;
      yield await first.result;
      queue.shift();
      total -= first.size;
    }
  } finally {
    incoming?.catch(() => {});
    void source.return?.();
  }
}

function isDone(): 'done' {
  return 'done';
}

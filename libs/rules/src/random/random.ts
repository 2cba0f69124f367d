/**
 * Seeded randomness that gives the same numbers on every machine and in every version: sfc32, seeded through a
 * mixing of the seed's UTF-16 code units. A draw made with it can be repeated for ever; do not change it.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string | number) {
    const mix = mixing(String(seed));
    this.a = mix();
    this.b = mix();
    this.c = mix();
    for (let round = 0; round < 12; round++) this.next();
  }

  /** 0 … 2³²−1 */
  next(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** 0 … limit−1, each equally likely. @param limit 1 … 2³² */
  below(limit: number): number {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let value = this.next();
    while (value >= fair) value = this.next();
    return value % limit;
  }

  /** True with a chance of `part` in `whole`. */
  chance(part: number, whole: number): boolean {
    return this.below(whole) < part;
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[this.below(list.length)]!;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let last = result.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [result[last], result[other]] = [result[other]!, result[last]!];
    }
    return result;
  }
}

function mixing(seed: string): () => number {
  let hash = 0x9e3779b9 ^ seed.length;
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0xcc9e2d51);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
    return hash;
  };
}

/**
 * Looks at something for many who ask at once. Each is answered by a look that begins after they have asked: while one is
 * under way, all wait for the next, which they share.
 */
export class LatestLook<T> {
  private underWay: Promise<T> | null = null;
  private next: Promise<T> | null = null;

  constructor(private readonly look: () => Promise<T>) {}

  ask(): Promise<T> {
    if (this.underWay === null) return this.begin();
    this.next ??= this.underWay
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return this.begin();
      });
    return this.next;
  }

  private begin(): Promise<T> {
    const look = this.look().finally(() => {
      if (this.underWay === look) this.underWay = null;
    });
    this.underWay = look;
    return look;
  }
}

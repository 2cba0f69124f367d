/** The variables that are still open, the most active one first: a binary heap. */
export class VariableHeap {
  private readonly heap: number[] = [];
  /** Where each variable stands in the heap; −1 outside. */
  private readonly places: number[] = [];

  /** @param activity by variable; `moved` has to be told when one grows */
  constructor(private readonly activity: number[]) {}

  copy(activity: number[]): VariableHeap {
    const copy = new VariableHeap(activity);
    copy.heap.push(...this.heap);
    copy.places.push(...this.places);
    return copy;
  }

  get isEmpty(): boolean {
    return this.heap.length === 0;
  }

  add(variable: number): void {
    while (this.places.length <= variable) this.places.push(-1);
    if (this.places[variable] !== -1) return;
    this.places[variable] = this.heap.length;
    this.heap.push(variable);
    this.rise(this.heap.length - 1);
  }

  /** @returns the most active variable, which leaves the heap */
  take(): number {
    const first = this.heap[0]!;
    const last = this.heap.pop()!;
    this.places[first] = -1;
    if (this.heap.length > 0) {
      this.heap[0] = last;
      this.places[last] = 0;
      this.sink(0);
    }
    return first;
  }

  /** Puts a variable that has become more active where it belongs. */
  moved(variable: number): void {
    const place = this.places[variable]!;
    if (place >= 0) this.rise(place);
  }

  private rise(from: number): void {
    const { heap, places, activity } = this;
    const variable = heap[from]!;
    const value = activity[variable]!;
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = heap[parent]!;
      if (activity[above]! >= value) break;
      heap[place] = above;
      places[above] = place;
      place = parent;
    }
    heap[place] = variable;
    places[variable] = place;
  }

  private sink(from: number): void {
    const { heap, places, activity } = this;
    const variable = heap[from]!;
    const value = activity[variable]!;
    let place = from;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && activity[heap[child + 1]!]! > activity[heap[child]!]!) child++;
      const below = heap[child]!;
      if (activity[below]! <= value) break;
      heap[place] = below;
      places[below] = place;
      place = child;
    }
    heap[place] = variable;
    places[variable] = place;
  }
}

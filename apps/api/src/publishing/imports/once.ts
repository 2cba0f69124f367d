/** A value that is made when it is first asked for and kept from then on; the function that made it can then be collected. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  let maker: (() => T) | null = make;
  return () => {
    if (maker !== null) {
      made = { value: maker() };
      maker = null;
    }
    return made!.value;
  };
}

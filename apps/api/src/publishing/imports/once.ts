/** Made when it is first asked for, and kept; what it is made of is let go then. */
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

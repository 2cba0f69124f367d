/** As many of a list as somebody asks for. @param first 0–100; what is more or less is held to that */
export function firstOf<T>(list: readonly T[], first: number): readonly T[] {
  return list.slice(0, Math.min(Math.max(first, 0), 100));
}

/** An order of members of a team: negative where the first is the captain, positive where the second is, else zero. */
export function captainFirst(a: { readonly captain: boolean }, b: { readonly captain: boolean }): number {
  return Number(b.captain) - Number(a.captain);
}

/** How the jury brings something to another state. */
export interface Decision<Name> {
  readonly mutation: Name;
  readonly needsReason: boolean;
}

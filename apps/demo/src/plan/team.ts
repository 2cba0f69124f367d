export interface TeamPlan {
  readonly name: string;
  /** Two or three; the first is the captain. */
  readonly members: readonly string[];
}

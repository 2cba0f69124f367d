/** How much an archive has brought. */
export interface ImportFigures {
  readonly persons: number;
  readonly matches: number;
  readonly trophies: number;
  readonly links: number;
  /** The end of the chain: that of the office from which the archive comes. */
  readonly head: string | null;
}

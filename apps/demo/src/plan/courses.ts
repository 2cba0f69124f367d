/** Courses that end with the match approved. */
const finished = [
  'approved', // entered by A, confirmed by B, approved
  'equal-sheets', // both sides hand in the same sheet (D11)
  'relented', // disputed, and the dispute taken back
  'false-claim', // a claim that the cards refute, disputed, handed in anew
  'let-stand', // a private place that nobody had approved, let stand by a ruling (D14)
  'ruled', // disputed, and the points of a game decided by a ruling (D14)
  'by-jury', // entered by the jury, confirmed by both sides
  'corrected', // approved, reopened, returned, handed in anew, approved again (D13)
  'completed', // left open, and played to its end later (D24)
] as const;

/** Courses that have come so far, and wait or are over without a result. */
const unfinished = ['submitted', 'confirmed', 'disputed', 'returned', 'reopened', 'open', 'withdrawn'] as const;

/** What becomes of a match of the demo. Each state of the life of a match is the end of one of them. */
export type MatchCourse = (typeof finished)[number] | (typeof unfinished)[number];
export const courses: readonly MatchCourse[] = [...finished, ...unfinished];

/** The latest matches show all that there is, most of what came before is done with. @param back 0 for the latest match */
export function courseOf(back: number): MatchCourse {
  const latest = [...unfinished, ...finished];
  if (back < latest.length) return latest[back]!;
  if (back < 3 * latest.length && back % 4 === 0)
    return (['submitted', 'confirmed', 'disputed'] as const)[(back / 4) % 3]!;
  return back % 6 === 0 ? finished[(back / 6) % finished.length]! : 'approved';
}

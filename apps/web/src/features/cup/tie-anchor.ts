/** `quarter-finals/3` as a place on the page of its cup. */
export function tieAnchor(tie: string): string {
  return tie.replace('/', '-');
}

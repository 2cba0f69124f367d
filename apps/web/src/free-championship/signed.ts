/** What somebody receives or pays, with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';
}

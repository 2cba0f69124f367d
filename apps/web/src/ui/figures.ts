/** How averages are written, which have two decimals everywhere (D26). */
export const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A number, or one already written as its reader does, with a minus as wide as a digit in place of the hyphen. */
export function withMinus(figure: number | string): string {
  return String(figure).replace('-', '−');
}

/** What somebody receives or pays: a gain has its sign, too. */
export function withSign(points: number): string {
  return points > 0 ? `+${points}` : withMinus(points);
}

import { type Language } from '@tarokk/rules';

/** Points that were won or lost: "+10", "−5", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : amount(points);
}

/** A number with the true minus sign. */
export function amount(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** "100,000", "100.000", "100 000". */
export function counted(number: number, language: Language): string {
  return new Intl.NumberFormat(language).format(number);
}

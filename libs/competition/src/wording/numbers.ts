import { text, type Text } from '@tarokk/rules';

/** `3rd`, `3.`, `3.` */
export function ordinal(number: number): Text {
  return text(`${number}${englishEnding(number)}`, `${number}.`, `${number}.`);
}

function englishEnding(number: number): string {
  const lastTwo = number % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return 'th';
  switch (number % 10) {
    case 1:
      return 'st';
    case 2:
      return 'nd';
    case 3:
      return 'rd';
  }
  return 'th';
}

/** A number of hundredths with two decimals (D26), in the reader's format: `95.40`, `95,40`. */
export function twoDecimals(hundredths: number): Text {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const sign = hundredths < 0 ? '-' : '';
  const written = (point: string): string => `${sign}${digits.slice(0, -2)}${point}${digits.slice(-2)}`;
  return text(written('.'), written(','), written(','));
}

/** `sum / count` in hundredths, half a hundredth rounded up (D26); null of nothing. @param sum not negative */
export function averageHundredths(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((200 * sum + count) / (2 * count));
}

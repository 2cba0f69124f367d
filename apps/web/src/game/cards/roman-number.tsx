import { romanOf } from '@tarokk/rules';
import letters from './roman.svg';
import { type RomanLetter, widths } from './roman.js';

/** Between two letters. */
const GAP = 2.2;

/** A number in the letters of the cards; who listens hears it as everybody writes it. @param of from 1 */
export function RomanNumber({ of, look = '' }: { readonly of: number; readonly look?: string }) {
  let end = 0;
  const placed = Array.from(romanOf(of), (each) => {
    const letter = each as RomanLetter;
    const x = end;
    end += widths[letter] + GAP;
    return { letter, x };
  });
  return (
    <svg className={`roman ${look}`.trim()} viewBox={`0 0 ${end - GAP} 24`} role="img" aria-label={String(of)}>
      {placed.map(({ letter, x }) => (
        <use key={x} href={`${letters}#${letter}`} x={x} width={widths[letter]} height="24" />
      ))}
    </svg>
  );
}

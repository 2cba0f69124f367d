const values: readonly (readonly [value: number, written: string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A number as on a clock or a building, of any size: a game, a trophy. @param number from 1; thousands are as many M */
export function romanOf(number: number): string {
  let left = number;
  return values
    .map(([value, written]) => {
      const times = Math.floor(left / value);
      left -= times * value;
      return written.repeat(times);
    })
    .join('');
}

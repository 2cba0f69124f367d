/** How wide each letter is where all are 24 high: as it is drawn, which a test holds. */
export const widths = { I: 4.2, V: 13, X: 13, L: 10.4, C: 14, D: 13.8, M: 17.6 } as const;

export type RomanLetter = keyof typeof widths;

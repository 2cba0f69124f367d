/** Games of a match (2). */
export const GAMES = 8;

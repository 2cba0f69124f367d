/** Royal Tarokk among the games: what `tarokk announcements` lists. */
export const ROYAL = 'royal-tarokk';

import { notFound } from '@tanstack/react-router';

/** Games are numbered from 1; a match has eight at most. For the addresses of `/sheets/$id/game/$game`. */
export const gameInAddress = {
  parse: ({ id, game }: { id: string; game: string }): { id: string; game: number } => {
    if (!/^[1-8]$/.test(game)) throw notFound();
    return { id, game: Number(game) };
  },
  stringify: ({ id, game }: { id: string; game: number }): { id: string; game: string } => ({ id, game: String(game) }),
};

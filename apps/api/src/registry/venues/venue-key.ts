import { cleanedName } from '@tarokk/competition';

/** The key by which venues are told apart, however their names are written on a sheet. */
export function venueKey(name: string): string {
  return cleanedName(name).toLowerCase();
}

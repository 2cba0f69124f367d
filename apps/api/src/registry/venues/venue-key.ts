import { cleanedName } from '@tarokk/competition';

/** By which a name is told apart from others, however it is written on a sheet. */
export function venueKey(name: string): string {
  return cleanedName(name).toLowerCase();
}

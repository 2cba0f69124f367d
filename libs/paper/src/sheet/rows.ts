import { catalogue, type Definition, families, type Family, silentBonuses } from '@tarokk/rules';

/** The lines of one table of section 4. */
export type Section = readonly Definition[];

/** The sheet's lines in their order: the tables 4.1–4.8, then the trophies from Royal down to Spadille. */
export const sections: readonly Section[] = families.map(rowsOf);

function rowsOf(family: Family): Section {
  if (family === 'silent') return silentBonuses;
  const rows = catalogue.filter((each) => each.family === family);
  return family === 'trophy' ? rows.toSorted((a, b) => b.trophy!.rank - a.trophy!.rank) : rows;
}

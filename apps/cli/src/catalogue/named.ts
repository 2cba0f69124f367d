import { catalogue, languages, silentBonuses, type Definition } from '@tarokk/rules';

/** In the order of section 4: the silent bonuses are its third table. */
export const bySection: readonly Definition[] = [...catalogue, ...silentBonuses].sort((a, b) =>
  a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0,
);

/**
 * What somebody means who types it as players say it, in any language and without its accents; what names a card or a suit may have
 * it before: "Pagat Ultimo", "kőr mariázs".
 *
 * @param typed an id or a name
 * @returns undefined where nothing is called so
 */
export function announcementNamed(typed: string): Definition | undefined {
  const sought = bare(typed);
  const exact = bySection.find((definition) => namesOf(definition).includes(sought));
  if (exact !== undefined) return exact;
  const behind = bySection
    .filter(({ parameter }) => parameter !== 'none')
    .flatMap((definition) => namesOf(definition).map((name) => ({ definition, name })))
    .filter(({ name }) => sought.endsWith(name))
    // "Pre-ultimo" ends with "Ultimo" too.
    .toSorted((a, b) => b.name.length - a.name.length);
  return behind[0]?.definition;
}

const namesOf = ({ id, name }: Definition): readonly string[] =>
  [id, ...languages.map((language) => name[language])].map(bare);

function bare(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/**
 * A word as it is compared, so that a list may be written by hand: whatever its case, with one kind of apostrophe, and a blank
 * where there is a hyphen or an underscore.
 */
export function folded(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[\s_‐‑–-]+/g, ' ')
    .trim();
}

/** The same without accents: old lists were often typed on machines that had none. */
function bare(word: string): string {
  return folded(word).normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** What is meant by a word, by any of its names; without accents too, where that leaves no doubt. */
export function readerOf<Id extends string>(
  names: readonly (readonly [Id, readonly string[]])[],
): (word: string) => Id | null {
  const exact = new Map<string, Id>();
  const accentless = new Map<string, Id | null>();
  for (const [id, words] of names) {
    for (const word of [id, ...words]) {
      exact.set(folded(word), id);
      const before = accentless.get(bare(word));
      accentless.set(bare(word), before === undefined || before === id ? id : null);
    }
  }
  return (word) => exact.get(folded(word)) ?? accentless.get(bare(word)) ?? null;
}

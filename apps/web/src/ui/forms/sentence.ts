/** What the office says of a move or a sheet is a clause, which others put into sentences of theirs: alone it begins and ends as one. */
export function sentence(words: string, language: string): string {
  const begun = words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

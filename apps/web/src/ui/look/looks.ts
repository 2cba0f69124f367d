/**
 * The files of `styles/looks`, one for each kind of page beside the style of all pages, since every file is a way to the office that
 * the first paint waits for: it joins the parts that the page has. The first address that fits counts.
 */
const looks: readonly (readonly [addresses: RegExp, look: string])[] = [
  [/^\/$/, 'home'],
  [/^\/championship/, 'championship'],
  [/^\/grand-prix\/[^/]+\/[^/]+\/room$/, 'room'],
  [/^\/grand-prix\/[^/]+\/[^/]+$/, 'grand-prix'],
  [/^\/(?:cup|grand-prix)/, 'competitions'],
  [/^\/(?:embed\/)?matches\/[^/]+\/games\//, 'game'],
  [/^\/matches\/[^/]+$/, 'match'],
  [/^\/(?:matches|rulings)$/, 'matches'],
  [/^\/trophies\/[\da-f]{8}-/, 'trophy'],
  [/^\/trophies\/hundredths/, 'hundredths'],
  [/^\/trophies$/, 'trophies'],
  [/^\/(?:players\/|teams\/|head-to-head)/, 'profile'],
  [/^\/(?:players|teams|trophies|free-championship|seasons)/, 'lists'],
  [/^\/free-games/, 'free-game'],
  [/^\/announcements\/[^/]+\/games\//, 'announcement-game'],
  [/^\/announcements\/[^/]+$/, 'announcement'],
  [/^\/announcements/, 'announcements'],
  [/^\/rules\/pairs\/[^/]+\/[^/]+\/./, 'pair-game'],
  [/^\/rules\/pairs\/[^/]+\/./, 'pair'],
  [/^\/rules/, 'rules'],
  [/^\/tour/, 'tour'],
  [/^\/search/, 'search'],
  [/^\/(?:table|sheets\/[^/]+\/game\/[^/]+\/cards)/, 'table-top'],
  [/^\/sheets\/[^/]+\/game/, 'sheet-of-game'],
  [/^\/sheets\/(?:confirm\/|[^/]+\/here)/, 'confirm'],
  [/^\/sheets/, 'sheets'],
  [/^\/account/, 'account'],
  [/^\/planned-matches/, 'planned-matches'],
  [/^\/jury\/cup/, 'desk-cup'],
  [/^\/jury\/grand-prix/, 'desk-grand-prix'],
  [/^\/jury\/free-games/, 'desk-free-games'],
  [/^\/jury\/imports/, 'desk-imports'],
  [/^\/jury\/matches\/[^/]+\/games\//, 'desk-example'],
  [/^\/jury\/matches/, 'desk-match'],
  [/^\/(?:jury|administration|people|requests)/, 'desk'],
];

/** The name of what is beside the style of all pages; null where that is enough. @param pathname of a page, without its language */
export function lookOf(pathname: string): string | null {
  return looks.find(([addresses]) => addresses.test(pathname))?.[1] ?? null;
}

/** All of them, each once. */
export function lookNames(): readonly string[] {
  return [...new Set(looks.map(([, look]) => look))];
}

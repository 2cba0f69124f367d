/** Colours of cards, those of the pages' light scheme: the sprite leaves them to the page that shows it. */
const paints: Readonly<Record<string, string>> = {
  ground: '#fffefa',
  frame: '#a8a294',
  black: '#1b1c1e',
  red: '#a3161a',
  gold: '#e0b43c',
  tarock: '#1d4a45',
  'tarock-frame': '#1d4a45',
  'tarock-ink': '#f7edd0',
};

/** Drawn cards by their codes, each 60 wide and 100 high. */
export type CardPictures = ReadonlyMap<string, string>;

/** The symbols of a sprite, painted. */
export function cardsIn(sprite: string): CardPictures {
  const painted = sprite.replaceAll(/var\(--card-([a-z-]+)\)/g, (_, paint: string) => paints[paint]!);
  const symbols = painted.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g);
  return new Map([...symbols].map(([, code, drawn]) => [code!, drawn!]));
}

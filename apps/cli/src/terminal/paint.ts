export type Style = 'heading' | 'quiet' | 'good' | 'bad' | 'notable' | 'partyA' | 'partyB';

/** Colours and weights by their meaning. Nothing is said by a colour alone: each has its word or sign beside it. */
export type Paint = Readonly<Record<Style, (text: string) => string>>;

const codes: Readonly<Record<Style, readonly [on: number, off: number]>> = {
  heading: [1, 22],
  quiet: [2, 22],
  good: [32, 39],
  bad: [31, 39],
  notable: [33, 39],
  partyA: [36, 39],
  partyB: [35, 39],
};

export function paintFor(isColoured: boolean): Paint {
  const entries = Object.entries(codes).map(([style, [on, off]]) => [
    style,
    (text: string) => (isColoured && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text),
  ]);
  return Object.fromEntries(entries) as Paint;
}

/** FORCE_COLOR decides first, then NO_COLOR, then whether somebody is looking. */
export function wantsColour(stream: { readonly isTTY?: boolean | undefined }, environment: NodeJS.ProcessEnv): boolean {
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: terminal } = environment;
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false';
  if (no !== undefined && no !== '') return false;
  return stream.isTTY === true && terminal !== 'dumb';
}

/**
 * What a card is painted with. Colours are custom properties of the page, so that a card is dark where the page is; whoever
 * draws a card elsewhere puts values in their place.
 */
export const paints = {
  ground: 'var(--card-ground)',
  frame: 'var(--card-frame)',
  black: 'var(--card-black)',
  red: 'var(--card-red)',
  gold: 'var(--card-gold)',
  tarock: 'var(--card-tarock)',
  tarockFrame: 'var(--card-tarock-frame)',
  tarockInk: 'var(--card-tarock-ink)',
} as const;

/** A card's own measure: 60 by 100, of which the upper half is drawn and then turned round its centre. */
export const WIDTH = 60;
export const HEIGHT = 100;

/** Parts are cut out of paper: an edge of the ground's colour keeps what lies upon another apart. */
export interface Palette {
  readonly ink: string;
  readonly ground: string;
  readonly gold: string;
}

export function shape(d: string, fill: string, edge?: string): string {
  return edge === undefined
    ? `<path d="${d}" fill="${fill}"/>`
    : `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round"/>`;
}

export function stroke(d: string, colour: string, width = 1.8): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function dot(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function at(x: number, y: number, content: string, scale = 1): string {
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;
}

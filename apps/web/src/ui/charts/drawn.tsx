import type { ReactNode } from 'react';

/** Where the picture of a chart stands within its drawing, in the drawing's units. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** One of the drawings of a chart. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What is between its edges. */
  readonly plot: Plot;
  /** On a desk a point is pressed; on a phone it would be too small, and the figures are one tap away. */
  readonly leads: boolean;
}

interface Edges {
  /** Where the values of the axis stand. */
  readonly left?: number;
  /** Where a line ends in words. */
  readonly right?: number;
  readonly top?: number;
  /** Where the names below stand. */
  readonly bottom?: number;
}

/**
 * Drawn three times, since what is drawn for a desk and made narrow has letters that nobody reads; and letters of twice the size on a
 * phone have half the room.
 */
const shapes = [
  { look: 'for-desk', width: 600, leads: true },
  { look: 'for-phone', width: 288, leads: false },
  { look: 'for-large-letters', width: 180, leads: false },
] as const;
const HALF = 420;

/**
 * A chart in the width that there is: axis and values are part of it, its figures belong one tap away beside it.
 * @param said the whole of it in a sentence, for who does not see it
 * @param heights for a desk and a phone
 */
export function Drawn({
  said,
  heights,
  isHalf = false,
  edges: { left = 44, right = 8, top = 26, bottom = 34 } = {},
  look = '',
  opens,
  children,
}: {
  readonly said: string;
  readonly heights: { readonly desk: number; readonly phone: number };
  /** It stands in one of two columns at a desk, which are narrower. */
  readonly isHalf?: boolean;
  readonly edges?: Edges;
  readonly look?: string;
  /** That what is drawn for a desk leads on, where its reader would not expect it. */
  readonly opens?: string;
  readonly children: (drawing: Drawing) => ReactNode;
}) {
  return (
    <div className="drawn">
      {shapes.map(({ look: size, width: whole, leads }) => {
        const width = isHalf && leads ? HALF : whole;
        const height = leads ? heights.desk : heights.phone;
        const plot = { left, right: width - right, top, bottom: height - bottom };
        return (
          <svg
            key={size}
            viewBox={`0 0 ${width} ${height}`}
            className={`plot ${size}${isHalf ? ' half' : ''} ${look}`}
            role={leads ? 'group' : 'img'}
            aria-label={said}
          >
            {children({ width, height, plot, leads })}
          </svg>
        );
      })}
      {opens === undefined ? null : <small className={`for-desk${isHalf ? ' half' : ''}`}>{opens}</small>}
    </div>
  );
}

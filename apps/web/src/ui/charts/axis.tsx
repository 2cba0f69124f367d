import { Fragment } from 'react';
import { useFormatter } from 'use-intl';
import { withMinus } from '../figures.js';

/** Where the picture of a chart stands within its drawing, in the drawing's units. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What stands below the picture, from 0 to 1 along. */
export interface NameBelow {
  readonly name: string;
  readonly at: number;
}

/** Lines across the picture, each with its value at the left. @param y where a value stands */
export function Grid({
  marks,
  plot: { left, right },
  y,
}: {
  readonly marks: readonly number[];
  readonly plot: Plot;
  readonly y: (value: number) => number;
}) {
  const format = useFormatter();
  return marks.map((mark) => (
    <Fragment key={mark}>
      <line className="grid" x1={left} x2={right} y1={y(mark)} y2={y(mark)} />
      <text className="value" textAnchor="end" x={left - 8} y={y(mark) + 5}>
        {withMinus(format.number(mark))}
      </text>
    </Fragment>
  ));
}

/** What stands below the picture. @param names with their places from the left */
export function Foot({
  names,
  at,
  anchor = 'middle',
}: {
  readonly names: readonly { readonly name: string; readonly x: number }[];
  /** The foot of the letters. */
  readonly at: number;
  /** Which part of a name is at its place. */
  readonly anchor?: 'start' | 'middle';
}) {
  return names.map(({ name, x }) => (
    <text key={x} className="value" textAnchor={anchor} x={x} y={at}>
      {name}
    </text>
  ));
}

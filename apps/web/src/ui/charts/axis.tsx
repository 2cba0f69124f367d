import { Fragment } from 'react';
import { useFormatter } from 'use-intl';
import { withMinus } from '../figures.js';
import type { Drawing, Plot } from './drawn.js';
import { marksBetween, tenth } from './scale.js';

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

interface Footed {
  readonly name: string;
  readonly x: number;
  /** Which part of the name is at its place. */
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** What stands below the picture. @param names with their places from the left */
export function Foot({
  names,
  at,
}: {
  readonly names: readonly Footed[];
  /** The foot of the letters. */
  readonly at: number;
}) {
  return names.map(({ name, x, anchor = 'middle' }) => (
    <text key={x} className="value" textAnchor={anchor} x={x} y={at}>
      {name}
    </text>
  ));
}

/** The axes of a chart: values across it, names below it. */
export function Axes({
  drawing: { height, plot },
  span: [lowest, highest],
  step,
  names,
}: {
  readonly drawing: Drawing;
  /** Between which values it is drawn. */
  readonly span: readonly [lowest: number, highest: number];
  /** From one value to the next. */
  readonly step: number;
  readonly names: readonly NameBelow[];
}) {
  return (
    <>
      <Grid marks={marksBetween(lowest, highest, step)} plot={plot} y={upIn(plot, [lowest, highest])} />
      <Foot names={besideEachOther(names, alongIn(plot))} at={height - 6} />
    </>
  );
}

/**
 * Those that have room beside each other, from the left. A name begins where its part of the picture does; that of the end has room
 * before it alone.
 */
function besideEachOther(names: readonly NameBelow[], along: (at: number) => number): readonly Footed[] {
  let taken = -Infinity;
  return names.flatMap(({ name, at }) => {
    const ends = at === 1;
    const from = along(at) - (ends ? widthOf(name) : 0);
    if (from < taken) return [];
    taken = from + widthOf(name) + LETTER;
    return [{ name, x: along(at), anchor: ends ? 'end' : 'start' }];
  });
}

/** About as wide as a letter is in a chart. */
const LETTER = 7;

/** About as much room as words need in a chart. */
export function widthOf(words: string): number {
  return LETTER * words.length;
}

/** Where something stands that is so far along, from 0 to 1. */
export function alongIn({ left, right }: Plot): (at: number) => number {
  return (at) => tenth(left + at * (right - left));
}

/** Where a value stands. */
export function upIn({ top, bottom }: Plot, [lowest, highest]: readonly [number, number]): (value: number) => number {
  return (value) => tenth(bottom - ((value - lowest) * (bottom - top)) / (highest - lowest));
}

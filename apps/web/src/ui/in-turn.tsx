import { createElement, Fragment, type ReactNode, Suspense, useContext, useState } from 'react';
import { HeadOfDocument } from './head.js';
import { nextTask } from './next-task.js';

interface Turn {
  hasCome: boolean;
  readonly comes: Promise<void>;
  readonly come: () => void;
}

/** Those who wait while a page is taken over, in their order; null at all other times. */
let waiting: Turn[] | null = null;

/**
 * Takes over a page that the server has written: first all that is not `InTurn`, then each of these in a task of its own, so that
 * the browser can scroll and answer in between.
 *
 * @param hydrate renders the page into what is there, at once
 */
export async function takenOver(hydrate: () => void): Promise<void> {
  // What has prepared the page is a task, too.
  await nextTask();
  waiting = [];
  hydrate();
  let turn: Turn | undefined;
  do {
    await nextTask();
    // A part may have parts of its own, which wait behind all others.
    turn = waiting.shift();
    turn?.come();
  } while (turn !== undefined);
  waiting = null;
}

/**
 * A part of a page that is not needed first: what stands in the frame, a row of a table, a game of a match, what stands beside or
 * below. What the server has written of it can be read before its turn comes. Of all parts the open page alone has ids of `useId`,
 * which are counted in the order in which a page is rendered, and none within it has.
 */
export function InTurn({ children }: { readonly children: ReactNode }) {
  const [turn] = useState(newTurn);
  const part = (
    <Suspense>
      <Part turn={turn}>{children}</Part>
    </Suspense>
  );
  const isWritten = useContext(HeadOfDocument) !== null;
  return isWritten && process.env['NODE_ENV'] === 'production' ? (
    <>
      {comment('$s')}
      {part}
      {comment('/$s')}
    </>
  ) : (
    part
  );
}

function Part({ turn, children }: { readonly turn: Turn; readonly children: ReactNode }) {
  // What waits is told so to whoever stands around it, and is asked again.
  // oxlint-disable-next-line only-throw-error
  if (!turn.hasCome) throw turn.comes;
  return children;
}

function newTurn(): Turn {
  let come = (): void => undefined;
  const comes = new Promise<void>((resolve) => (come = resolve));
  const turn: Turn = {
    hasCome: waiting === null,
    comes,
    come: () => {
      turn.hasCome = true;
      come();
    },
  };
  waiting?.push(turn);
  return turn;
}

/** By it Preact finds in a written page where a part begins and ends that it takes over later. */
function comment(words: string): ReactNode {
  return createElement(Fragment as never, { UNSTABLE_comment: words });
}

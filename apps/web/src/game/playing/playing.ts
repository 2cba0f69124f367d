import type { SeatName } from '@tarokk/rules';
import { createContext, useContext } from 'react';
import type { GameCourse, CourseStep } from './course.js';
import { type PlayedStanding, standingOf } from './standing.js';

/** A game that is entered or played on a page. */
export interface Playing {
  readonly course: GameCourse;
  readonly step: (step: CourseStep) => void;
  readonly names: Readonly<Record<SeatName, string>>;
  /** What happened against the rules can be entered as it happened; at a table where one plays it cannot happen. */
  readonly isRecord: boolean;
  /** The only seat whose cards are seen, or nobody's; null when all are. */
  readonly onlySeat: SeatName | 'nobody' | null;
}

export const PlayingContext = createContext<Playing | null>(null);

/** The game of the page, with what follows from it. */
export function usePlaying(): Playing & { readonly standing: PlayedStanding } {
  const playing = useContext(PlayingContext)!;
  return { ...playing, standing: standingOf(playing.course) };
}

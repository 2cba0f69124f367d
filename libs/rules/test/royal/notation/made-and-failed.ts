import { expect, it } from '@jest/globals';
import { announced } from './auction.js';
import { result } from './game.js';
import { sketch } from './sketch.js';

/** One announcement: its points, what it says, and tricks (see sketch.ts) that make it and that fail it. */
export interface Example {
  readonly call: string;
  readonly points: number;
  readonly says: string;
  readonly made: readonly string[];
  readonly failed: readonly string[];
}

/** The status, the points and the sentence that says why, of B.collector's only announcement. */
export function outcome(tricks: string, call: string) {
  const { announcements, score } = result(sketch(tricks, `B.collector: ${call} | ...`));
  const { status, points, reason } = announcements[0]!;
  return { status, points, reason, announcements: score.B.announcements };
}

/** Each announcement of a table of section 4, made and failed. */
export function madeAndFailed(rule: string, examples: readonly Example[]): void {
  for (const { call, points, says, made, failed } of examples) {
    it(`${rule} ${call} is made: ${says}`, () => {
      expect(announced(call).definition).toMatchObject({ rule, points });
      for (const tricks of made) {
        const { reason, ...came } = outcome(tricks, call);
        expect({ tricks, ...came }).toEqual({ tricks, status: 'won', points, announcements: points });
        expect(reason).not.toMatch(/[{}]|undefined/);
      }
    });

    it(`${rule} ${call} fails otherwise and costs its points`, () => {
      for (const tricks of failed) {
        const { reason, ...came } = outcome(tricks, call);
        expect({ tricks, ...came }).toEqual({ tricks, status: 'lost', points: -points, announcements: -points });
        expect(reason).not.toMatch(/[{}]|undefined/);
      }
      expect(failed.length).toBeGreaterThan(0);
    });
  }
}

import { describe, expect, it } from '@jest/globals';
import { writtenDay } from '@tarokk/competition';

describe('a day as people write it', () => {
  it.each(['2026-11-08', '2026.11.08.', '2026.11.08', '2026. 11. 8.', '8.11.2026', '08. 11. 2026', ' 2026-11-08 '])(
    'is the same day: %s',
    (text) => {
      expect(writtenDay(text)).toBe('2026-11-08');
    },
  );

  it.each(['', '2026', '2026-13-01', '31.11.2026', '11/08/2026', '8.11.26', '2026-11-8', 'yesterday'])(
    'is none: “%s”',
    (text) => {
      expect(writtenDay(text)).toBeNull();
    },
  );
});

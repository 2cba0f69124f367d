import type { Competition } from '@tarokk/competition';
import { enumOf } from '../../platform/schema/enum-of.js';

export const CompetitionEnum = enumOf<Competition>('Competition', 'What a match can count for (9–12).', {
  championship: 'The team championship (9).',
  cup: 'The Hungarian Cup, of pairs (10).',
  'grand-prix': 'The Grand Prix, of pairs (11).',
  'free-championship': 'The free championship, of players (12).',
});

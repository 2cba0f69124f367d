import { SHEET_FORMAT } from '@tarokk/competition';
import {
  cardCode,
  cardLabel,
  deck,
  highCards,
  type LowerTarock,
  MATCH_FORMAT,
  parseCard,
  type RedealReason,
} from '@tarokk/rules';
import { enumOf } from '../../../platform/schema/enum-of.js';

export const SheetFormatEnum = enumOf<typeof SHEET_FORMAT>('SheetFormat', 'Formats of match sheets.', {
  [SHEET_FORMAT]: 'docs/sheet.md.',
});

export const RecordFormatEnum = enumOf<typeof MATCH_FORMAT>('RecordFormat', 'Formats of match records.', {
  [MATCH_FORMAT]: 'docs/rules/match-record.md.',
});

const labelOf = (code: string): string => `${cardLabel(parseCard(code), 'en')}.`;

export const CardEnum = enumOf(
  'Card',
  'The forty cards (rule 1.3), coded as in a match record.',
  deck.map(cardCode),
  labelOf,
);

export const HighCardEnum = enumOf(
  'HighCard',
  'The birds and kings (rule 1.3), for which there are Schlemme about a high card.',
  highCards.map(cardCode),
  labelOf,
);

export const LowerTarockEnum = enumOf<LowerTarock>(
  'LowerTarock',
  'The tarocks that count for the consolation beside Sküs and moon (rule 7.1).',
  ['T18', 'T17', 'T16'],
  labelOf,
);

export type RoleName = 'interceptor' | 'collector';

export const RoleEnum = enumOf<RoleName>('Role', 'The two seats of a party (rule 1.1).', {
  interceptor: 'The interceptor.',
  collector: 'The collector.',
});

export type LineResult = 'won' | 'lost';

export const LineResultEnum = enumOf<LineResult>('LineResult', 'What became of an announcement on a scored sheet.', {
  won: 'Won.',
  lost: 'Lost.',
});

export const RedealReasonEnum = enumOf<RedealReason>('RedealReason', 'Why a game was dealt again (rule 1.4).', {
  'too-few-tarocks': 'A player had fewer than three tarocks.',
  'wrong-deal': 'The deal was wrong: not ten cards for each, or XIX and XX not with the attackers.',
});

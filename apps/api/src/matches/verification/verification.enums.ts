import type { AnnouncementStatus, PartyName, SeatName, Suit, ViolationCode } from '@tarokk/rules';
import { enumOf } from '../../platform/schema/enum-of.js';
import type { MatchVerdict } from '../../platform/database/column-types.js';

export const PartyEnum = enumOf<PartyName>('Party', 'The two fixed pairs of a match (rule 1.1).', {
  A: 'Party A.',
  B: 'Party B.',
});

export const SeatEnum = enumOf<SeatName>('Seat', 'The seats of a table (rule 1.1).', {
  'A.interceptor': 'The interceptor of party A.',
  'A.collector': 'The collector of party A.',
  'B.interceptor': 'The interceptor of party B.',
  'B.collector': 'The collector of party B.',
});

export const SuitEnum = enumOf<Suit>('Suit', 'The suits, as coded in a match record.', {
  S: 'Spades.',
  C: 'Clubs.',
  H: 'Hearts.',
  D: 'Diamonds.',
});

export const MatchVerdictEnum = enumOf<MatchVerdict>('MatchVerdict', 'What the verification of a match found.', {
  proved: 'Every game was played on record and legal, and all claims are right.',
  consistent: 'As proved, but some games are only scored.',
  refuted: 'There is a violation or a wrong claim.',
});

export const AnnouncementStatusEnum = enumOf<AnnouncementStatus>(
  'AnnouncementStatus',
  'What became of an announcement.',
  {
    stated: 'A message: it is stated, not won or lost.',
    won: 'Won.',
    lost: 'Lost.',
    raised: 'Raised by a later Schlemm, which is scored in its place.',
    void: 'An illegal call, which counts for nothing.',
  },
);

export const ViolationCodeEnum = enumOf<ViolationCode>(
  'ViolationCode',
  'What a record breaks. In a result document AUCTION_TURN_ORDER is written auction/turn-order.',
  {
    'deal/too-few-tarocks': 'A hand with fewer than three tarocks (rule 1.4).',
    'deal/lamour-angel': "T19 not with the attackers' interceptor, or T20 not with their collector (rule 1.4).",
    'auction/turn-order': 'It was the turn of another seat (rule 2.1).',
    'auction/after-end': 'A turn after the auction had ended (rule 2.1).',
    'auction/not-finished': 'The auction does not end with the passes of rule 2.1.',
    'auction/false-message': 'A message that is not true of the hand (rule 4.1).',
    'auction/repeated': 'The same message or Schlemm again (rules 2.2 and 4.1).',
    'auction/lower-than-active': 'A Schlemm below one that is active (rule 2.3, decision D2).',
    'auction/second-trophy': 'A second trophy of the party (rule 2.4).',
    'auction/second-flight': 'A second flight of the party (rule 2.4).',
    'auction/second-catch': 'A second catch Schlemm of the party (rule 2.4).',
    'auction/card-already-bound': 'A card that is bound already (rule 2.4).',
    'auction/raise-not-by-partner': 'A Schlemm raised by another than the partner (rule 2.3).',
    'auction/contra-target': 'A contra on what cannot have one (rule 2.5).',
    'play/revoke': 'Suit not followed, or no tarock played where one had to be (rule 3.1).',
    'play/bound-card-due': 'The card bound to this trick was legal and not played (rule 2.6).',
    'play/bound-card-early': 'A card bound to a later trick, though another was legal (rule 2.6).',
    'play/bound-card-order': 'Of cards bound to later tricks, not the one bound most recently (rule 2.6).',
    'claim/points': 'The points claimed are not the score.',
    'sheet/consolation': 'The tarocks and honours of both parties do not add up (rule 7.1).',
    'sheet/auction': 'A combination of calls that the rules exclude (rules 2.2 to 2.5, 4.1 and 4.3).',
    'sheet/impossible': 'Claims that cannot all be true of one game.',
  },
);

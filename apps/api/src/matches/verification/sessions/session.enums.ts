import { commonSessionCodes, type DealDocument, rulesets } from '@tarokk/rules';
import { enumOf } from '../../../platform/schema/enum-of.js';
import { enumOfAllGames, type InGame } from '../../../registry/rulesets/ruleset.enums.js';
import type { SessionVerdict } from '../../../platform/database/column-types.js';

type ViolationDocument = DealDocument['violations'][number];
type LineDocument = DealDocument['lines'][number];
export type DealForm = DealDocument['form'];
export type DealSide = NonNullable<LineDocument['side']>;
export type SessionPlace = ViolationDocument['phase'];

export const SessionVerdictEnum = enumOf<SessionVerdict>(
  'SessionVerdict',
  'What the verification of a session found.',
  {
    proved: 'Every deal was played on record and legal, and all claims are right.',
    consistent: 'As proved, but some deals are only scored.',
    refuted: 'There is a violation or a wrong claim.',
  },
);

export const DealFormEnum = enumOf<DealForm>('DealForm', 'What a record has of a deal.', {
  played: 'Every card and every bid.',
  scored: 'The facts of the score sheet only.',
});

export const SideEnum = enumOf<DealSide>('DealSide', 'The two sides of a deal (rule S4).', {
  declarer: 'The declarer, and the partner if there is one.',
  opponents: 'Everybody else.',
});

export const SessionPlaceEnum = enumOf<SessionPlace>('SessionPlace', 'The part of a deal that something belongs to.', {
  start: 'Before the auction.',
  auction: 'The auction.',
  calling: 'Between the auction and the talon.',
  exchange: 'Talon and discards.',
  announcements: 'The announcements.',
  tricks: 'The play.',
  after: 'After the play.',
  deal: 'The deal as a whole, or the session.',
  scored: 'The facts of a scored deal.',
});

export const DealOutcomeEnum = enumOfAllGames(
  'DealOutcome',
  'How a deal ended. In a record PASSED_OUT is written passed-out.',
  rulesets.flatMap(({ name, scored }) =>
    scored.outcomes.map((id) => ({ id, game: name.en, meaning: id.replaceAll('-', ' ') })),
  ),
);

const commonCodes: readonly InGame[] = Object.entries(commonSessionCodes).map(
  ([
    id,
    {
      text: { en },
    },
  ]) => ({
    id,
    game: 'All games',
    meaning: withoutNames(en),
  }),
);

export const SessionViolationCodeEnum = enumOfAllGames(
  'SessionViolationCode',
  'What a session record breaks, or, of a warning, what is unusual. In a result document PLAY_REVOKE is written play/revoke.',
  [
    ...commonCodes,
    ...rulesets.flatMap(({ codes, name }) =>
      Object.entries(codes).map(
        ([
          id,
          {
            text: { en },
          },
        ]) => ({ id, game: name.en, meaning: withoutNames(en) }),
      ),
    ),
  ],
);

/** The sentence of a code, said of no particular player and deal. */
function withoutNames(sentence: string): string {
  return sentence.replaceAll('{seat}', 'a player').replace(/:? \{\w+\}/g, '');
}

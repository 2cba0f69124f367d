import { GameOnSheet } from '../match/match-games.types.js';
import { PossibleGame } from './possible-game.types.js';
import { PossibleGamesLoader } from './possible-games.loader.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

/** A row is read, and a job may be put into the queue. */
const COMPLEXITY = 10;

export const fieldsOfPossibleGame = [
  fieldOf(
    GameOnSheet,
    'possible',
    () => PossibleGame,
    'For the jury: whether it could have been played so. Null for everybody else, for a game whose every card is on record, for a sheet that was corrected since, and beside SHEET_AUCTION and SHEET_CONSOLATION, where there is nothing to be found out.',
    { nullable: true, complexity: COMPLEXITY },
  ).from(PossibleGamesLoader, async (loader, { forJury }, context) => {
    if (forJury === null) return null;
    const [possible] = await loader.load(context, [forJury]);
    return possible!;
  }),
  fieldOf(
    PossibleGame,
    'message',
    () => String,
    'Which entries exclude each other, in words; null unless it is IMPOSSIBLE.',
    { nullable: true },
  ).inWords(({ sentence }, language) => (sentence === null ? null : sentence[language])),
];

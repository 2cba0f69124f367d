import { Match } from './match.types.js';
import { MatchesLoader } from './matches.loader.js';
import { MatchMoved } from '../lifecycle/move.types.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

export const fieldsOfMatchMoved = [
  fieldOf(MatchMoved, 'match', () => Match, 'The match as it is now.', { nullable: true }).from(
    MatchesLoader,
    (loader, { matchId }, context) => loader.match(context, matchId),
  ),
];

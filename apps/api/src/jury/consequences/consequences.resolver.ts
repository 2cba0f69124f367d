import { say } from '@tarokk/rules';
import { PeopleLoader } from '../../registry/people/people.loader.js';
import { Person } from '../../registry/people/person.types.js';
import { Side } from '../../registry/teams/sides/side.types.js';
import { SidesLoader } from '../../registry/teams/sides/sides.loader.js';
import { Consequences, FreeChange, MilestoneChange, TableChange } from './consequences.types.js';
import { fieldOf } from '../../platform/graphql/field-of.js';

export const fieldsOfConsequences = [
  fieldOf(Consequences, 'sentences', () => [String], 'All of it in words.').inWords(({ sentences }, language) =>
    sentences.map((sentence) => say(sentence, language)),
  ),
  fieldOf(
    Consequences,
    'besideTable',
    () => [String],
    'What of it the rows of the championship table do not say, in words.',
  ).inWords(({ besideTable }, language) => besideTable.map((sentence) => say(sentence, language))),
  fieldOf(TableChange, 'team', () => Side, 'The team.').from(SidesLoader, (sides, { teamId }, context) =>
    sides.load(context, teamId),
  ),
  fieldOf(MilestoneChange, 'player', () => Person, 'The player.').from(PeopleLoader, (people, { playerId }, context) =>
    people.load(context, playerId),
  ),
  fieldOf(FreeChange, 'player', () => Person, 'The player.').from(PeopleLoader, (people, { playerId }, context) =>
    people.load(context, playerId),
  ),
];

import { createUnionType, Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import { enumOf } from '../../platform/schema/enum-of.js';
import { Announcement } from '../../competitions/announcements/announcement.types.js';
import { Trophy } from '../../competitions/trophies/trophy.types.js';
import { Match } from '../../matches/match/match.types.js';
import { Pair } from '../../registry/pairs/pair.types.js';
import { Person } from '../../registry/people/person.types.js';
import { Team } from '../../registry/teams/team.types.js';

/** What a search looks through; of kinds that fit as well as each other the first comes first. */
export const searchKinds = ['announcement', 'person', 'team', 'pair', 'match', 'trophy', 'rule-chapter'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const SearchKindEnum = enumOf<SearchKind>('SearchKind', 'What a search looks through.', {
  announcement: 'Announcements, by their names in every language, alone or with the card that is said with them.',
  person: 'Persons, by the names that everybody sees.',
  team: 'Teams that take part in a season; of those of one name the latest.',
  pair: 'Pairs; of those of one name the latest.',
  match: 'Matches that everybody sees, by the names of sides and players and by the day, the latest first.',
  trophy: 'The trophy that has this number in the whole list (D54).',
  'rule-chapter':
    'Chapters of the rules, by heading and number; and rules by words of their English text, behind them.',
});

@ObjectType({ description: 'An announcement with the card that is said with it: "Pagat Ultimo".' })
export class AnnouncementWithCard {
  @Field(() => Announcement, { description: 'What is announced.' })
  announcement!: Announcement;

  @Field(() => String, { description: 'As players say both, in the language asked for.' })
  name!: string;

  @Field(() => String, { description: 'The code of the card: `T1`, `HK`.' })
  card!: string;

  @Field(() => String, { description: 'The card by its name, in the language asked for.' })
  cardName!: string;

  @Field(() => Int, { description: 'The trick that the card has to take, 1–10.' })
  trick!: number;
}

@ObjectType({
  description: 'A chapter of the rules, a section of the fourth, or a rule in whose text the words stand.',
})
export class RuleChapter {
  @Field(() => String, { description: 'Its number: rules whose numbers begin with it stand there.' })
  number!: string;

  @Field(() => String, {
    description: 'Its heading, of a rule that under which it stands, in the language asked for.',
  })
  name!: string;
}

export const SearchHit = createUnionType({
  name: 'SearchHit',
  description: 'Something that a search has found.',
  types: () => [Announcement, AnnouncementWithCard, Person, Team, Pair, Match, Trophy, RuleChapter] as const,
  resolveType: (hit: { readonly __typename: string }) => hit.__typename,
});

@ObjectType({ description: 'What a search has found of one kind.' })
export class SearchGroup {
  @Field(() => SearchKindEnum, { description: 'Of which kind.' })
  kind!: SearchKind;

  @Field(() => Int, { description: 'How many there are; the best of them are listed.' })
  count!: number;

  @Extensions({ usually: 5 })
  @Field(() => [SearchHit], { description: 'The best of them, the best first.' })
  hits!: readonly object[];
}

@ObjectType({ description: 'What a search has found.' })
export class Found {
  @Field(() => Int, { description: 'How many of all kinds.' })
  count!: number;

  @Extensions({ atMost: searchKinds.length })
  @Field(() => [SearchGroup], {
    description: 'By kind, that of the best first; kinds of which nothing was found are left out.',
  })
  groups!: readonly SearchGroup[];
}

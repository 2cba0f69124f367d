import { name, oneOf, type SearchOf, searchOf } from '../../ui/search.js';

/** The groups in which a search shows what it finds; pairs stand with teams. */
export const groupNames = ['announcements', 'people', 'teams', 'matches', 'trophies', 'rules'] as const;
export type GroupName = (typeof groupNames)[number];

/** What is looked for, and of which group alone, with more of it. It stands in the address, so that a form without script asks the same. */
export const wordsSought = searchOf({ q: name, group: oneOf(groupNames) });
export type WordsSought = SearchOf<typeof wordsSought>;

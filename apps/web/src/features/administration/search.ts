import { cursor, fitting, name, oneOf, searchOf } from '../../ui/search.js';

export const teamStates = ['TAKES_PART', 'PROPOSED', 'WITHDRAWN'] as const;

export const teamsSearch = searchOf({ state: oneOf(teamStates), after: cursor });
export const peopleSearch = searchOf({ name, after: cursor });
/** The page of the jury that somebody asked for who is not of it. */
export const administrationSearch = searchOf({ asked: fitting(/^\/[a-z]{2}\/jury[\w/-]*$/) });

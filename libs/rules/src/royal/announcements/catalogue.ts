import { boundTrickSchlemme } from './bound-tricks.js';
import { catchSchlemme, otherSchlemme } from './catch.js';
import { type Definition } from './definition.js';
import { freeTrickSchlemme } from './free-tricks.js';
import { flightSchlemme, highCardSchlemme } from './high-cards.js';
import { type DefinitionId } from './ids.js';
import { materials } from './material.js';
import { messages } from './messages.js';
import { silentBonuses } from './silent.js';
import { trophies } from './trophies.js';

/** The 66 announcements in the order of section 4. */
export const catalogue: readonly Definition[] = Object.freeze([
  ...messages,
  ...materials,
  ...freeTrickSchlemme,
  ...boundTrickSchlemme,
  ...highCardSchlemme,
  ...flightSchlemme,
  ...catchSchlemme,
  ...otherSchlemme,
  ...trophies,
]);

export { silentBonuses };

const byId = new Map<string, Definition>(
  [...catalogue, ...silentBonuses].map((definition) => [definition.id, definition]),
);

export function definitionOf(id: DefinitionId): Definition {
  return byId.get(id)!;
}

/** Ids of the 66 announcements in the order of section 4. */
export const announcementIds = [
  ...(['suit-count', 'tarock-count', 'vogerl', 'flush', 'wonok'] as const),
  ...(['visi', 'lamour', 'angel', 'honour', 'heads', 'trull'] as const),
  ...(['game', 'cash-box', 'bridge', 'octave', 'misere', 'valat'] as const),
  ...(['piccolo', 'city', 'center', 'little-bird', 'big-bird'] as const),
  ...(['ultimo', 'pre-ultimo', 'dragon', 'griffin', 'turul'] as const),
  ...(['pheasant', 'falcon'] as const),
  ...(['gang', 'fleet', 'red-and-black', 'army', 'legion'] as const),
  ...(['amazon', 'pagat-catch'] as const),
  ...(['transylvanian-pheasant', 'timisoara-pheasant', 'klausenburg-pheasant', 'creeper', 'phoenix'] as const),
  ...(['spadille', 'manille', 'djinn', 'mariage'] as const),
  ...(['moon-catch', 'hawk', 'color', 'scale'] as const),
  ...(['golgotha', 'centaur', 'trojka', 'famille', 'bethlehem', 'sphinx'] as const),
  ...(['quart', 'pyramid', 'spectrum'] as const),
  ...(['stella', 'full', 'court', 'grand'] as const),
  ...(['harpy', 'gloria', 'triumph'] as const),
  'royal',
] as const;
export type AnnouncementId = (typeof announcementIds)[number];

/** Ids of the four bonuses that are never announced (4.3). */
export const silentBonusIds = ['obscur', 'lauer', 'four-kings', 'silent-moon-catch'] as const;
export type SilentBonusId = (typeof silentBonusIds)[number];

export type DefinitionId = AnnouncementId | SilentBonusId;

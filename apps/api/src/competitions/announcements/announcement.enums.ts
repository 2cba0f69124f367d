import {
  catalogue,
  type Definition,
  type DefinitionId,
  type Family,
  type Parameter,
  silentBonuses,
  type TrophyClass,
} from '@tarokk/rules';
import { enumOf } from '../../platform/schema/enum-of.js';

function describe(definitions: readonly Definition[]): (id: DefinitionId) => string {
  const byId = new Map(definitions.map((each) => [each.id, each]));
  return (id) => {
    const definition = byId.get(id);
    return definition === undefined
      ? id
      : `${definition.name.en}, ${definition.points} points (rule ${definition.rule}).`;
  };
}

export const AnnouncementIdEnum = enumOf(
  'AnnouncementId',
  'The announcements of section 4 of the rules. The id in a match record is the same in lower case with hyphens.',
  catalogue.map(({ id }) => id),
  describe(catalogue),
);

export const TrophyIdEnum = enumOf<DefinitionId>(
  'TrophyId',
  'The announcements that are trophies (rule 4.9).',
  catalogue.filter(({ trophy }) => trophy !== null).map(({ id }) => id),
  describe(catalogue),
);

export const SilentBonusIdEnum = enumOf(
  'SilentBonusId',
  'The bonuses that are never announced (rule 4.3).',
  silentBonuses.map(({ id }) => id),
  describe(silentBonuses),
);

export const FamilyEnum = enumOf<Family>('AnnouncementFamily', 'The tables of section 4 of the rules.', {
  message: 'Messages about the hand.',
  material: 'Schlemme about the material brought home.',
  silent: 'Bonuses that are never announced.',
  'free-tricks': 'Schlemme about a number of tricks.',
  'bound-tricks': 'Schlemme about certain tricks with certain cards.',
  'high-card': 'Schlemme about high cards.',
  flight: 'Flights of birds.',
  catch: 'Schlemme about a catch.',
  other: 'Other Schlemme.',
  trophy: 'Trophies.',
});

export const TrophyClassEnum = enumOf<TrophyClass>(
  'TrophyClass',
  'The classes of trophies (rule 4.9), from the smallest.',
  {
    small: 'Small.',
    middle: 'Middle.',
    great: 'Great.',
    super: 'Super.',
    multi: 'Multi.',
    ultra: 'Ultra.',
    royal: 'Royal.',
  },
);

export const ParameterEnum = enumOf<Parameter>(
  'AnnouncementParameter',
  'What a call of an announcement names besides its id.',
  {
    none: 'Nothing.',
    card: 'A card.',
    'two-cards': 'Two cards.',
    'three-cards': 'Three cards.',
    suit: 'A suit.',
    'black-suit': 'A black suit.',
    'red-and-black': 'A red suit and a black suit.',
    count: 'A number of tarocks.',
    'suit-and-count': 'A suit and a number of its cards.',
  },
);

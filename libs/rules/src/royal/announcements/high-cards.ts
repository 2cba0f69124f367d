import { text, type Text } from '../../language.js';
import { bind, define, type Arguments, type Binding, type Definition, type Parameter } from './definition.js';
import { type AnnouncementId } from './ids.js';
import { type Claim } from './claim.js';

/** The named cards win the given tricks, in the named order (D6), and are bound to them. */
export function cardsInTricks(...tricks: readonly number[]) {
  return {
    binds: ({ cards }: Arguments): readonly Binding[] => tricks.map((trick, place) => bind(cards[place]!, trick)),
    claims: ({ cards }: Arguments): readonly Claim[] =>
      tricks.map((trick, place) => ({ kind: 'trick-with-card', trick, card: cards[place]! })),
  };
}

function highCard(id: AnnouncementId, trick: number, points: number, name: Text): Definition {
  return define({ id, rule: '4.6', family: 'high-card', name, points, parameter: 'card', ...cardsInTricks(trick) });
}

/** 4.6: a late trick with a high card. */
export const highCardSchlemme: readonly Definition[] = [
  highCard('ultimo', 10, 10, text('Ultimo', 'Ultimo', 'Ultimó')),
  highCard('pre-ultimo', 9, 20, text('Pre-ultimo', 'Vorultimo', 'Preultimó')),
  highCard('dragon', 8, 30, text('Dragon', 'Drache', 'Sárkány')),
  highCard('griffin', 7, 40, text('Griffin', 'Greif', 'Griff')),
  highCard('turul', 6, 50, text('Turul', 'Turul', 'Turul')),
];

function flight(
  id: AnnouncementId,
  rule: string,
  parameter: Parameter,
  tricks: readonly number[],
  points: number,
  name: Text,
): Definition {
  const family = rule === '4.7' ? 'flight' : 'other';
  return define({ id, rule, family, name, points, parameter, group: 'flight', ...cardsInTricks(...tricks) });
}

/** 4.7: trick 1 or 2 with a high card. */
export const flightSchlemme: readonly Definition[] = [
  flight('pheasant', '4.7', 'card', [1], 20, text('Pheasant', 'Fasan', 'Fácán')),
  flight('falcon', '4.7', 'card', [2], 20, text('Falcon', 'Falke', 'Sólyom')),
];

/** 4.8: two early tricks with two high cards. */
export const doublePheasants: readonly Definition[] = [
  flight(
    'transylvanian-pheasant',
    '4.8',
    'two-cards',
    [1, 2],
    60,
    text('Transylvanian pheasant', 'Siebenbürger Fasan', 'Erdélyi fácán'),
  ),
  flight(
    'timisoara-pheasant',
    '4.8',
    'two-cards',
    [1, 3],
    60,
    text('Timișoara pheasant', 'Temeswarer Fasan', 'Temesvári fácán'),
  ),
  flight(
    'klausenburg-pheasant',
    '4.8',
    'two-cards',
    [2, 4],
    60,
    text('Klausenburg pheasant', 'Klausenburger Fasan', 'Kolozsvári fácán'),
  ),
];

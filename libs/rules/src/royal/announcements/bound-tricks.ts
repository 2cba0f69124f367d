import { text, type Text } from '../../language.js';
import { type Card } from '../../cards/card.js';
import { ANGEL, LAMOUR, MOON, SKUES, VISI } from '../deck.js';
import { bind, define, type Binding, type Definition } from './definition.js';
import { type AnnouncementId } from './ids.js';
import { type Claim } from './claim.js';

function boundTricks(id: AnnouncementId, last: number, card: Card, points: number, name: Text): Definition {
  const claims: readonly Claim[] = [
    { kind: 'first-tricks', count: last - 1 },
    { kind: 'trick-with-card', trick: last, card },
  ];
  const bindings = [bind(card, last)];
  return define({ id, rule: '4.5', family: 'bound-tricks', name, points, binds: () => bindings, claims: () => claims });
}

/** 4.5: the first tricks, the last of them with a certain tarock. */
export const boundTrickSchlemme: readonly Definition[] = [
  boundTricks('piccolo', 3, VISI, 5, text('Piccolo', 'Piccolo', 'Piccolo')),
  boundTricks('city', 4, LAMOUR, 5, text('City', 'City', 'City')),
  boundTricks('center', 5, ANGEL, 10, text('Center', 'Center', 'Centrum')),
  boundTricks('little-bird', 6, MOON, 20, text('Little bird', 'Kleiner Vogel', 'Kismadár')),
  boundTricks('big-bird', 7, SKUES, 30, text('Big bird', 'Großer Vogel', 'Nagymadár')),
];

/** The five tricks of 4.5 with their cards, as the B trophies of 4.9 contain them. */
export const fiveBoundTricks: readonly Binding[] = [
  bind(VISI, 3),
  bind(LAMOUR, 4),
  bind(ANGEL, 5),
  bind(MOON, 6),
  bind(SKUES, 7),
];

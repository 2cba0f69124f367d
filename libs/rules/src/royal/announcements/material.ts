import { text, type Text } from '../../language.js';
import { type Card } from '../../cards/card.js';
import { cardSet } from '../../cards/card-set.js';
import { ANGEL, honourSet, LAMOUR, MOON, PAGAT, SKUES, VISI } from '../deck.js';
import { define, type Definition } from './definition.js';
import { type AnnouncementId } from './ids.js';
import { type Claim } from './claim.js';

function material(id: AnnouncementId, points: number, name: Text, claim: Claim): Definition {
  const claims = [claim];
  return define({ id, rule: '4.2', family: 'material', name, points, claims: () => claims });
}

const home = (...cards: Card[]): Claim => ({ kind: 'home', cards: cardSet(cards) });

/** 4.2: cards that the party brings home. */
export const materials: readonly Definition[] = [
  material('visi', 1, text('Visi', 'Visi', 'Vizi'), home(VISI)),
  material('lamour', 1, text("L'amour", "L'amour", 'Lamúr'), home(LAMOUR)),
  material('angel', 1, text('Angel', 'Engel', 'Angyal'), home(ANGEL)),
  material('honour', 1, text('Honour', 'Honneur', 'Honőr'), { kind: 'home-one-of', cards: honourSet }),
  material('heads', 2, text('Heads', 'Köpfe', 'Fejek'), home(SKUES, MOON)),
  material('trull', 3, text('Trull', 'Trull', 'Trull'), home(SKUES, MOON, PAGAT)),
];

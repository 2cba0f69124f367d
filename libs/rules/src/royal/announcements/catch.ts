import { text, type Text } from '../../language.js';
import { type CardSet } from '../../cards/card-set.js';
import { suitMask } from '../../tricks/trick.js';
import { BLACK_CARDS, cardsOfSuit, PAGAT, RED_CARDS, SUIT_CARDS } from '../deck.js';
import { bird, king, lesserSuitCard, type CardKind } from './card-kinds.js';
import { define, type Arguments, type Definition, type Parameter } from './definition.js';
import { doublePheasants } from './high-cards.js';
import { type AnnouncementId } from './ids.js';
import { type Claim } from './claim.js';

const rule = '4.8';

function suitCatch(
  id: AnnouncementId,
  points: number,
  name: Text,
  cards: (given: Arguments) => CardSet,
  parameter: Parameter = 'none',
): Definition {
  return define({
    id,
    rule,
    family: 'catch',
    name,
    points,
    parameter,
    group: 'catch',
    claims: (given) => [{ kind: 'home', cards: cards(given) }],
  });
}

const suitsOnly = (suits: number): CardSet => ({ suits, tarocks: 0 });

/** 4.8: whole suits brought home. */
export const catchSchlemme: readonly Definition[] = [
  suitCatch('gang', 5, text('Gang', 'Bande', 'Banda'), ({ suits }) => cardsOfSuit(suits[0]!), 'suit'),
  suitCatch('fleet', 20, text('Fleet', 'Flotte', 'Flotta'), () => suitsOnly(RED_CARDS)),
  suitCatch(
    'red-and-black',
    25,
    text('Red and black', 'Rot und Schwarz', 'Vörös és fekete'),
    ({ suits }) => suitsOnly(SUIT_CARDS & (suitMask(suits[0]!) | suitMask(suits[1]!))),
    'red-and-black',
  ),
  suitCatch('army', 30, text('Army', 'Armee', 'Hadsereg'), () => suitsOnly(BLACK_CARDS)),
  suitCatch('legion', 50, text('Legion', 'Legion', 'Légió'), () => suitsOnly(SUIT_CARDS)),
];

function other(id: AnnouncementId, points: number, name: Text, ...claims: readonly Claim[]): Definition {
  return define({ id, rule, family: 'other', name, points, claims: () => claims });
}

const lastTwo = (cards: CardKind): readonly Claim[] =>
  [9, 10].map((trick) => ({ kind: 'trick-with-kind', trick, cards }));

/** 4.8: the other Schlemme. */
export const otherSchlemme: readonly Definition[] = [
  other('amazon', 5, text('Amazon', 'Amazone', 'Amazon'), { kind: 'some-trick-with', cards: lesserSuitCard }),
  other('pagat-catch', 30, text('Pagat catch', 'Pagatfang', 'Pagátfogás'), { kind: 'caught', card: PAGAT }),
  ...doublePheasants,
  other('creeper', 60, text('Creeper', 'Schleicher', 'Lopakodó'), ...lastTwo(bird)),
  other('phoenix', 60, text('Phoenix', 'Phönix', 'Főnix'), ...lastTwo(king)),
];

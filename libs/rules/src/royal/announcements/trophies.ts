import { text, type Text } from '../../language.js';
import { kingOf, MOON, PAGAT, queenOf, LAMOUR, ANGEL, SKUES } from '../deck.js';
import { fiveBoundTricks } from './bound-tricks.js';
import {
  bird,
  blackCavalOrJack,
  blackFigure,
  cardOf,
  couple,
  king,
  lesserSuitCard,
  redFigure,
  suitCard,
  ten,
  type CardKind,
} from './card-kinds.js';
import { type Claim } from './claim.js';
import { bind, define, type Binding, type Definition, type TrophyClass } from './definition.js';
import { cardsInTricks } from './high-cards.js';
import { type AnnouncementId } from './ids.js';

const MARIAGE_TRICKS = (1 << 9) | (1 << 10);

const valat: Claim = { kind: 'first-tricks', count: 10 };
const moonCatch: Claim = { kind: 'caught', card: MOON };
const pagatCatch: Claim = { kind: 'caught', card: PAGAT };
const takesWith = (cards: CardKind): Claim => ({ kind: 'some-trick-with', cards });
const inTricks = (tricks: readonly number[], cards: CardKind): Claim[] =>
  tricks.map((trick) => ({ kind: 'trick-with-kind', trick, cards }));
const lastThree = (cards: CardKind): Claim[] => inTricks([8, 9, 10], cards);
const boundOnes = fiveBoundTricks.map(({ card }, place): Claim => ({
  kind: 'trick-with-card',
  trick: place + 3,
  card,
}));

const classOfPoints: Readonly<Record<number, TrophyClass>> = {
  30: 'small',
  50: 'small',
  120: 'middle',
  130: 'great',
  140: 'super',
  150: 'multi',
  160: 'ultra',
  200: 'royal',
};

/** @param rank from 1, the lowest (4.9) */
type RankedTrophy = (rank: number) => Definition;

type Special = Partial<Pick<Definition, 'parameter' | 'group' | 'binds' | 'valat'>> & Pick<Definition, 'claims'>;

/** Claims that no parameter changes. */
const always =
  (...claims: readonly Claim[]) =>
  (): readonly Claim[] =>
    claims;

/** One trophy, which gets its rank by its place in the table. */
function trophy(id: AnnouncementId, points: number, name: Text, special: Special): RankedTrophy {
  const trophyClass = classOfPoints[points]!;
  return (rank) =>
    define({ id, rule: '4.9', family: 'trophy', name, points, trophy: { rank, class: trophyClass }, ...special });
}

/** Contains all ten tricks (4.9: V). */
function valatTrophy(id: AnnouncementId, points: number, name: Text, special: Special): RankedTrophy {
  const claims: Definition['claims'] = (given) => [valat, ...special.claims(given)];
  return trophy(id, points, name, { ...special, valat: true, claims });
}

/** Contains all ten tricks and the five bound ones, and binds their cards (4.9: V B). */
function boundTrophy(id: AnnouncementId, points: number, name: Text, special: Special): RankedTrophy {
  const claims: Definition['claims'] = (given) => [...boundOnes, ...special.claims(given)];
  return valatTrophy(id, points, name, { ...special, binds: () => fiveBoundTricks, claims });
}

const hawk = cardsInTricks(1, 2, 3);
const stellaTail: readonly Binding[] = [bind(LAMOUR, 4), bind(ANGEL, 5), bind(MOON, 6), bind(SKUES, 7)];

/** The table of 4.9, lowest first. */
const table: readonly RankedTrophy[] = [
  trophy('spadille', 30, text('Spadille', 'Spadille', 'Spadille'), { claims: always(takesWith(redFigure)) }),
  trophy('manille', 30, text('Manille', 'Manille', 'Manille'), { claims: always(takesWith(blackCavalOrJack)) }),
  trophy('djinn', 50, text('Djinn', 'Dschinn', 'Dzsinn'), {
    parameter: 'black-suit',
    claims: ({ suits }) => [takesWith(ten(suits[0]!))],
  }),
  trophy('mariage', 50, text('Mariage', 'Mariage', 'Mariázs'), {
    parameter: 'suit',
    binds: ({ suits }) => [kingOf(suits[0]!), queenOf(suits[0]!)].map((card) => ({ card, tricks: MARIAGE_TRICKS })),
    claims: ({ suits }) => inTricks([9, 10], couple(suits[0]!)),
  }),
  trophy('moon-catch', 120, text('Moon catch', 'Mondfang', 'Holdfogás'), { claims: always(moonCatch) }),
  trophy('hawk', 120, text('Hawk', 'Habicht', 'Héja'), { parameter: 'three-cards', group: 'flight', ...hawk }),
  trophy('color', 120, text('Color', 'Color', 'Color'), { claims: always(...lastThree(suitCard)) }),
  boundTrophy('scale', 120, text('Scale', 'Skala', 'Skála'), { claims: always() }),
  trophy('golgotha', 130, text('Golgotha', 'Golgotha', 'Golgota'), { claims: always(moonCatch, pagatCatch) }),
  trophy('centaur', 130, text('Centaur', 'Zentaur', 'Kentaur'), {
    claims: always(moonCatch, takesWith(lesserSuitCard)),
  }),
  trophy('trojka', 130, text('Trojka', 'Trojka', 'Trojka'), { claims: always(...lastThree(bird)) }),
  trophy('famille', 130, text('Famille', 'Famille', 'Famille'), {
    parameter: 'suit',
    claims: ({ suits }) => lastThree(cardOf(suits[0]!)),
  }),
  trophy('bethlehem', 130, text('Bethlehem', 'Bethlehem', 'Betlehem'), { claims: always(...lastThree(king)) }),
  trophy('sphinx', 130, text('Sphinx', 'Sphinx', 'Szfinx'), {
    claims: always(takesWith(redFigure), takesWith(blackFigure)),
  }),
  valatTrophy('quart', 140, text('Quart', 'Quart', 'Quart'), {
    claims: always({ kind: 'four-in-a-row', cards: suitCard }),
  }),
  valatTrophy('pyramid', 140, text('Pyramid', 'Pyramide', 'Piramis'), {
    claims: always({ kind: 'four-in-a-row', cards: bird }),
  }),
  boundTrophy('spectrum', 140, text('Spectrum', 'Spektrum', 'Spectrum'), { claims: always(...lastThree(suitCard)) }),
  valatTrophy('stella', 150, text('Stella', 'Stella', 'Stella'), {
    parameter: 'three-cards',
    group: 'flight',
    binds: (given) => [...hawk.binds(given), ...stellaTail],
    claims: (given) => [...hawk.claims(given), ...boundOnes.slice(1)],
  }),
  boundTrophy('full', 150, text('Full', 'Full', 'Full'), { claims: always(...lastThree(bird)) }),
  boundTrophy('court', 150, text('Court', 'Court', 'Court'), {
    parameter: 'suit',
    claims: ({ suits }) => lastThree(cardOf(suits[0]!)),
  }),
  boundTrophy('grand', 150, text('Grand', 'Grand', 'Grand'), { claims: always(...lastThree(king)) }),
  valatTrophy('harpy', 160, text('Harpy', 'Harpyie', 'Hárpia'), {
    claims: always(takesWith(lesserSuitCard), moonCatch, pagatCatch),
  }),
  valatTrophy('gloria', 160, text('Gloria', 'Gloria', 'Glória'), { claims: always(moonCatch, ...lastThree(suitCard)) }),
  valatTrophy('triumph', 160, text('Triumph', 'Triumph', 'Triumf'), { claims: always(moonCatch, ...lastThree(bird)) }),
  valatTrophy('royal', 200, text('Royal', 'Royal', 'Royal'), {
    claims: always(moonCatch, pagatCatch, ...lastThree(bird), { kind: 'last-three-shared' }),
  }),
];

/** 4.9 in the order of rank, lowest first. */
export const trophies: readonly Definition[] = table.map((ranked, index) => ranked(index + 1));

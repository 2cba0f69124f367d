import { text } from '../../language.js';
import { kingSet, MOON, PAGAT } from '../deck.js';
import { define, type Definition } from './definition.js';
import { freeTrickSchlemme } from './free-tricks.js';
import { trophies } from './trophies.js';
import { type AnnouncementId } from './ids.js';

const rule = '4.3';
const family = 'silent';

const idsOf = (definitions: readonly Definition[]): AnnouncementId[] =>
  definitions.map(({ id }) => id as AnnouncementId);
const valatTrophies = idsOf(trophies.filter(({ valat }) => valat));

/**
 * 4.3: never announced, scored when they happen, unless the party announced one of `silencedBy` (D5). Obscur is not played at
 * all when either party did.
 */
export const silentBonuses: readonly Definition[] = [
  define({
    id: 'obscur',
    rule,
    family,
    name: text('Obscur', 'Obscur', 'Obskúr'),
    points: 5,
    silencedBy: [...idsOf(freeTrickSchlemme), ...valatTrophies],
    claims: () => [{ kind: 'fifth-trick-first' }],
  }),
  define({
    id: 'lauer',
    rule,
    family,
    name: text('Lauer (ambush)', 'Lauer', 'Les'),
    points: 15,
    silencedBy: ['pagat-catch', 'golgotha', 'harpy', 'royal'],
    claims: () => [{ kind: 'caught', card: PAGAT }],
  }),
  define({
    id: 'four-kings',
    rule,
    family,
    name: text('Four kings', 'Vier Könige', 'Négy király'),
    points: 20,
    silencedBy: ['valat', 'legion', ...valatTrophies],
    claims: () => [{ kind: 'home', cards: kingSet }],
  }),
  define({
    id: 'silent-moon-catch',
    rule,
    family,
    name: text('Silent moon catch', 'Mondfang still', 'Csendes holdfogás'),
    points: 50,
    silencedBy: ['moon-catch', 'golgotha', 'centaur', 'harpy', 'gloria', 'triumph', 'royal'],
    claims: () => [{ kind: 'caught', card: MOON }],
  }),
];

import { text, type Text } from '../../language.js';
import { define, type Definition } from './definition.js';
import { type AnnouncementId } from './ids.js';
import { type Claim } from './claim.js';

function freeTricks(id: AnnouncementId, least: number, points: number, name: Text): Definition {
  const claims: readonly Claim[] = [
    least === 10 ? { kind: 'first-tricks', count: 10 } : { kind: 'trick-count', least },
  ];
  return define({ id, rule: '4.4', family: 'free-tricks', name, points, claims: () => claims });
}

/** 4.4: a number of tricks, whichever. */
export const freeTrickSchlemme: readonly Definition[] = [
  freeTricks('game', 5, 10, text('Game', 'Spiel', 'Játék')),
  freeTricks('cash-box', 6, 20, text('Cash box', 'Kassa', 'Kassza')),
  freeTricks('bridge', 7, 30, text('Bridge', 'Bridge', 'Bridzs')),
  freeTricks('octave', 8, 40, text('Octave', 'Oktave', 'Oktáv')),
  freeTricks('misere', 9, 50, text('Misère', 'Misère', 'Mizer')),
  freeTricks('valat', 10, 60, text('Valat', 'Valat', 'Volát')),
];

import type { RequestKind } from '@tarokk/competition';
import { text, type Text } from '@tarokk/rules';

/** What a request is called in a letter. */
export const requestNames: Readonly<Record<RequestKind, Text>> = {
  'private-venue': text('Place that is not public', 'Nichtöffentlicher Ort', 'Nem nyilvános helyszín'),
  'before-meeting': text(
    'Match before the annual meeting',
    'Match vor der Jahresversammlung',
    'Mérkőzés az éves közgyűlés előtt',
  ),
  'open-match': text('Open match', 'Offenes Match', 'Nyitott mérkőzés'),
  'larger-team': text('Larger team', 'Größere Mannschaft', 'Bővebb csapat'),
  replacement: text('Replacement of a member', 'Ersatz für ein Mitglied', 'Tag cseréje'),
  postponement: text('Postponement', 'Verschiebung', 'Halasztás'),
  'cup-player': text('Change of a cup player', 'Spielerwechsel im Cup', 'Játékoscsere a kupában'),
  'free-game': text('Game of the free championship', 'Partie der freien Meisterschaft', 'Szabad bajnoki parti'),
};

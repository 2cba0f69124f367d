import { text, type Text } from '@tarokk/rules';
import { type ActorKind, type State } from './states.js';
import { terms } from '../terms/terms.js';

const { en, de, hu } = terms;

export const stateNames: Readonly<Record<State, Text>> = {
  draft: text('a draft', 'Entwurf', 'piszkozat'),
  submitted: text('handed in', 'eingereicht', 'beadva'),
  confirmed: text('confirmed', 'bestätigt', 'megerősítve'),
  disputed: text(en.dispute.participle, de.dispute.participle, hu.dispute.participle),
  approved: text('approved', 'genehmigt', 'jóváhagyva'),
  returned: text('returned', 'zurückgegeben', 'visszaadva'),
  reopened: text('reopened', 'wieder geöffnet', 'újranyitva'),
  open: text('left open', 'offen', 'nyitott'),
  withdrawn: text('withdrawn', 'zurückgezogen', 'visszavonva'),
};

export const actorNames: Readonly<Record<ActorKind, Text>> = {
  'entering-side': text('the side that entered it', 'die Seite, die es eingegeben hat', 'a beadó oldal'),
  'other-side': text('the other side', 'die andere Seite', 'a másik oldal'),
  'either-side': text('either side', 'eine der Seiten', 'bármelyik oldal'),
  'disputing-side': text(
    `the side that ${en.dispute.thirdPerson} it`,
    `die Seite, die es ${de.dispute.thirdPerson}`,
    `${hu.dispute.activeWithArticle} oldal`,
  ),
  'confirming-side': text('the side that confirmed it', 'die Seite, die es bestätigt hat', 'a megerősítő oldal'),
  jury: text('the jury', 'die Jury', 'a zsűri'),
};

import { fill, languages, partyNames, text, type PartyName, type Text } from '@tarokk/rules';
import { type LifecycleStanding } from './states.js';
import { terms } from '../terms/terms.js';
import { capitalised } from '../wording/capitalised.js';

const { en, de, hu } = terms;

/** What somebody says is wrong; without a game it is the sheet as a whole, or what stands beside the games. */
export interface Disputed {
  readonly by: PartyName | 'jury';
  readonly game: number | null;
  /** The line that is meant, by its name; null without one. */
  readonly line: Text | null;
}

const words = {
  draft: text('A draft', 'Ein Entwurf', 'Piszkozat'),
  handedIn: text(
    'Handed in by {who}: {next} is to confirm',
    'Von {who} eingereicht: {next} bestätigt als Nächstes',
    '{who} beadta: {next} megerősítésére vár',
  ),
  corrected: text(
    'Corrected by {who}: {next} is to confirm',
    'Von {who} berichtigt: {next} bestätigt als Nächstes',
    '{who} kijavította: {next} megerősítésére vár',
  ),
  entered: text(
    'Entered by the jury: {next} to confirm',
    'Von der Jury eingegeben: {next} zu bestätigen',
    'A zsűri vitte be: {next} megerősítésére vár',
  ),
  withErrors: text(
    'Handed in with errors: the jury is to rule',
    'Mit Fehlern eingereicht: Die Jury entscheidet',
    'Hibával adták be: a zsűri dönt',
  ),
  confirmed: text(
    'Confirmed: the jury decides next',
    'Bestätigt: Als Nächstes entscheidet die Jury',
    'Megerősítve: a zsűri dönt',
  ),
  approved: text('Approved', 'Genehmigt', 'Jóváhagyva'),
  returned: text(
    'Given back by the jury: a new sheet is due',
    'Von der Jury zurückgegeben: Ein neuer Spielzettel ist fällig',
    'A zsűri visszaadta: új mérkőzéslapot vár',
  ),
  reopened: text(
    'Reopened by the jury: it does not count for now',
    'Von der Jury wieder geöffnet: Vorerst zählt es nicht',
    'A zsűri újranyitotta: egyelőre nem számít',
  ),
  open: text('Left open by the jury', 'Von der Jury offen gelassen', 'A zsűri nyitva hagyta'),
  withdrawn: text('Withdrawn: it does not count', 'Zurückgezogen: Es zählt nicht', 'Visszavonva: nem számít'),
  disputed: text(
    `${capitalised(en.dispute.participle, 'en')} by {who}`,
    `Von {who} ${de.dispute.participle}`,
    `{who} ${hu.dispute.thirdPerson}`,
  ),
  disputedByJury: text(
    `${capitalised(en.dispute.participle, 'en')} by the jury`,
    `Von der Jury ${de.dispute.participle}`,
    `A zsűri ${hu.dispute.thirdPerson}`,
  ),
  inGame: text(' in game {game}', ', Spiel {game}', ', {game}. játék'),
  and: text(' and ', ' und ', ' és '),
};

/**
 * Where a match stands and with whom it is, as every list, title and letter says it: "Disputed by B in game 5: Moon catch".
 * @param disputed what the dispute is about; asked for only while the match is disputed
 * @param errors that no ruling lets stand
 */
export function whereItStands(standing: LifecycleStanding, disputed: Disputed | null, errors = 0): Text {
  switch (standing.state) {
    case 'submitted':
      return errors > 0 ? words.withErrors : whoConfirms(standing);
    case 'disputed':
      return whatIsDisputed(disputed ?? { by: standing.disputedBy ?? 'jury', game: null, line: null });
    case 'draft':
    case 'confirmed':
    case 'approved':
    case 'returned':
    case 'reopened':
    case 'open':
    case 'withdrawn':
      return words[standing.state];
  }
}

/** "Disputed by B in game 5: Moon catch". */
export function whatIsDisputed({ by, game, line }: Disputed): Text {
  return eachLanguage((language) =>
    [
      by === 'jury' ? words.disputedByJury[language] : fill(words.disputed[language], { who: by }),
      game === null ? '' : fill(words.inGame[language], { game }),
      line === null ? '' : `: ${line[language]}`,
    ].join(''),
  );
}

function whoConfirms({ enteredBy, confirmedBy, revision }: LifecycleStanding): Text {
  const still = partyNames.filter((party) => party !== enteredBy && !confirmedBy.includes(party));
  const sentence = enteredBy === 'jury' ? words.entered : revision > 1 ? words.corrected : words.handedIn;
  return eachLanguage((language) =>
    fill(sentence[language], { who: enteredBy, next: still.join(words.and[language]) }),
  );
}

function eachLanguage(say: (language: (typeof languages)[number]) => string): Text {
  const [en, de, hu] = languages.map(say) as [string, string, string];
  return text(en, de, hu);
}

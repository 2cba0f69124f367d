import { sentence, text } from '@tarokk/rules';
import type { Problem } from '../../platform/problems/refused.types.js';

const unknown = text(
  'There is no season {year}. The jury opens seasons.',
  'Es gibt keine Saison {year}. Saisons eröffnet die Jury.',
  'Nincs {year}. évi szezon. Szezont a zsűri nyit.',
);
const closed = text(
  'The season {year} is closed; changes need it reopened by the jury.',
  'Die Saison {year} ist geschlossen; für Änderungen muss die Jury sie wieder öffnen.',
  'A(z) {year}. évi szezon le van zárva; változtatáshoz a zsűrinek újra meg kell nyitnia.',
);
const exists = text(
  'The season {year} has been opened already.',
  'Die Saison {year} ist schon eröffnet.',
  'A(z) {year}. évi szezon már meg van nyitva.',
);
const outOfRange = text(
  'Seasons are opened from {first} to {last}, next year’s.',
  'Saisons gibt es von {first} bis {last}, der des nächsten Jahres.',
  'Szezon {first} és {last} (a jövő év) között nyitható.',
);
const meetingElsewhere = text(
  'The annual meeting of the season {year} is a day of that year.',
  'Die Jahresversammlung der Saison {year} ist ein Tag dieses Jahres.',
  'A(z) {year}. évi szezon éves közgyűlése annak az évnek egy napja.',
);
const noMeeting = text(
  'No day is fixed for the annual meeting of {year}. Until it is, every match of the championship needs the approval of the jury before it is played. Set the day now if it is known.',
  'Für die Jahresversammlung {year} ist kein Tag festgesetzt. Bis dahin braucht jedes Match der Meisterschaft vorher eine Genehmigung der Jury. Setze den Tag jetzt fest, wenn er bekannt ist.',
  'A(z) {year}. évi közgyűlésnek még nincs napja. Amíg nincs, a bajnokság minden mérkőzéséhez előzetes zsűriengedély kell. Ha a nap ismert, add meg most.',
);
const notClosed = text(
  'The season {year} is not closed.',
  'Die Saison {year} ist nicht geschlossen.',
  'A(z) {year}. évi szezon nincs lezárva.',
);

export const seasonProblems = {
  unknown: (year: number, path = 'seasonYear'): Problem => ({
    code: 'season/unknown',
    rule: null,
    path,
    sentence: sentence(unknown, { year }),
  }),
  closed: (year: number, path = 'seasonYear'): Problem => ({
    code: 'season/closed',
    rule: 'D25',
    path,
    sentence: sentence(closed, { year }),
  }),
  exists: (year: number): Problem => ({
    code: 'season/exists',
    rule: null,
    path: 'seasonYear',
    sentence: sentence(exists, { year }),
  }),
  outOfRange: (first: number, last: number): Problem => ({
    code: 'season/out-of-range',
    rule: null,
    path: 'seasonYear',
    sentence: sentence(outOfRange, { first, last }),
  }),
  meetingElsewhere: (year: number): Problem => ({
    code: 'season/meeting-elsewhere',
    rule: 'D22',
    path: 'annualMeeting',
    sentence: sentence(meetingElsewhere, { year }),
  }),
  noMeeting: (year: number): Problem => ({
    code: 'season/no-meeting',
    rule: 'D22',
    path: 'annualMeeting',
    sentence: sentence(noMeeting, { year }),
  }),
  notClosed: (year: number): Problem => ({
    code: 'season/not-closed',
    rule: 'D25',
    path: 'seasonYear',
    sentence: sentence(notClosed, { year }),
  }),
};

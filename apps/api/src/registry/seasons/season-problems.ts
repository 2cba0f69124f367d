import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

export const seasonProblems = {
  unknown: problemKind('season/unknown', {
    path: 'seasonYear',
    text: text(
      'There is no season {year}. The jury opens seasons.',
      'Es gibt keine Saison {year}. Saisons eröffnet die Jury.',
      'Nincs {year}. évi szezon. Szezont a zsűri nyit.',
    ),
  }),
  closed: problemKind('season/closed', {
    rule: 'D25',
    path: 'seasonYear',
    text: text(
      'The season {year} is closed; changes need it reopened by the jury.',
      'Die Saison {year} ist geschlossen; für Änderungen muss die Jury sie wieder öffnen.',
      'A(z) {year}. évi szezon le van zárva; változtatáshoz a zsűrinek újra meg kell nyitnia.',
    ),
  }),
  exists: problemKind('season/exists', {
    path: 'seasonYear',
    text: text(
      'The season {year} has been opened already.',
      'Die Saison {year} ist schon eröffnet.',
      'A(z) {year}. évi szezon már meg van nyitva.',
    ),
  }),
  outOfRange: problemKind('season/out-of-range', {
    path: 'seasonYear',
    text: text(
      'Seasons are opened from {first} to {last}, next year’s.',
      'Saisons gibt es von {first} bis {last}, der des nächsten Jahres.',
      'Szezon {first} és {last} (a jövő év) között nyitható.',
    ),
  }),
  meetingElsewhere: problemKind('season/meeting-elsewhere', {
    rule: 'D22',
    path: 'annualMeeting',
    text: text(
      'The annual meeting of the season {year} is a day of that year.',
      'Die Jahresversammlung der Saison {year} ist ein Tag dieses Jahres.',
      'A(z) {year}. évi szezon éves közgyűlése annak az évnek egy napja.',
    ),
  }),
  noMeeting: problemKind('season/no-meeting', {
    rule: 'D22',
    path: 'annualMeeting',
    text: text(
      'No day is fixed for the annual meeting of {year}. Until it is, every match of the championship needs the approval of the jury before it is played. Set the day now if it is known.',
      'Für die Jahresversammlung {year} ist kein Tag festgesetzt. Bis dahin braucht jedes Match der Meisterschaft vorher eine Genehmigung der Jury. Setze den Tag jetzt fest, wenn er bekannt ist.',
      'A(z) {year}. évi közgyűlésnek még nincs napja. Amíg nincs, a bajnokság minden mérkőzéséhez előzetes zsűriengedély kell. Ha a nap ismert, add meg most.',
    ),
  }),
  notClosed: problemKind('season/not-closed', {
    rule: 'D25',
    path: 'seasonYear',
    text: text(
      'The season {year} is not closed.',
      'Die Saison {year} ist nicht geschlossen.',
      'A(z) {year}. évi szezon nincs lezárva.',
    ),
  }),
};

import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

/** What stands in the way of a change of a team, beside what `joiningFindings` and its neighbours find. */
export const teamProblems = {
  unknown: problemKind('team/unknown', {
    path: 'teamId',
    text: text('There is no such team.', 'Diese Mannschaft gibt es nicht.', 'Nincs ilyen csapat.'),
  }),
  notYours: problemKind('team/not-yours', {
    path: 'teamId',
    text: text(
      'This is for the captain of the team or the jury; a juror leaves the affairs of their own team to others (D12).',
      'Das tut der Kapitän der Mannschaft oder die Jury; ein Jurymitglied überlässt die Sachen der eigenen Mannschaft anderen (D12).',
      'Ezt a csapat kapitánya vagy a zsűri teheti meg; a zsűri tagja a saját csapata ügyeit másokra hagyja (D12).',
    ),
  }),
  notTakingPart: problemKind('team/not-taking-part', {
    path: 'teamId',
    text: text(
      'The team {team} does not take part: it is not confirmed yet, or was withdrawn.',
      'Die Mannschaft {team} nimmt nicht teil: sie ist noch nicht bestätigt oder wurde zurückgezogen.',
      'A(z) {team} csapat nem vesz részt: még nincs megerősítve, vagy visszavonták.',
    ),
  }),
  notProposed: problemKind('team/not-proposed', {
    path: 'teamId',
    text: text(
      'The team {team} waits for no confirmation.',
      'Die Mannschaft {team} wartet auf keine Bestätigung.',
      'A(z) {team} csapat nem vár megerősítésre.',
    ),
  }),
  notWilling: problemKind('team/not-willing', {
    path: 'memberIds',
    text: text(
      'This person was not in the team last season, or has declined; add others when the team is confirmed.',
      'Diese Person war letzte Saison nicht in der Mannschaft oder hat abgelehnt; andere kommen dazu, wenn die Mannschaft bestätigt ist.',
      'Ez a személy nem volt tagja a csapatnak az előző szezonban, vagy nemet mondott; mást a megerősítés után vegyél fel.',
    ),
  }),
  seasonOver: problemKind('team/season-over', {
    rule: '9',
    path: 'day',
    text: text(
      'The season {year} is over; only the jury changes its teams.',
      'Die Saison {year} ist vorbei; nur die Jury ändert ihre Mannschaften.',
      'A(z) {year}. évi szezon véget ért; csapatait csak a zsűri módosíthatja.',
    ),
  }),
  dayElsewhere: problemKind('team/day-elsewhere', {
    rule: '9',
    path: 'day',
    text: text(
      'The day is none of the season {year}, or lies before the first day of the membership.',
      'Der Tag liegt nicht in der Saison {year} oder vor dem ersten Tag der Mitgliedschaft.',
      'A nap nem a(z) {year}. évi szezoné, vagy a tagság első napja előtti.',
    ),
  }),
  dayOfJury: problemKind('team/day-of-jury', {
    path: 'day',
    text: text(
      'Only the jury enters another day than today.',
      'Einen anderen Tag als heute trägt nur die Jury ein.',
      'A mai naptól eltérő napot csak a zsűri adhat meg.',
    ),
  }),
  unknownPerson: problemKind('team/unknown-person', {
    path: 'member',
    text: text(
      'Give the id of a known person, or the name of a new one.',
      'Gib die ID einer bekannten Person an oder den Namen einer neuen.',
      'Add meg egy ismert személy azonosítóját vagy egy új személy nevét.',
    ),
  }),
  notAMember: problemKind('team/not-a-member', {
    path: 'personId',
    text: text(
      'This person is no member of the team {team} now.',
      'Diese Person ist jetzt kein Mitglied der Mannschaft {team}.',
      'Ez a személy most nem tagja a(z) {team} csapatnak.',
    ),
  }),
  captainLeaves: problemKind('team/captain-leaves', {
    path: 'personId',
    text: text(
      'The captain leaves when somebody else has become captain.',
      'Der Kapitän geht, wenn jemand anderer Kapitän geworden ist.',
      'A kapitány akkor léphet ki, ha már más a kapitány.',
    ),
  }),
  hasMatches: problemKind('team/has-matches', {
    path: 'teamId',
    text: text(
      'The team {team} has matches of this season, played or planned; it stays.',
      'Die Mannschaft {team} hat in dieser Saison gespielte oder geplante Matches; sie bleibt.',
      'A(z) {team} csapatnak van lejátszott vagy kitűzött mérkőzése ebben a szezonban; a csapat marad.',
    ),
  }),
  renameAfterMatch: problemKind('team/rename-after-match', {
    rule: '9',
    path: 'name',
    text: text(
      'After the first match only the jury changes the name of a team.',
      'Nach dem ersten Match ändert nur die Jury den Namen einer Mannschaft.',
      'Az első mérkőzés után a csapat nevét csak a zsűri módosíthatja.',
    ),
  }),
  memberPlayed: problemKind('team/member-played', {
    rule: 'D20',
    path: 'personId',
    text: text(
      'Who has played was a member; they can leave, but their membership is no mistake.',
      'Wer gespielt hat, war Mitglied; er kann gehen, aber die Mitgliedschaft ist kein Irrtum.',
      'Aki játszott, tag volt; kiléphet, de a tagsága nem tévedés.',
    ),
  }),
  reasonNeeded: problemKind('team/reason-needed', {
    path: 'reason',
    text: text(
      'The jury can allow this, with a reason.',
      'Die Jury kann das erlauben, mit einer Begründung.',
      'Ezt a zsűri indoklással engedélyezheti.',
    ),
  }),
  tooLarge: problemKind('team/too-large', {
    rule: '9',
    path: 'members',
    text: text(
      'No team has more than {most} members.',
      'Keine Mannschaft hat mehr als {most} Mitglieder.',
      'Egy csapatnak sem lehet {most} tagnál többje.',
    ),
  }),
};

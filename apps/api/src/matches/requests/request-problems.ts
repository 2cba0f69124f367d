import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

export const requestProblems = {
  unknown: problemKind('request/unknown', {
    path: 'requestId',
    text: text('There is no such request.', 'Diesen Antrag gibt es nicht.', 'Nincs ilyen kérelem.'),
  }),
  notYourSide: problemKind('request/not-your-side', {
    rule: 'D12',
    path: 'sideId',
    text: text(
      'Only a member of the side asks the jury for it, and takes it back.',
      'Nur ein Mitglied der Seite beantragt für sie etwas bei der Jury und zieht es zurück.',
      'Csak az oldal tagja kérhet a nevében a zsűritől, és vonhatja vissza a kérelmet.',
    ),
  }),
  incomplete: problemKind('request/incomplete', {
    text: text(
      'This is needed for what is asked.',
      'Das wird für diesen Antrag gebraucht.',
      'Ehhez a kérelemhez ez is kell.',
    ),
  }),
  superfluous: problemKind('request/superfluous', {
    text: text(
      'This has nothing to do with what is asked.',
      'Das hat mit diesem Antrag nichts zu tun.',
      'Ennek a kérelemhez nincs köze.',
    ),
  }),
  unknownMatch: problemKind('request/unknown-match', {
    path: 'plannedMatchId',
    text: text(
      'There is no such planned match of this side.',
      'Diese Seite hat kein solches geplantes Match.',
      'Ennek az oldalnak nincs ilyen tervezett mérkőzése.',
    ),
  }),
  noTie: problemKind('request/no-tie', {
    rule: '10',
    path: 'requestId',
    text: text(
      'These pairs do not meet in the cup now.',
      'Diese Paare treffen im Cup derzeit nicht aufeinander.',
      'Ezek a párok jelenleg nem találkoznak a kupában.',
    ),
  }),
  matchCancelled: problemKind('request/match-cancelled', {
    path: 'plannedMatchId',
    text: text('This match was cancelled.', 'Dieses Match wurde abgesagt.', 'Ezt a mérkőzést lemondták.'),
  }),
  otherCompetition: problemKind('request/other-competition', {
    rule: '9–12',
    path: 'kind',
    text: text(
      'Matches of this competition do not need that.',
      'Matches dieses Bewerbs brauchen das nicht.',
      'Ebben a versenyben ehhez nem kell engedély.',
    ),
  }),
  notNeeded: problemKind('request/not-needed', {
    rule: '9',
    path: 'kind',
    text: text(
      'The match can be played as it is planned: it needs no such approval.',
      'Das Match kann so gespielt werden, wie es geplant ist: Es braucht diese Genehmigung nicht.',
      'A mérkőzés a terv szerint lejátszható: ehhez nem kell engedély.',
    ),
  }),
  askedAlready: problemKind('request/asked-already', {
    path: 'kind',
    text: text(
      'The jury has been asked already and has not decided yet.',
      'Die Jury wurde schon gefragt und hat noch nicht entschieden.',
      'A zsűrit már megkérdezték, de még nem döntött.',
    ),
  }),
  grantedAlready: problemKind('request/granted-already', {
    path: 'kind',
    text: text('The jury has granted it already.', 'Die Jury hat es schon genehmigt.', 'A zsűri ezt már engedélyezte.'),
  }),
  seasonClosed: problemKind('request/season-closed', {
    rule: 'D25',
    text: text(
      'The season {year} is closed.',
      'Die Saison {year} ist geschlossen.',
      'A(z) {year}. szezon le van zárva.',
    ),
  }),
  noTeam: problemKind('request/no-team', {
    rule: '9',
    path: 'sideId',
    text: text(
      'This is asked by a team that takes part in the season.',
      'Das beantragt eine Mannschaft, die an der Saison teilnimmt.',
      'Ezt olyan csapat kérheti, amely részt vesz a szezonban.',
    ),
  }),
  unknownPerson: problemKind('request/unknown-person', {
    path: 'personId',
    text: text('There is no such person.', 'Diese Person gibt es nicht.', 'Nincs ilyen személy.'),
  }),
  roomLeft: problemKind('request/room-left', {
    rule: 'D20',
    path: 'kind',
    text: text(
      'The team may have {most} {most|member|members} and has {members}: there is room, and nobody needs to be asked.',
      'Die Mannschaft darf {most} Mitglieder haben und hat {members}: Es ist Platz, niemand muss gefragt werden.',
      'A csapatnak {most} tagja lehet, és {members} van: van hely, nem kell engedély.',
    ),
  }),
  teamFull: problemKind('request/team-full', {
    rule: '9',
    path: 'kind',
    text: text(
      'No team has more than {most} members.',
      'Keine Mannschaft hat mehr als {most} Mitglieder.',
      'Egyetlen csapatnak sem lehet {most} tagnál több.',
    ),
  }),
  noMember: problemKind('request/no-member', {
    rule: 'D20',
    path: 'replacesId',
    text: text(
      'This person has no place in the team.',
      'Diese Person hat keinen Platz in der Mannschaft.',
      'Ennek a személynek nincs helye a csapatban.',
    ),
  }),
  notPlayed: problemKind('request/not-played', {
    rule: 'D20',
    path: 'replacesId',
    text: text(
      'They have not played for the team this season: the captain may replace them without asking.',
      'Er hat in dieser Saison noch nicht für die Mannschaft gespielt: Der Kapitän darf ohne Antrag tauschen.',
      'Ebben a szezonban még nem játszott a csapatban: a kapitány engedély nélkül lecserélheti.',
    ),
  }),
  decidedAlready: problemKind('request/decided-already', {
    path: 'requestId',
    text: text(
      'The jury has decided this request already.',
      'Die Jury hat über diesen Antrag schon entschieden.',
      'A zsűri erről a kérelemről már döntött.',
    ),
  }),
  withdrawn: problemKind('request/withdrawn', {
    path: 'requestId',
    text: text('The request was withdrawn.', 'Der Antrag wurde zurückgezogen.', 'A kérelmet visszavonták.'),
  }),
  changedMeanwhile: problemKind('request/changed-meanwhile', {
    path: 'version',
    text: text(
      'The planned match was changed meanwhile. Look at the request again before you decide.',
      'Das geplante Match wurde inzwischen geändert. Sieh dir den Antrag noch einmal an, bevor du entscheidest.',
      'A tervezett mérkőzés közben módosult. Nézd meg újra a kérelmet, mielőtt döntesz.',
    ),
  }),
  reasonNeeded: problemKind('request/reason-needed', {
    path: 'reason',
    text: text(
      'A refusal needs a reason.',
      'Eine Ablehnung braucht eine Begründung.',
      'Az elutasításhoz indoklás kell.',
    ),
  }),
  juryConcerned: problemKind('request/jury-concerned', {
    rule: 'D12',
    text: text(
      'A jury member does not decide on requests of their own team or pair, of its opponents in that match, or about themselves.',
      'Ein Jurymitglied entscheidet nicht über Anträge der eigenen Mannschaft oder des eigenen Paars, von deren Gegnern in diesem Match oder über sich selbst.',
      'A zsűri tagja nem dönt saját csapatának vagy párjának, annak e mérkőzésbeli ellenfelének a kérelméről, sem önmagáról.',
    ),
  }),
  juryFree: problemKind('request/jury-free', {
    rule: 'D12',
    path: 'requestId',
    text: text(
      'There is a jury member whom this does not concern: nobody has to be appointed.',
      'Es gibt ein Jurymitglied, das nicht betroffen ist: Niemand muss bestimmt werden.',
      'Van olyan zsűritag, akit ez nem érint: senkit sem kell kijelölni.',
    ),
  }),
  noJuror: problemKind('request/no-juror', {
    rule: 'D12',
    path: 'personId',
    text: text(
      'Only a member of the jury can be appointed.',
      'Nur ein Mitglied der Jury kann bestimmt werden.',
      'Csak a zsűri tagja jelölhető ki.',
    ),
  }),
};

/** Why the jury is not asked, or does not decide, so. @param path where in the input, if not where this problem usually is */

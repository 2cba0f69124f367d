import type { TeamMembersWords } from '../../en/parts/team-members.js';

export const teamMembers: TeamMembersWords = {
  teamMembers: {
    heading: 'Mitglieder',
    captain: 'Kapitän',
    since: 'seit',
    until: 'bis',
    makeCaptain: 'Zum Kapitän machen',
    add: 'Mitglied aufnehmen',
    newMember: 'Neues Mitglied',
    personHint: 'Tippe einige Buchstaben des Namens und wähle aus. Wer kein Konto hat, kann danach eingeladen werden.',
    leave: 'Mitgliedschaft beenden',
    leaveOf: 'Mitgliedschaft von {name} beenden',
    leaveDay: 'Tag, für den sie endet',
    leaveDayHint: 'Heute, wenn nichts angegeben ist.',
    leaveMeans: 'Eine andere Mannschaft ist erst nächste Saison möglich (D20).',
    declined: 'bleibt nicht',
    elsewhere: 'ist in einer anderen Mannschaft',
    asked: 'soll bleiben',
    confirm: 'Mannschaft bestätigen',
    whoStays: 'Wer bleibt',
    decline: 'Die Mannschaft nimmt nicht teil',
    reasonIfAny: 'Begründung, falls die Jury eine Ausnahme macht',
    reasonHint: 'Mit einer Begründung erlaubt die Jury, was die Regeln ihr überlassen.',
  },
};

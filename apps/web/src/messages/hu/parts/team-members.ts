import type { TeamMembersWords } from '../../en/parts/team-members.js';

export const teamMembers: TeamMembersWords = {
  teamMembers: {
    heading: 'Tagok',
    captain: 'csapatkapitány',
    since: 'tag ettől:',
    until: 'eddig:',
    makeCaptain: 'Legyen kapitány',
    add: 'Tag felvétele',
    newMember: 'Új tag',
    personHint: 'Írj be néhány betűt a névből, és válassz. Akinek nincs fiókja, azt utána meg lehet hívni.',
    leave: 'A tagság megszüntetése',
    leaveOf: '{name} tagságának megszüntetése',
    leaveDay: 'A nap, amelyre szól',
    leaveDayHint: 'Ha üres, a mai nap.',
    leaveMeans: 'Más csapat csak a következő szezonban lehetséges (D20).',
    declined: 'nem marad',
    elsewhere: 'másik csapatban van',
    asked: 'maradásra kérték',
    confirm: 'A csapat megerősítése',
    whoStays: 'Ki marad',
    decline: 'A csapat nem indul',
    reasonIfAny: 'Indoklás, ha a zsűri kivételt tesz',
    reasonHint: 'Indoklással a zsűri megengedheti, amit a szabályok rábíznak.',
  },
};

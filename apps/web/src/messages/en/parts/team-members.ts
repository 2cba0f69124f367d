export const teamMembers = {
  teamMembers: {
    heading: 'Members',
    captain: 'captain',
    since: 'since',
    until: 'until',
    makeCaptain: 'Make captain',
    add: 'Add a member',
    newMember: 'New member',
    personHint: 'Type some letters of the name, and choose. Whoever has no account can be invited afterwards.',
    leave: 'End the membership',
    leaveOf: 'End the membership of {name}',
    leaveDay: 'Day for which it is done',
    leaveDayHint: 'Today, if left empty.',
    leaveMeans: 'Another team is possible only next season (D20).',
    declined: 'does not stay',
    elsewhere: 'is in another team',
    asked: 'asked to stay',
    confirm: 'Confirm the team',
    whoStays: 'Who stays',
    decline: 'The team does not take part',
    reasonIfAny: 'Reason, if the jury allows an exception',
    reasonHint: 'With a reason the jury allows what the rules leave to it.',
  },
};

export type TeamMembersWords = typeof teamMembers;

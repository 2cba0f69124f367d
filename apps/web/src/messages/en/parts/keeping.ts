export const keeping = {
  carryOver: {
    title: 'Teams of {year}',
    means:
      'They can be carried over: each is proposed to its members, and takes part when its captain or the jury confirms it.',
    look: 'See who would be carried over',
    looking: 'Looking at last season’s teams …',
    nobody: 'There were no teams in the season before.',
    outcome: {
      PROPOSED: 'is proposed:',
      CARRIED_ALREADY: 'was carried over before.',
      NAME_TAKEN: 'a team of this name is in the season already.',
      NO_MEMBERS: 'nobody is in it any more.',
    },
    carry: '{teams, plural, one {Carry # team over} other {Carry # teams over}}',
    done: '{teams, plural, one {# team is proposed.} other {# teams are proposed.}}',
    confirmTitle: 'Carried over',
  },
  merging: {
    means: 'Two entries of one person become one: matches, trophies, teams and account are then those of {name}.',
    choose: 'Choose the other entry',
    other: 'Entry that is given up',
    otherHint: 'Better the one with less. Type some letters of the name, and choose.',
    look: 'See what merging would do',
    looking: 'Working out what would change …',
    would: 'What would change',
    given:
      '{name} is given up: {matches, plural, one {# match} other {# matches}}, {trophies, plural, one {# trophy} other {# trophies}}, {teams, plural, one {# team} other {# teams}}.',
    then: '{name} then has {trophies, plural, one {# trophy} other {# trophies}}.',
    movesAccount: 'The account of the entry given up becomes this person’s.',
    closesAccount: 'Both have an account: that of the entry given up is closed.',
    pseudonymous: 'The person then has a pseudonym, as one of the entries has.',
    closeAccount: 'Close the account of the entry given up (an admin decides it)',
    merge: 'Merge the entries',
    reasonHint: 'The log keeps it, so it should name nobody.',
    merges: 'Merged entries',
    mergedOn: 'An entry was merged into this one on',
    undoneOn: 'taken back on',
    undo: 'Take the merge back',
  },
  privacy: {
    pseudonymMeans:
      'On public pages and in archives a pseudonym stands in the place of the name, as the person asked for.',
    pseudonymHolds: 'A pseudonym stands in the place of the name now.',
    erase: 'Erase for ever',
    eraseMeans:
      'Contact data and names of {name} are erased for ever, and the account is closed. This cannot be taken back. Matches and trophies stay, under a pseudonym.',
    undoRename: 'Give back the name before',
    undoRenameMeans: 'Names so far: {names}.',
  },
  venues: {
    title: 'Places',
    description: 'The places that the jury knows, and which of them are public.',
    means: 'What is said of a place here overrides what a sheet says of it.',
    empty: 'No place is on the list yet. Add the first one below.',
    public: 'public',
    private: 'private',
    closed: 'no longer offered',
    change: 'Change the place',
    add: 'Add a place',
    name: 'Name of the place',
    isPublic: 'It is public',
    isClosed: 'It is no longer offered',
    closedMeans: 'Matches that were played there stay.',
  },
};

export type KeepingWords = typeof keeping;

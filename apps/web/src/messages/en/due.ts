import { capitalised, terms } from '@tarokk/competition';

const { dispute } = terms.en;

/** Words of the list of what is due, which the account and the desk show. */
export const words = {
  due: {
    all: 'All that waits for you',
    title: 'What is due',
    nothing: 'Nothing waits for you at the office.',
    jury: 'Give somebody the office of the jury.',
    juryWhy:
      'The jury opens seasons and decides matches; nobody is of it yet. An admin may be of it too: choose yourself.',
    season: 'Open the season {year}.',
    seasonWhy: 'Teams enter a season, and their matches count in it.',
    teams: 'Take teams into the season {year}.',
    teamsWhy: 'Two teams with two members each can play the first match.',
    draft: 'Go on with your sheet.',
    sheet: 'Go on with your sheet: game {game}.',
    handIn: 'Hand your sheet in.',
    waiting: 'Waits to be sent.',
    answer: 'Your sheet needs your answer.',
    confirm: 'Confirm this match.',
    disputed: `${capitalised(dispute.participle, 'en')}: answer.`,
    ownDispute: `You have ${dispute.participle} it: wait for the answer, or take it back.`,
    returned: 'Given back by the jury: correct it.',
    tie: 'Cup: play by {day}',
    act: {
      confirm: 'Read and confirm',
      disputed: 'See the line',
      ownDispute: 'See the line',
      returned: 'Correct the sheet',
      draft: 'Go on',
      tie: 'See the tie',
    },
    nthMatch: '{order, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} match',
    task: {
      overdue: '{number} overdue',
      TO_DECIDE: '{number, plural, one {# confirmed match to decide} other {# confirmed matches to decide}}',
      DISPUTED: `{number, plural, one {# ${dispute.participle} match} other {# ${dispute.participle} matches}}: a ruling is needed, or a new sheet`,
      WITH_ERRORS: '{number, plural, one {# sheet with errors asks} other {# sheets with errors ask}} for a ruling',
      REOPENED:
        '{number, plural, one {# reopened match counts} other {# reopened matches count}} nowhere until you decide',
      requests: '{number, plural, one {# request} other {# requests}} to answer',
      freeGames: '{number, plural, one {# game} other {# games}} of the free championship to admit or to look at again',
      tiesForJury: 'Cup {year}: {number, plural, one {# tie waits} other {# ties wait}} for your decision',
      tiesOverdue: 'Cup {year}: the time of {number, plural, one {# tie} other {# ties}} is over',
      drawCup: 'Cup {year}: the list is closed, draw it',
      drawGrandPrix: '{name}, {day}: draw its schedule',
      closeGrandPrix: '{name}, {day}: approve what is left, and close it',
    },
  },
  ownTeam: {
    inTable: 'Table',
    place:
      '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {teams}, {matches, plural, one {# match} other {# matches}}',
    points: 'points',
    lastFive: 'Last five',
    behind: 'To the {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}, {team}',
    ahead: 'Ahead of the {rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}, {team}',
    distance: '{points, plural, one {# point} other {# points}}',
    stillToPlay: 'Still to play this season',
    upTo: 'up to {matches, plural, one {# match} other {# matches}}',
  },
};

export type DueWords = typeof words;

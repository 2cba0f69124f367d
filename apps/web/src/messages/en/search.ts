export const words = {
  search: {
    title: 'Search',
    description: 'Players, teams, matches, announcements, trophies and rules, by a few letters of their names.',
    label: 'Search players, teams, matches, announcements, rules',
    find: 'Search',
    close: 'Close',
    next: 'go to the next that was found',
    previous: 'go to the one before',
    found: '{count, plural, one {One thing} other {# things}} found, the best first.',
    keys: '<down></down> <up></up> choose, <enter></enter> opens; <slash></slash> or <control></control> opens this anywhere.',
    what: 'Players, teams and pairs, matches by names and day, announcements, rules, and trophies by their number. A few letters are enough, also without accents.',
    recent: 'Found here lately',
    all: 'all {count, number}',
    everything: 'Everything that was found',
    nothing: 'Nothing is called “{q}”.',
    perhaps:
      'Letters without accents are enough, and half a word. One wrong letter in a longer word is forgiven, two are not.',
    instead:
      'Or look through all <players>players</players>, <teams>teams</teams>, <announcements>announcements</announcements> or <matches>results</matches>.',
    group: {
      announcements: 'Announcements',
      people: 'Players',
      teams: 'Teams',
      matches: 'Matches',
      trophies: 'Trophies',
      rules: 'Rules',
    },
    points: '{points, plural, one {# point} other {# points}}',
    trickWith: 'trick {trick} with the {card}',
    ofTeam: '{team}, {year}',
    team: 'team {year}',
    pair: 'pair {year}: {players}',
    trophy: 'No. {number, number}: {name}',
  },
};
export type SearchWords = typeof words;

export const words = {
  announcement: {
    description: '{name}: {sentence}',
    points: '{points, plural, one {# point} other {# points}}',
    tarocks:
      'Tarocks are the 22 trumps, I to XXI and above them the Sküs: each beats every suit card. Two play against two, ten tricks of four cards. Whatever is announced is said before the first card.',
    tenTricks: 'The ten tricks',
    itsCards: 'Its cards',
    orCard: 'or {card}',
    yours: 'yours',
    watch: 'One to watch',
    cardByCard: 'Card by card',
    announcedBy: '<person></person> announced {name} on <day></day>.',
    place: 'Trick {trick} of game {game}, {sides}',
    watchGame: 'Watch the game',
    fromRulebook:
      'A game of the rulebook: of the season none is on record card by card. A and B are the two sides; of each pair the interceptor sits at the left, the collector at the right.',
    placeInExample: 'Trick {trick}: {reason}.',
    who: 'Who announced it',
    withWhich: 'With which card or suit',
    latestMatches: 'Of the latest {matches} matches in which it was announced, so fewer than altogether.',
    ofAll: '<b>{made}</b> of {all}',
    altogether:
      '{year}: filled is made, outlined is lost. {made} of {all} altogether, {people, plural, one {by one player} other {by # players}}.',
    nobody: 'Nobody made or lost it in {year}.',
    noSeason: 'Nothing has been approved yet. Who announces it, and how it ends, stands here as soon as matches are.',
    neverAnnounced: 'Nobody announces a silent bonus: it is scored when it happens.',
    onlyStated: 'A message is a true statement on one’s own hand: it is neither made nor lost.',
    all: 'All 66',
    ladder: 'Figure: points. Bar: made and lost in {year}.',
    ladderWithoutSeason: 'Figure: points.',
    raises: 'Each raises those below it: it takes their place.',
    could: 'Could it have been stopped?',
    more: 'More of it',
    beside: 'What can stand beside it',
  },
};
export type AnnouncementWords = typeof words;

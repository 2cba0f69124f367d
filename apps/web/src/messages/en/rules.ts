export const words = {
  rules: {
    description: '{name}: the rules by which this office checks sheets and decides, each with its number.',
    ofProblems: '{name}: all that this office can refuse or find on a sheet, with its rule and what to do.',
    pairs: {
      title: 'Which can stand beside which',
      description:
        'The Schlemme and trophies, two at a time: whether both can end so in one game, with an example or the reason.',
      about:
        'Can two Schlemme or trophies be announced in one game, and end so? Asked of each two, made and lost, of one party and of both. Where they can, there is a game to be followed card by card; where they cannot, what of each excludes the other.',
      parameters:
        'Each is asked with the same cards and suits everywhere: the Pagat in the Ultimo family; the kings of spades, clubs and hearts, in this order, for birds; spades, and hearts with spades.',
      toRules: 'Rules of Royal Tarokk',
      of: 'What can stand beside {name}',
      ofDescription: 'Which Schlemme and trophies can be made or lost in the same game as {name}.',
      all: 'All Schlemme and trophies',
      same: 'Of the same party',
      opposing: 'Of the other party',
      other: 'The other',
      ending: {
        'won-won': '{name} made, the other made',
        'won-lost': '{name} made, the other lost',
        'lost-won': '{name} lost, the other made',
        'lost-lost': '{name} lost, the other lost',
      },
      sign: {
        yes: 'possible together',
        some: 'only for attackers or only for defenders',
        no: 'not possible together',
        unknown: 'not known',
      },
      pair: '{a} beside {b}',
      pairDescription: 'Whether {a} and {b} can stand beside each other, in every ending: an example or the reason.',
      result: { won: '{name} made', lost: '{name} lost' },
      both: { attackers: 'both of the attackers', defenders: 'both of the defenders' },
      first: {
        attackers: 'the first of the attackers, the second of the defenders',
        defenders: 'the first of the defenders, the second of the attackers',
      },
      apart: {
        twice: 'Never both active: nobody announces the same twice.',
        raises: 'Never both active: one raises the other.',
        exclude: 'Never both active: two trophies, two of a kind or one card bound twice.',
      },
      clash: 'These exclude each other.',
      unknown: 'Not known: the search ended at its limit.',
      example: 'Show an example',
      part: {
        lost: 'not all of it comes true',
        bindings: 'its bound cards',
        firstTricks: 'takes the first {count} tricks',
        trickCount: 'takes at least {least} tricks',
        trickWithCard: 'takes trick {trick} with {card}',
        trickWithKind: 'takes trick {trick} with {kind}',
        someTrickWith: 'takes a trick with {kind}',
        fourInARow: 'takes four tricks in a row with {kind}',
        home: 'brings home {cards}',
        caught: 'catches {card} of the opponents',
        fifthTrickFirst: 'takes its fifth trick before the others do',
        lastThreeShared: 'both players take one of tricks 8 to 10',
      },
      gameTitle: 'Example: {a}, {b}',
      gameHere: 'Example',
      gameAbout:
        'An example that was worked out: a legal game at whose end exactly these two are active. Nobody played it.',
    },
    find: 'Find in this document',
    toFind: 'Find',
    found: '{number, plural, one {# place} other {# places}} with “{find}”.',
    wholeDocument: 'The whole document',
    binding:
      'What binds is the text of the clauses. What stands behind a line is an explanation, and no part of the rules.',
    ids: 'How cards are written: T1 to T22 are the tarocks, T22 the Sküs, T21 the moon and T1 the pagat; of the others the suit stands first, S spades, H hearts, D diamonds, C clubs, behind it K king, Q queen, C caval, J jack: HK is the king of hearts. A.interceptor is the interceptor of party A, A.collector its collector.',
    forPrograms: 'For programmers',
    example: 'Example, no part of the rules',
    plainWords: 'In plain words',
    explained: {
      seats:
        'Anna and Béla are party A: Anna sits at the left, so she is the interceptor, Béla is the collector. After Béla it is the turn of B’s interceptor, counterclockwise.',
      named: 'The Sküs and the moon are the honours; with XX, XIX and XVIII they are the stingers.',
      birds: 'The four birds: Pagat, Eagle owl, Cockatoo and Marabou. With the four kings they are the high cards.',
      dealt: 'Before anybody gets another card, the attackers’ interceptor has the XIX and their collector the XX.',
      raising:
        'Anna announces Pagat Ultimo, her partner Béla later Pagat Pre-ultimo: that raises it. The Ultimo counts no more; the Pagat is now bound to trick 9. Anna herself could not have raised it.',
      contra:
        'A announces Bridge, B says contra. Bridge is lost: A has 30 points less, as without a contra, and B has 20 more, for all contras together bring at most 20.',
      bound:
        'Pagat Ultimo was announced. A V is led to trick 7; the owner of the Pagat has the II as well and must play it, for the Pagat is bound to trick 10. Without the II the Pagat would have to be played.',
      follow:
        'The king of hearts is led. The second and the fourth player have no heart, so both must play a tarock. The III is the higher one and takes the trick, with the Pagat in it.',
      free: 'On a led tarock, tarocks must be played, but nobody has to play a higher one: the third player gives the II. The Sküs takes the moon.',
      home: 'Whoever played the III takes the trick with the III, and brings home the Pagat that lies in it: also where the Pagat was their opponent’s.',
      consolation:
        'The defenders have 12 tarocks, among them the moon, the XVIII and the XVI, but neither the Sküs nor the XVII: 50 and 20 and 5 and 20, which is 95; defenders get 90 at most.',
      limit:
        'A party wins the Moon catch: the game can bring it up to 120 points. If the Moon catch is lost, the game brings it 0, whatever else it made.',
    },
    documents: 'Documents',
    contents: 'Sections',
    english: 'The binding text is English.',
    document: {
      'royal-tarokk': 'Rules of Royal Tarokk',
      competitions: 'Competitions: decisions',
      names: 'Names in three languages',
      'hungarian-tarokk': 'Hungarian Tarokk',
      'kings-tarock': 'Kings Tarock',
      'taroki-z-krolami': 'Taroki z królami',
      taroky: 'Taroky',
      sessions: 'Sessions of other games',
      problems: 'What stands in the way',
    },
  },
};
export type RulesWords = typeof words;

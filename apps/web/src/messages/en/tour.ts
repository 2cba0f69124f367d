export const words = {
  tour: {
    title: 'Tarock in five minutes',
    description:
      'Royal Tarokk for who has never played it: forty cards, who plays with whom, a trick, an announcement, a trophy.',
    parts: 'Parts of the tour',
    part: 'Part {number} of {all}',
    next: 'On: {name}',
    previous: 'Back: {name}',
    press: 'Press a card: it says what it is.',
    pressSeat: 'Press a seat: it says who sits there.',
    allowed: 'Allowed.',
    forbidden: 'Not allowed.',
    onTable: 'On the table',
    toChoose: 'Press one',
    step: {
      cards: 'Forty cards',
      table: 'Two against two',
      trick: 'A trick',
      announcement: 'An announcement',
      trophy: 'A trophy',
    },
    cards: {
      about:
        'Twenty-two of the forty are tarocks, the green ones with Roman numerals. They are trumps: each of them beats every card that is no tarock. The other eighteen have a suit: spades, clubs, hearts or diamonds.',
      tarocks: 'Tarocks, the lowest first',
      suits: 'Suit cards, the highest of each suit first',
      is: {
        skues: 'The Sküs. It has no numeral, and is the highest card of all.',
        moon: 'The moon, XXI. Only the Sküs beats it.',
        named: '{name}, {numeral}: one of the high tarocks that have a name.',
        bird: '{name}, {numeral}: one of the four birds, which are the lowest tarocks. To take a trick with one is hard, and so it brings points.',
        tarock: '{name}: it beats every suit card, and each tarock with a lower numeral.',
        king: '{name}: the highest of its suit. Any tarock beats it all the same.',
        suit: '{name}: it takes a trick only where its suit was led, and nobody plays a higher card of it or a tarock.',
      },
    },
    table: {
      about:
        'Two play against two. Partners sit side by side and stay together for the whole match, which has eight games. In each game one side attacks and the other defends, by turns. Everybody gets ten cards; the turn goes counterclockwise.',
      seat: {
        AI: 'Attackers: interceptor',
        AC: 'Attackers: collector',
        BI: 'Defenders: interceptor',
        BC: 'Defenders: collector',
      },
      is: {
        AI: 'The interceptor is the left one of two partners. That of the attackers always gets the XIX before the others are dealt.',
        AC: 'The collector is the right one of two partners. That of the attackers gets the XX, speaks first and plays the first card.',
        BI: 'The defenders’ interceptor. Before anything is counted, defenders have twenty points more.',
        BC: 'The defenders’ collector deals the cards. In the next game the sides change, and the other collector deals.',
      },
    },
    trick: {
      about:
        'One leads a card, the other three add one each: that is a trick, and a game has ten. Whoever has the suit that was led must play it. Whoever has none of it must play a tarock. Whoever has neither plays any card.',
      takes: 'The highest tarock takes the trick; without a tarock the highest card of the suit that was led does.',
      ask: 'The king of hearts was led. You hold these three: which one may you play?',
      askThen: 'The same king, but now you have no heart. Which one may you play?',
    },
    announcement: {
      about:
        'Before the first card everybody may say what their side is going to do. If it is made it brings points, if it is lost it costs as many. There are 66 announcements.',
      ask: 'One of them is the Pagat Ultimo: my side takes the last trick, and takes it with the Pagat, the lowest tarock. Here is the last trick, and your partner has led the Pagat. Everybody has one card left: press the one that the other side holds.',
      more: 'All about the Ultimo',
    },
    trophy: {
      about:
        'The 25 most expensive announcements are the trophies. Whoever announces one and makes it stands in the trophy list, for every season to come.',
      ask: 'You have announced the Moon catch, 120 points: the moon of the other side, the XXI, has to be taken with the Sküs. Somebody of the other side has to play the moon. What do you play?',
      list: 'The trophy list',
      all: 'All announcements',
      rules: 'The rules',
      play: 'Play a game yourself',
      end: 'That is all one needs to follow a game.',
    },
    answer: {
      followHQ: 'You have a heart, so you must play it, though the king is higher.',
      followT1: 'You have a heart, and the suit that was led must be followed. A tarock is for who has none.',
      followSC: 'You have a heart, and the suit that was led must be followed.',
      tarockT3: 'So far it takes the trick: the lowest tarocks, too, beat every king.',
      tarockT14: 'So far it takes the trick. The III does so as well: nobody has to play a higher one than they want.',
      tarockSC: 'Whoever has none of the suit that was led must play a tarock, if they have one.',
      ultimoDK: 'The Pagat takes the king, for it is a tarock. Pagat Ultimo is made: 10 points.',
      ultimoCJ: 'The Pagat takes the jack, for it is a tarock. Pagat Ultimo is made: 10 points.',
      ultimoT2: 'The Eagle owl is one higher and takes the Pagat. Pagat Ultimo is lost: it costs 10 points.',
      moonT20:
        'The moon is higher, and the trick goes to the other side. The trophy is lost, and the game brings no point.',
      moonHK: 'A tarock was led, and you have some: you must play one.',
      moonT22:
        'The Sküs takes the moon. The trophy is made: this game can bring 120 points in place of 100, and you stand in the trophy list.',
    },
  },
};
export type TourWords = typeof words;

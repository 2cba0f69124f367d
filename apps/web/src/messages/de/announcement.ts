import type { AnnouncementWords } from '../en/announcement.js';

export const words: AnnouncementWords = {
  announcement: {
    description: '{name}: {sentence}',
    points: '{points, plural, one {# Punkt} other {# Punkte}}',
    tarocks:
      'Tarocke sind die 22 Trümpfe, I bis XXI und darüber der Sküs: jedes sticht jede Farbkarte. Zwei spielen gegen zwei, zehn Stiche zu vier Karten. Angesagt wird alles vor der ersten Karte.',
    tenTricks: 'Die zehn Stiche',
    itsCards: 'Die Karten',
    orCard: 'oder {card}',
    yours: 'eurer',
    watch: 'Ein Spiel zum Ansehen',
    cardByCard: 'Karte für Karte',
    announcedBy: '<person></person> sagte {name} am <day></day> an.',
    place: 'Stich {trick} von Spiel {game}, {sides}',
    watchGame: 'Das Spiel ansehen',
    fromRulebook:
      'Ein Spiel aus dem Regelbuch: aus der Saison ist keines Karte für Karte aufgezeichnet. A und B sind die beiden Parteien; von jedem Paar sitzt der Abfänger links, der Eintreiber rechts.',
    placeInExample: 'Stich {trick}: {reason}.',
    who: 'Wer sie angesagt hat',
    withWhich: 'Mit welcher Karte oder Farbe',
    latestMatches: 'Aus den letzten {matches} Matches, in denen sie angesagt wurde, also weniger als insgesamt.',
    ofAll: '<b>{made}</b> von {all}',
    altogether:
      '{year}: voll ist gemacht, leer ist verloren. Insgesamt {made} von {all}, {people, plural, one {eine Person} other {# Personen}}.',
    nobody: '{year} hat sie niemand gemacht oder verloren.',
    noSeason:
      'Noch ist nichts genehmigt. Wer sie ansagt und wie es ausgeht, steht hier, sobald Matches genehmigt sind.',
    neverAnnounced: 'Eine stille Prämie sagt niemand an: sie zählt, wenn es so kommt.',
    onlyStated: 'Eine Meldung ist eine wahre Aussage über das eigene Blatt: sie wird weder gemacht noch verloren.',
    all: 'Alle 66',
    ladder: 'Zahl: Punkte. Balken: {year} gemacht und verloren.',
    ladderWithoutSeason: 'Zahl: Punkte.',
    raises: 'Jede hebt die unter ihr ein: sie tritt an deren Stelle.',
    could: 'War sie zu verhindern?',
    more: 'Mehr davon',
    beside: 'Was daneben bestehen kann',
  },
};

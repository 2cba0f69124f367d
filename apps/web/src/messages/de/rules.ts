import type { RulesWords } from '../en/rules.js';

export const words: RulesWords = {
  rules: {
    description: '{name}: die Regeln, nach denen dieses Büro Spielzettel prüft und entscheidet, jede mit ihrer Nummer.',
    ofProblems:
      '{name}: alles, was dieses Büro ablehnen oder auf einem Blatt finden kann, mit der Regel und dem, was zu tun ist.',
    pairs: {
      title: 'Was neben was stehen kann',
      description:
        'Die Schlemme und Trophäen, je zwei: ob beide in einem Spiel so enden können, mit einem Beispiel oder dem Grund.',
      about:
        'Können zwei Schlemme oder Trophäen in einem Spiel angesagt werden und so enden? Gefragt ist nach je zweien, gemacht und verloren, von einer Partei und von beiden. Wo es geht, gibt es ein Spiel, das sich Karte für Karte verfolgen lässt; wo nicht, steht da, was von beiden einander ausschließt.',
      parameters:
        'Gefragt ist überall mit denselben Karten und Farben: dem Pagat in der Ultimo-Familie; Pik-, Kreuz- und Herz-König, in dieser Reihenfolge, bei Vögeln; Pik, und Herz mit Pik.',
      toRules: 'Regeln von Royal Tarokk',
      of: 'Was neben {name} stehen kann',
      ofDescription: 'Welche Schlemme und Trophäen im selben Spiel wie {name} gemacht oder verloren werden können.',
      all: 'Alle Schlemme und Trophäen',
      same: 'Von derselben Partei',
      opposing: 'Von der anderen Partei',
      other: 'Die andere',
      ending: {
        'won-won': '{name} gemacht, die andere gemacht',
        'won-lost': '{name} gemacht, die andere verloren',
        'lost-won': '{name} verloren, die andere gemacht',
        'lost-lost': '{name} verloren, die andere verloren',
      },
      sign: {
        yes: 'zusammen möglich',
        some: 'nur für Angreifer oder nur für Verteidiger',
        no: 'zusammen nicht möglich',
        unknown: 'nicht bekannt',
      },
      pair: '{a} neben {b}',
      pairDescription: 'Ob {a} und {b} nebeneinander stehen können, in jedem Ausgang: ein Beispiel oder der Grund.',
      result: { won: '{name} gemacht', lost: '{name} verloren' },
      both: { attackers: 'beide von den Angreifern', defenders: 'beide von den Verteidigern' },
      first: {
        attackers: 'die erste von den Angreifern, die zweite von den Verteidigern',
        defenders: 'die erste von den Verteidigern, die zweite von den Angreifern',
      },
      apart: {
        twice: 'Nie beide gültig: Niemand sagt dasselbe zweimal an.',
        raises: 'Nie beide gültig: Die eine hebt die andere ein.',
        exclude: 'Nie beide gültig: zwei Trophäen, zwei derselben Art oder eine zweimal gebundene Karte.',
      },
      clash: 'Das schließt einander aus.',
      unknown: 'Nicht bekannt: Die Suche endete an ihrer Grenze.',
      example: 'Ein Beispiel zeigen',
      part: {
        lost: 'nicht alles davon trifft zu',
        bindings: 'die gebundenen Karten',
        firstTricks: 'macht die ersten {count} Stiche',
        trickCount: 'macht mindestens {least} Stiche',
        trickWithCard: 'macht Stich {trick} mit {card}',
        trickWithKind: 'macht Stich {trick} mit {kind}',
        someTrickWith: 'macht einen Stich mit {kind}',
        fourInARow: 'macht vier Stiche hintereinander mit {kind}',
        home: 'bringt {cards} heim',
        caught: 'fängt {card} der Gegner',
        fifthTrickFirst: 'macht den fünften Stich früher als die anderen',
        lastThreeShared: 'beide Spieler machen einen der Stiche 8 bis 10',
      },
      gameTitle: 'Beispiel: {a}, {b}',
      gameHere: 'Beispiel',
      gameAbout:
        'Ein ausgerechnetes Beispiel: ein regelgerechtes Spiel, an dessen Ende genau diese beiden gültig sind. Gespielt hat es niemand.',
    },
    find: 'In diesem Dokument suchen',
    toFind: 'Suchen',
    found: '{number, plural, one {# Stelle} other {# Stellen}} mit „{find}“.',
    wholeDocument: 'Das ganze Dokument',
    binding: 'Was hinter einem Strich steht, ist eine Erklärung und kein Teil der Regeln.',
    ids: 'So sind Karten geschrieben: T1 bis T22 sind die Tarocke, T22 der Sküs, T21 der Mond, T1 der Pagat; bei den anderen steht die Farbe vorn, S Pik, H Herz, D Karo, C Kreuz, dahinter K König, Q Dame, C Cavall, J Bube: HK ist der Herz-König. A.interceptor ist der Abfänger, A.collector der Eintreiber der Partei A.',
    forPrograms: 'Für Programmierer',
    example: 'Beispiel, kein Teil der Regeln',
    plainWords: 'In einfachen Worten',
    explained: {
      seats:
        'Anna und Béla sind Partei A: Anna sitzt links, also ist sie der Abfänger, Béla ist der Eintreiber. Nach Béla ist der Abfänger von B an der Reihe, gegen den Uhrzeigersinn.',
      named: 'Sküs und Mond sind die Honneurs; mit XX, XIX und XVIII sind sie die Stecher.',
      birds: 'Die vier Vogerln: Pagat, Uhu, Kakadu und Marabu. Mit den vier Königen sind sie die Hochspielkarten.',
      dealt:
        'Bevor jemand eine andere Karte bekommt, hat der Abfänger der Angreifer das XIX und ihr Eintreiber das XX.',
      raising:
        'Anna sagt Pagat Ultimo an, ihr Partner Béla später Pagat Vorultimo: das hebt es ein. Das Ultimo zählt nicht mehr, der Pagat ist nun an Stich 9 gebunden. Anna selbst hätte nicht einheben dürfen.',
      contra:
        'A sagt Bridge an, B sagt Kontra. Bridge ist verloren: A hat 30 Punkte weniger, wie ohne Kontra, und B hat 20 mehr, denn alle Kontras zusammen bringen höchstens 20.',
      bound:
        'Pagat Ultimo ist angesagt. Zu Stich 7 wird das V ausgespielt; wer den Pagat hat, hat auch das II und muss es spielen, denn der Pagat ist an Stich 10 gebunden. Ohne das II müsste der Pagat gespielt werden.',
      follow:
        'Der Herz-König wird ausgespielt. Der zweite und der vierte Spieler haben kein Herz, also müssen beide ein Tarock spielen. Das III ist höher und macht den Stich, in dem der Pagat liegt.',
      free: 'Auf ein ausgespieltes Tarock müssen Tarocke gespielt werden, aber niemand muss ein höheres spielen: der dritte Spieler gibt das II zu. Der Sküs sticht den Mond.',
      home: 'Wer das III gespielt hat, macht den Stich mit dem III und bringt den Pagat heim, der darin liegt: auch wenn der Pagat den Gegnern gehörte.',
      consolation:
        'Die Verteidiger haben 12 Tarocke, den Mond, aber keinen Sküs, das XVIII und das XVI, aber nicht das XVII: 50 und 20 und 5 und 20, das ist 95; Verteidiger bekommen höchstens 90.',
      limit:
        'Eine Partei gewinnt den Mondfang: das Spiel kann ihr bis zu 120 Punkte bringen. Ist der Mondfang verloren, bringt es ihr 0, was immer sie sonst gemacht hat.',
    },
    documents: 'Dokumente',
    contents: 'Abschnitte',
    english: 'Verbindlich ist der englische Text.',
    document: {
      'royal-tarokk': 'Regeln des Royal Tarokk',
      competitions: 'Wettbewerbe: Entscheidungen',
      names: 'Namen in drei Sprachen',
      'hungarian-tarokk': 'Ungarisches Tarock',
      'kings-tarock': 'Kings Tarock',
      'taroki-z-krolami': 'Taroki z królami',
      taroky: 'Taroky',
      sessions: 'Runden anderer Spiele',
      problems: 'Was im Weg steht',
    },
  },
};

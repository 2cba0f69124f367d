import type { TourWords } from '../en/tour.js';

export const words: TourWords = {
  tour: {
    title: 'Tarock in fünf Minuten',
    description:
      'Royal Tarokk für alle, die es noch nie gespielt haben: vierzig Karten, wer mit wem spielt, ein Stich, eine Ansage, eine Trophäe.',
    parts: 'Teile des Rundgangs',
    part: 'Teil {number} von {all}',
    next: 'Weiter: {name}',
    previous: 'Zurück: {name}',
    press: 'Drück auf eine Karte: sie sagt, was sie ist.',
    pressSeat: 'Drück auf einen Platz: er sagt, wer dort sitzt.',
    allowed: 'Erlaubt.',
    forbidden: 'Nicht erlaubt.',
    onTable: 'Auf dem Tisch',
    toChoose: 'Drück auf eine',
    step: {
      cards: 'Vierzig Karten',
      table: 'Zwei gegen zwei',
      trick: 'Ein Stich',
      announcement: 'Eine Ansage',
      trophy: 'Eine Trophäe',
    },
    cards: {
      about:
        'Zweiundzwanzig der vierzig sind Tarocke, die grünen mit römischen Zahlen. Sie sind Trümpfe: jedes sticht jede Karte, die kein Tarock ist. Die anderen achtzehn haben eine Farbe: Pik, Kreuz, Herz oder Karo.',
      tarocks: 'Tarocke, das niedrigste zuerst',
      suits: 'Farbkarten, von jeder Farbe die höchste zuerst',
      is: {
        skues: 'Der Sküs. Er hat keine Zahl und ist die höchste Karte von allen.',
        moon: 'Der Mond, XXI. Nur der Sküs sticht ihn.',
        named: '{name}, {numeral}: eines der hohen Tarocke, die einen Namen haben.',
        bird: '{name}, {numeral}: eines der vier Vogerln, der niedrigsten Tarocke. Mit ihm einen Stich zu machen ist schwer, und darum bringt es Punkte.',
        tarock: '{name}: es sticht jede Farbkarte und jedes Tarock mit einer niedrigeren Zahl.',
        king: '{name}: die höchste Karte der Farbe. Jedes Tarock sticht ihn trotzdem.',
        suit: '{name}: die Karte macht nur dann einen Stich, wenn ihre Farbe ausgespielt wurde und niemand eine höhere davon oder ein Tarock spielt.',
      },
    },
    table: {
      about:
        'Zwei spielen gegen zwei. Partner sitzen nebeneinander und bleiben das ganze Match beisammen, das acht Spiele hat. In jedem Spiel greift eine Seite an und die andere verteidigt, abwechselnd. Jeder bekommt zehn Karten; gespielt wird gegen den Uhrzeigersinn.',
      seat: {
        AI: 'Angreifer: Abfänger',
        AC: 'Angreifer: Eintreiber',
        BI: 'Verteidiger: Abfänger',
        BC: 'Verteidiger: Eintreiber',
      },
      is: {
        AI: 'Der Abfänger ist der linke von zwei Partnern. Der der Angreifer bekommt immer das XIX, bevor gegeben wird.',
        AC: 'Der Eintreiber ist der rechte von zwei Partnern. Der der Angreifer bekommt das XX, spricht zuerst und spielt die erste Karte aus.',
        BI: 'Der Abfänger der Verteidiger. Bevor etwas gezählt wird, haben die Verteidiger zwanzig Punkte mehr.',
        BC: 'Der Eintreiber der Verteidiger gibt die Karten. Im nächsten Spiel wechseln die Seiten, und der andere Eintreiber gibt.',
      },
    },
    trick: {
      about:
        'Einer spielt eine Karte aus, die anderen drei geben je eine dazu: das ist ein Stich, und ein Spiel hat zehn. Wer die ausgespielte Farbe hat, muss sie zugeben. Wer keine davon hat, muss ein Tarock spielen. Wer beides nicht hat, spielt eine beliebige Karte.',
      takes: 'Das höchste Tarock macht den Stich; ohne Tarock macht ihn die höchste Karte der ausgespielten Farbe.',
      ask: 'Der Herz-König wurde ausgespielt. Du hast diese drei: welche darfst du spielen?',
      askThen: 'Derselbe König, aber jetzt hast du kein Herz. Welche darfst du spielen?',
    },
    announcement: {
      about:
        'Vor der ersten Karte darf jeder sagen, was seine Seite schaffen wird. Wird es gemacht, bringt es Punkte, geht es verloren, kostet es ebenso viele. Es gibt 66 Ansagen.',
      ask: 'Eine davon ist der Pagat Ultimo: meine Seite macht den letzten Stich, und zwar mit dem Pagat, dem niedrigsten Tarock. Hier ist der letzte Stich, und dein Partner hat den Pagat ausgespielt. Jeder hat noch eine Karte: drück auf die, die bei den Gegnern ist.',
      more: 'Alles über das Ultimo',
    },
    trophy: {
      about:
        'Die 25 teuersten Ansagen sind die Trophäen. Wer eine ansagt und macht, steht in der Trophäenliste, für alle Saisons, die kommen.',
      ask: 'Du hast den Mondfang angesagt, 120 Punkte: der Mond der Gegner, das XXI, muss mit dem Sküs gestochen werden. Ein Gegner muss den Mond spielen. Was spielst du?',
      list: 'Die Trophäenliste',
      all: 'Alle Ansagen',
      rules: 'Die Regeln',
      play: 'Selbst ein Spiel spielen',
      end: 'Mehr braucht es nicht, um einem Spiel zu folgen.',
    },
    answer: {
      followHQ: 'Du hast ein Herz, also musst du es zugeben, obwohl der König höher ist.',
      followT1:
        'Du hast ein Herz, und die ausgespielte Farbe muss zugegeben werden. Ein Tarock spielt, wer keines hat.',
      followSC: 'Du hast ein Herz, und die ausgespielte Farbe muss zugegeben werden.',
      tarockT3: 'Bis jetzt macht es den Stich: auch die niedrigsten Tarocke stechen jeden König.',
      tarockT14: 'Bis jetzt macht es den Stich. Das III tut es auch: niemand muss höher spielen, als er will.',
      tarockSC: 'Wer die ausgespielte Farbe nicht hat, muss ein Tarock spielen, wenn er eines hat.',
      ultimoDK: 'Der Pagat sticht den König, denn er ist ein Tarock. Der Pagat Ultimo ist gemacht: 10 Punkte.',
      ultimoCJ: 'Der Pagat sticht den Buben, denn er ist ein Tarock. Der Pagat Ultimo ist gemacht: 10 Punkte.',
      ultimoT2: 'Der Uhu ist um eins höher und sticht den Pagat. Der Pagat Ultimo ist verloren: er kostet 10 Punkte.',
      moonT20:
        'Der Mond ist höher, und der Stich geht an die Gegner. Die Trophäe ist verloren, und das Spiel bringt keinen Punkt.',
      moonHK: 'Ein Tarock wurde ausgespielt, und du hast welche: du musst eines spielen.',
      moonT22:
        'Der Sküs sticht den Mond. Die Trophäe ist gemacht: dieses Spiel kann 120 Punkte statt 100 bringen, und du stehst in der Trophäenliste.',
    },
  },
};

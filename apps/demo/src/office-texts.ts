import type { Language } from '@tarokk/rules';

/** What the office of the demo says of itself. Nothing of it exists, so its addresses are those of examples. */
interface OfficeTexts {
  readonly about: string;
  readonly contact: string;
  readonly imprint: string;
  readonly join: string;
}

export const officeTexts: Readonly<Record<Language, OfficeTexts>> = {
  en: {
    about:
      'This is the office of a championship that was made up, so that everything can be tried. Its teams play Royal Tarokk on weekday evenings, mostly in the back rooms of cafés.\n\nWhoever plays writes the match on a sheet, the other side confirms it, and the jury lets it count. Every number on these pages can be followed back to a game.',
    contact:
      'Questions about matches, sheets and dates go to the jury: jury@example.org\n\nWho has lost a password, or wants to see or erase their data, writes to the office: office@example.org',
    imprint:
      'Association of the Demo Championship\nCafé Angelika, Batthyány tér 7\n1011 Budapest\n\nThe board answers for what stands here: office@example.org',
    join: 'Come to a club evening: on Thursdays from 18:00, Café Angelika, Batthyány tér 7. Somebody will explain the rules, and there is always a place at a table.\n\nA team has two or three members. Whoever brings one together enters it here before its first match; who has none yet is found one: office@example.org',
  },
  de: {
    about:
      'Dies ist das Büro einer Meisterschaft, die erfunden ist, damit sich alles ausprobieren lässt. Ihre Mannschaften spielen Royal Tarokk an Wochentagen am Abend, meist in Hinterzimmern von Kaffeehäusern.\n\nWer spielt, schreibt das Match auf einen Zettel, die andere Seite bestätigt ihn, und die Jury genehmigt ihn. Jede Zahl auf diesen Seiten lässt sich bis zu einem Spiel zurückverfolgen.',
    contact:
      'Fragen zu Matches, Zetteln und Terminen beantwortet die Jury: jury@example.org\n\nWer ein Passwort verloren hat oder seine Daten sehen oder löschen lassen will, schreibt dem Büro: office@example.org',
    imprint:
      'Verein der Demo-Meisterschaft\nCafé Angelika, Batthyány tér 7\n1011 Budapest\n\nFür den Inhalt steht der Vorstand ein: office@example.org',
    join: 'Komm an einem Klubabend vorbei: donnerstags ab 18 Uhr, Café Angelika, Batthyány tér 7. Die Regeln erklärt dir jemand, und an einem Tisch ist immer ein Platz frei.\n\nEine Mannschaft hat zwei oder drei Mitglieder. Wer eine beisammen hat, meldet sie hier vor ihrem ersten Match; wer noch keine hat, für den wird eine gefunden: office@example.org',
  },
  hu: {
    about:
      'Ez egy kitalált bajnokság irodája, hogy minden kipróbálható legyen. Csapatai hétköznap esténként játszanak Royal Tarokkot, többnyire kávéházak hátsó termében.\n\nAki játszik, mérkőzéslapra írja a mérkőzést, a másik oldal megerősíti, a zsűri jóváhagyja. Ezeken az oldalakon minden szám visszavezethető egy-egy játszmáig.',
    contact:
      'Mérkőzésekről, mérkőzéslapokról és időpontokról a zsűrit kérdezd: jury@example.org\n\nHa elveszett a jelszavad, vagy látni vagy töröltetni szeretnéd az adataidat, írj az irodának: office@example.org',
    imprint:
      'A Demo Bajnokság Egyesülete\nAngelika kávéház, Batthyány tér 7.\n1011 Budapest\n\nA tartalomért az elnökség felel: office@example.org',
    join: 'Gyere el egy klubestre: csütörtökönként 18 órától, Angelika kávéház, Batthyány tér 7. A szabályokat valaki elmagyarázza, és mindig van hely egy asztalnál.\n\nEgy csapatnak két vagy három tagja van. Aki összehozott egyet, az első mérkőzése előtt itt nevezi; akinek még nincs csapata, annak keresünk egyet: office@example.org',
  },
};

import { type Language, text, type Text } from '@tarokk/rules';

/** What stands on paper, beside names and sentences that the rules library has. */
export const words = {
  sheet: text('Match sheet', 'Spielzettel', 'Mérkőzéslap'),
  date: text('Date', 'Datum', 'Dátum'),
  venue: text('Venue', 'Ort', 'Helyszín'),
  /** Of the two sides on that day. */
  matchNumber: text('Match No.', 'Match Nr.', 'Hányadik'),
  enterHere: text('Enter it here', 'Hier zum Eintragen', 'Itt írható be'),
  furtherLines: text('further lines', 'weitere Zeilen', 'további sorok'),
  competition: text('Competition', 'Bewerb', 'Verseny'),
  collector: text('Collector', 'Eintreiber', 'Behajtó'),
  interceptor: text('Interceptor', 'Abfänger', 'Fogó'),
  substitute: text('Substitute player', 'Ersatzspieler', 'Cserejátékos'),
  fromGame: text('from game', 'ab Spiel', 'a játéktól'),
  guest: text('as a guest player', 'als Gastspieler', 'vendégjátékosként'),
  firstDealer: text('Deals first', 'Gibt zuerst', 'Elsőként oszt'),
  gameNumber: text('Game {number}', 'Spiel {number}', '{number}. játék'),
  dealer: text('Dealer', 'Geber', 'Osztó'),
  whoAnnounced: text('Who', 'Wer', 'Ki'),
  announced: text('Announcement', 'Ansage', 'Bemondás'),
  contra: text('Contra', 'Kontra', 'Kontra'),
  honoursShort: text('Honours', 'Honneurs', 'Honőr'),
  attackers: text('Attackers', 'Angreifer', 'Támadók'),
  game: text('Game', 'Spiel', 'Játék'),
  points: text('Points', 'Punkte', 'Pont'),
  consolation: text('Consolation', 'Trost', 'Vigasz'),
  tarocks: text('Tarocks', 'Tarocke', 'Tarokk'),
  honours: text('Honours (Sküs, XXI)', 'Honneurs (Sküs, XXI)', 'Honőr (skíz, XXI)'),
  contras: text('Contras', 'Kontras', 'Kontrák'),
  total: text('Total', 'Summe', 'Összesen'),
  running: text('Running total', 'Zwischenstand', 'Állás'),
  result: text('Result', 'Ergebnis', 'Eredmény'),
  ruled: text('ruled by the jury', 'von der Jury entschieden', 'a zsűri döntése'),
  signatures: text('Signatures', 'Unterschriften', 'Aláírások'),
  legend: text(
    '+ made, − lost, × contra; cards and suits beside it',
    '+ gemacht, − verloren, × Kontra; Karten und Farben dabei',
    '+ megvan, − bukott, × kontra; mellette a lapok és színek',
  ),
  /** By whom something was announced, as one letter behind it, and what the letters are. */
  letterOfCollector: text('c', 'e', 'b'),
  letterOfInterceptor: text('i', 'a', 'f'),
  lettersAre: text(
    'c announced by the collector, i by the interceptor',
    'e vom Eintreiber angesagt, a vom Abfänger',
    'b: a behajtó mondta be, f: a fogó',
  ),
  trophies: text('Trophies', 'Trophäen', 'Trófeák'),
  trophyList: text('Trophy list', 'Trophäenliste', 'Trófealista'),
  latest: text('the latest {number}', 'die letzten {number}', 'a legutóbbi {number}'),
  championship: text('Championship {year}', 'Meisterschaft {year}', '{year}. évi bajnokság'),
  asOf: text('as of {day}', 'Stand vom {day}', 'állás: {day}'),
  rank: text('Rank', 'Platz', 'Hely'),
  team: text('Team', 'Mannschaft', 'Csapat'),
  matches: text('Matches', 'Matches', 'Mérkőzés'),
  average: text('Average', 'Schnitt', 'Átlag'),
  best: text('Best', 'Bestes', 'Legjobb'),
  remaining: text('Left', 'Offen', 'Maradt'),
  reason: text('Why here', 'Warum hier', 'Miért itt'),
  cup: text('Hungarian Cup {year}', 'Ungarischer Cup {year}', '{year}. évi Magyar Kupa'),
  winner: text('Winner', 'Sieger', 'Győztes'),
  runnersUp: text('Runners-up', 'Zweite', 'Ezüstérmes'),
  bronze: text('Bronze', 'Bronze', 'Bronzérmes'),
  until: text('to be played by {day}', 'zu spielen bis {day}', 'lejátszandó eddig: {day}'),
  name: text('Trophy', 'Trophäe', 'Trófea'),
  announcer: text('Announcer', 'Ansager', 'Bejelentő'),
  partner: text('Partner', 'Partner', 'Partner'),
  against: text('Against', 'Gegen', 'Ellenfél'),
  certificate: text('Certificate', 'Urkunde', 'Oklevél'),
  certifies: text('It is hereby certified that', 'Hiermit wird beurkundet, dass', 'Tanúsítjuk, hogy'),
  hasMade: text(
    'announced and made the trophy',
    'die Trophäe ansagte und gewann:',
    'bemondta és megcsinálta ezt a trófeát:',
  ),
  hasReached: text('has reached', 'dies erreicht hat:', 'elérte ezt:'),
  milestone: text('{number} trophies', '{number} Trophäen', '{number} trófea'),
  withPartner: text('with {name}', 'mit {name}', 'társa: {name}'),
  againstWhom: text('against {names}', 'gegen {names}', 'ellenfelei: {names}'),
  inGame: text('{a} – {b}, game {number}', '{a} – {b}, {number}. Spiel', '{a} – {b}, {number}. játék'),
  ofKind: text(
    'the {name} No. {number} of all',
    '{name} Nr. {number} von allen',
    'az összes {name} közül a(z) {number}.',
  ),
  ofPlayer: text(
    'the trophy No. {number} of {player}',
    'Trophäe Nr. {number} von {player}',
    '{player} {number}. trófeája',
  ),
  ofList: text('No. {number} of the whole list', 'Nr. {number} der ganzen Liste', 'a teljes lista {number}. trófeája'),
  withCup: text(
    'with the cup for a hundredth ({numbers})',
    'mit dem Pokal für eine Hundertste ({numbers})',
    'a századiknak járó kupával ({numbers})',
  ),
  numberInList: text('No.', 'Nr.', 'Szám'),
  placeAndDay: text('Place and day', 'Ort und Tag', 'Kelt'),
  forJury: text('For the jury', 'Für die Jury', 'A zsűri nevében'),
  replay: text('The game, card by card', 'Das Spiel, Karte für Karte', 'A játék lapról lapra'),
  record: text('The record', 'Der Eintrag', 'A bejegyzés'),
  page: text('Page {page} of {pages}', 'Seite {page} von {pages}', '{page}. oldal, összesen {pages}'),
} as const satisfies Record<string, Text>;

export const competitionWords: Readonly<Record<string, Text>> = {
  championship: text('Championship', 'Meisterschaft', 'Bajnokság'),
  cup: text('Hungarian Cup', 'Ungarischer Cup', 'Magyar Kupa'),
  'grand-prix': text('Grand Prix', 'Grand Prix', 'Grand Prix'),
  'free-championship': text('Free championship', 'Freie Meisterschaft', 'Szabad bajnokság'),
};

/** A day as the readers of a language write it. @param day `YYYY-MM-DD` */
export function dayIn(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** With fixed spaces within its days, so that no line ends in the middle of one: `2026. 12. 31.`, `31 December 2026`. */
export function wholeDays(sentence: string): string {
  return sentence
    .replaceAll(/(\d{4}\.) (\p{L}+|\d{1,2}\.) (\d{1,2}\.)/gu, '$1\u00a0$2\u00a0$3')
    .replaceAll(/(\d{1,2}\.?) (\p{Lu}\p{L}+) (\d{4})/gu, '$1\u00a0$2\u00a0$3');
}

/** From the first to the last number of an entry; most have one. */
export function numbersInWords({ first, last }: { readonly first: number; readonly last: number }): string {
  return first === last ? String(first) : `${first}–${last}`;
}

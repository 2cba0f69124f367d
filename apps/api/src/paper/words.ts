import { type Language, text, type Text } from '@tarokk/rules';

/** What stands on paper, beside names and sentences that the rules library has. */
export const words = {
  sheet: text('Match sheet', 'Matchzettel', 'Mérkőzéslap'),
  date: text('Date', 'Datum', 'Dátum'),
  venue: text('Venue', 'Ort', 'Helyszín'),
  competition: text('Competition', 'Bewerb', 'Verseny'),
  collector: text('Collector', 'Eintreiber', 'Behajtó'),
  interceptor: text('Interceptor', 'Abfänger', 'Fogó'),
  substitute: text('Substitute player', 'Ersatzspieler', 'Cserejátékos'),
  fromGame: text('from game', 'ab Spiel', 'a játéktól'),
  guest: text('as a guest player', 'als Gastspieler', 'vendégjátékosként'),
  firstDealer: text('Deals first', 'Gibt zuerst', 'Elsőként oszt'),
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
  hasMade: text('has made', 'hat gemacht:', 'sikerrel teljesítette:'),
  hasReached: text('has reached', 'hat erreicht:', 'elérte:'),
  milestone: text('{number} trophies', '{number} Trophäen', '{number} trófea'),
  withPartner: text('with {name}', 'mit {name}', 'partnere: {name}'),
  againstWhom: text('against {names}', 'gegen {names}', 'ellenfelei: {names}'),
  ofKind: text('No. {number} of its kind', 'Nr. {number} ihrer Art', 'fajtájának {number}. darabja'),
  ofPlayer: text('his or her trophy No. {number}', 'persönliche Trophäe Nr. {number}', 'személyes {number}. trófea'),
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

import { announcementName, definitionOf, partyNames, text, type PartyName, type Text } from '@tarokk/rules';
import { type Sheet } from './sheet.js';

type ScoredGame = Extract<Sheet['record']['games'][number], { readonly form: 'scored' }>;
type Announced = Parameters<typeof announcementName>[0];

/** Something that somebody wrote on a sheet, and that can so be wrong. What is computed from it is none. */
export interface WrittenLine {
  /** Where it stands in the sheet (docs/sheet.md). */
  readonly path: string;
  /** The number of its game; null for what stands beside the games. */
  readonly game: number | null;
  /** null for a whole game, and for what stands beside the games. */
  readonly party: PartyName | null;
  /** null for a whole game. */
  readonly name: Text | null;
}

const besideTheGames: Readonly<Record<string, Text>> = {
  date: text('the day', 'der Tag', 'a nap'),
  order: text('the number of the match', 'die Nummer des Matches', 'a mérkőzés sorszáma'),
  venue: text('the place', 'der Ort', 'a hely'),
  competitions: text('what it counts for', 'wofür es zählt', 'mibe számít'),
  persons: text('the players', 'die Spieler', 'a játékosok'),
  guests: text('the guests', 'die Gäste', 'a vendégek'),
  substitutions: text('the substitutions', 'die Auswechslungen', 'a cserék'),
  'record.firstDealer': text('who deals first', 'wer zuerst gibt', 'ki oszt először'),
};

const noted = text('the notes', 'die Vermerke', 'a feljegyzések');

/** Every line of a sheet that can be disputed, in the order of the sheet. */
export function writtenLines({ record, notes }: Pick<Sheet, 'record' | 'notes'>): readonly WrittenLine[] {
  const besides = { ...besideTheGames, ...(notes.length === 0 ? {} : { notes: noted }) };
  const beside = Object.entries(besides).map(([path, name]): WrittenLine => ({
    path,
    game: null,
    party: null,
    name,
  }));
  const games = record.games.flatMap((game): readonly WrittenLine[] => {
    const path = `record.games[${game.number - 1}]`;
    const whole = { path, game: game.number, party: null, name: null };
    // Where the cards are on record the game is disputed: what follows from them is proved.
    return game.form === 'played' ? [whole] : [whole, ...ofScoredGame(game, path)];
  });
  return [...beside, ...games];
}

/** The line at a path; null where none stands that can be disputed. */
export function writtenLineAt(sheet: Pick<Sheet, 'record' | 'notes'>, path: string): WrittenLine | null {
  return writtenLines(sheet).find((line) => line.path === path) ?? null;
}

function ofScoredGame({ number, sheet }: ScoredGame, path: string): readonly WrittenLine[] {
  return partyNames.flatMap((party, index) => {
    const side = sheet[index as 0 | 1];
    const line = (where: string, name: Text): WrittenLine => ({
      path: `${path}.sheet.${party}${where}`,
      game: number,
      party,
      name,
    });
    return [
      line('', text(`cards of ${party}`, `Karten von ${party}`, `${party} lapjai`)),
      line('.tarocks', text(`tarocks of ${party}`, `Tarocke von ${party}`, `${party} tarokkjai`)),
      line('.honours', text(`honours of ${party}`, `Honneurs von ${party}`, `${party} honőrjei`)),
      line('.has', text(`XVIII, XVII, XVI of ${party}`, `XVIII, XVII, XVI von ${party}`, `${party}: XVIII, XVII, XVI`)),
      ...side.lines.map(({ announcement }, place) => line(`.announcements[${place}]`, announced(announcement))),
      ...side.contras.map((contra, place) => line(`.contras[${place}]`, contraTo(contra))),
      ...side.silent.map((bonus, place) => line(`.silent[${place}]`, definitionOf(bonus).name)),
    ];
  });
}

function announced(call: Announced): Text {
  return text(announcementName(call, 'en'), announcementName(call, 'de'), announcementName(call, 'hu'));
}

function contraTo(call: Announced): Text {
  const { en, de, hu } = announced(call);
  return text(`contra to ${en}`, `Kontra auf ${de}`, `kontra: ${hu}`);
}

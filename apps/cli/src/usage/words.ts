import { text, type Text } from '@tarokk/rules';

export const failureWords = {
  unexpected: text(
    'this should not have happened: {message}',
    'das hätte nicht geschehen dürfen: {message}',
    'ennek nem lett volna szabad megtörténnie: {message}',
  ),
};

/** By the codes of Commander. */
export const problemWords: Readonly<Record<string, Text>> = {
  'commander.unknownCommand': text(
    'there is no command "{what}".',
    'es gibt keinen Befehl „{what}“.',
    'nincs ilyen parancs: „{what}”.',
  ),
  'commander.unknownOption': text(
    'there is no option {what}.',
    'es gibt keine Option {what}.',
    'nincs ilyen kapcsoló: {what}.',
  ),
  'commander.missingArgument': text('{what} is missing.', '{what} fehlt.', 'hiányzik: {what}.'),
  'commander.optionMissingArgument': text(
    'the option {what} needs a value.',
    'die Option {what} braucht einen Wert.',
    'a(z) {what} kapcsolóhoz érték kell.',
  ),
  'commander.missingMandatoryOptionValue': text(
    'the option {what} is needed.',
    'die Option {what} wird gebraucht.',
    'a(z) {what} kapcsoló kötelező.',
  ),
  'commander.invalidArgument': text(
    '"{value}" is no value for {what} ({allowed}).',
    '„{value}“ ist kein Wert für {what} ({allowed}).',
    '„{value}” nem jó érték ehhez: {what} ({allowed}).',
  ),
  'commander.excessArguments': text(
    'there are more arguments than this command takes.',
    'das sind mehr Argumente, als dieser Befehl nimmt.',
    'több az argumentum, mint amennyi ennek a parancsnak kell.',
  ),
  'commander.conflictingOption': text(
    '{what} and {value} do not go together.',
    '{what} und {value} passen nicht zusammen.',
    '{what} és {value} nem fér össze.',
  ),
  'tarokk.withoutRuleset': text(
    '{what} is for random sessions: {value} is needed as well.',
    '{what} gilt für zufällige Runden: {value} wird auch gebraucht.',
    '{what} véletlen játékokhoz való: {value} is kell.',
  ),
  'tarokk.unknownAnnouncement': text(
    'no announcement is called "{what}"; "tarokk announcements" lists them.',
    'keine Ansage heißt „{what}“; „tarokk announcements“ listet sie auf.',
    'nincs ilyen bemondás: „{what}”; a „tarokk announcements” felsorolja őket.',
  ),
  suggestion: text('Did you mean {what}?', 'War {what} gemeint?', 'Erre gondolt: {what}?'),
  help: text(
    '"tarokk --help" says what there is.',
    '„tarokk --help“ sagt, was es gibt.',
    'A „tarokk --help” megmondja, mi van.',
  ),
};

/** Headings that Commander writes in English. */
export const headings: Readonly<Record<string, Text>> = {
  'Usage:': text('Usage:', 'Aufruf:', 'Használat:'),
  'Arguments:': text('Arguments:', 'Argumente:', 'Argumentumok:'),
  'Options:': text('Options:', 'Optionen:', 'Kapcsolók:'),
  'Commands:': text('Commands:', 'Befehle:', 'Parancsok:'),
};

export const helpWords = {
  tarokk: text(
    'Proves matches of Royal Tarokk, announcement by announcement, and sessions of other tarock games, deal by deal.',
    'Beweist Matches im Royal Tarokk, Ansage für Ansage, und Runden anderer Tarockspiele, Partie für Partie.',
    'Royal tarokk mérkőzéseket igazol bemondásról bemondásra, más tarokkjátékokat leosztásról leosztásra.',
  ),
  verify: text(
    'Verify records of matches and sessions: every game, every announcement, every claim.',
    'Aufzeichnungen von Matches und Runden prüfen: jedes Spiel, jede Ansage, jede Angabe.',
    'Mérkőzések és más játékok feljegyzéseinek ellenőrzése: minden játék, minden bemondás, minden állítás.',
  ),
  files: text(
    'Files, folders (all .json, .ndjson and .jsonl in them), or - for standard input. Streams of records, one a line, are recognised.',
    'Dateien, Ordner (alle .json, .ndjson und .jsonl darin) oder - für die Standardeingabe. Ströme von Aufzeichnungen, eine je Zeile, werden erkannt.',
    'Fájlok, mappák (minden .json, .ndjson és .jsonl bennük) vagy - a szabványos bemenethez. A soronkénti feljegyzésekből álló folyamokat felismeri.',
  ),
  helpCommand: text('Help on a command.', 'Hilfe zu einem Befehl.', 'Súgó egy parancshoz.'),
  helpOf: text('a command, as it is typed', 'ein Befehl, wie man ihn eingibt', 'egy parancs, ahogyan beírják'),
  verifyJson: text(
    'print one JSON document a line for each record',
    'für jede Aufzeichnung ein JSON-Dokument in einer Zeile ausgeben',
    'minden feljegyzésről egy JSON-dokumentum egy sorban',
  ),
  jobs: text(
    'threads for a stream (all cores unless given)',
    'Threads für einen Strom (ohne Angabe alle Kerne)',
    'szálak száma folyamhoz (megadás nélkül minden mag)',
  ),
  lang: text(
    'language: en, de or hu (that of the terminal unless given)',
    'Sprache: en, de oder hu (ohne Angabe die des Terminals)',
    'nyelv: en, de vagy hu (megadás nélkül a terminálé)',
  ),
  announcements: text(
    'List the 66 announcements and the 4 silent bonuses; with NAME, say in a sentence what one of them asks for.',
    'Die 66 Ansagen und die 4 stillen Prämien auflisten; mit NAME in einem Satz sagen, was eine von ihnen verlangt.',
    'A 66 bemondás és a 4 csendes jutalom felsorolása; NAME esetén egy mondat arról, hogy mi kell hozzá.',
  ),
  announcement: text(
    'which one, by its id or as players say it: pagat ultimo',
    'welche, mit ihrer Id oder wie man sie ansagt: pagat ultimo',
    'melyik, az azonosítójával vagy ahogy bemondják: pagát ultimó',
  ),
  rules: text(
    'Print contracts, bonuses and options of a tarock game; without RULESET, list the games.',
    'Spiele, Prämien und Optionen eines Tarockspiels ausgeben; ohne RULESET die Tarockspiele auflisten.',
    'Egy tarokkjáték játékai, figurái és szabályai; RULESET nélkül a játékok listája.',
  ),
  ruleset: text('which game', 'welches Spiel', 'melyik játék'),
  oneJson: text('print one JSON document', 'ein JSON-Dokument ausgeben', 'egy JSON-dokumentum'),
  random: text(
    'Make random legal matches, or sessions with --ruleset, one a line. The same seed gives the same ones for ever.',
    'Zufällige regelgerechte Matches machen, mit --ruleset Runden, eine je Zeile. Derselbe Startwert gibt für immer dieselben.',
    'Véletlen, szabályos mérkőzések, --ruleset esetén más játékok, soronként egy. Ugyanaz a kezdőérték mindig ugyanazokat adja.',
  ),
  seed: text(
    'where chance begins: any text',
    'Startwert des Zufalls: ein beliebiger Text',
    'a véletlen kezdőértéke: bármilyen szöveg',
  ),
  matches: text('how many (1 unless given)', 'wie viele (ohne Angabe 1)', 'hány (megadás nélkül 1)'),
  kind: text(
    'match (unless given), extra-time, open or variant',
    'match (ohne Angabe), extra-time, open oder variant',
    'match (megadás nélkül), extra-time, open vagy variant',
  ),
  games: text(
    'games in each, for the kinds open (1–7) and variant (1–100)',
    'Spiele in jedem, für die Arten open (1–7) und variant (1–100)',
    'játékok száma mindegyikben, ha open (1–7) vagy variant (1–100)',
  ),
  scored: text(
    'of a hundred games or deals so many have only a sheet (0 unless given)',
    'von hundert Spielen oder Partien haben so viele nur einen Zettel (ohne Angabe 0)',
    'száz játékból vagy leosztásból ennyinek csak mérkőzéslapja van (megadás nélkül 0)',
  ),
  randomRuleset: text(
    'sessions of this game instead of matches',
    'Runden dieses Spiels statt Matches',
    'mérkőzések helyett ilyen játékok',
  ),
  sessions: text(
    'with --ruleset: how many (1 unless given)',
    'mit --ruleset: wie viele (ohne Angabe 1)',
    '--ruleset esetén: hány (megadás nélkül 1)',
  ),
  deals: text(
    'with --ruleset: deals in each (4 unless given)',
    'mit --ruleset: Partien in jeder (ohne Angabe 4)',
    '--ruleset esetén: leosztások mindegyikben (megadás nélkül 4)',
  ),
  players: text(
    'with --ruleset: how many play, where the game leaves a choice (4 unless given)',
    'mit --ruleset: wie viele spielen, wo das Spiel die Wahl lässt (ohne Angabe 4)',
    '--ruleset esetén: hányan játszanak, ahol a játék enged választást (megadás nélkül 4)',
  ),
  sessionOption: text(
    'with --ruleset: options of the game, as "tarokk rules" lists them',
    'mit --ruleset: Optionen des Spiels, wie „tarokk rules“ sie auflistet',
    '--ruleset esetén: a játék szabályai, ahogy a „tarokk rules” felsorolja',
  ),
  schema: text(
    'Print the JSON Schema of match records or session records.',
    'Das JSON-Schema der Aufzeichnungen von Matches oder Runden ausgeben.',
    'A mérkőzések vagy más játékok feljegyzéseinek JSON-sémája.',
  ),
  record: text(
    'match (unless given) or session',
    'match (ohne Angabe) oder session',
    'match (megadás nélkül) vagy session',
  ),
  help: text('say how the command is used', 'sagen, wie der Befehl gebraucht wird', 'megmondja, hogyan használható'),
  version: text('say which version this is', 'sagen, welche Version das ist', 'megmondja, melyik változat ez'),
  examples: text('Examples:', 'Beispiele:', 'Példák:'),
  exits: text(
    'Exit status: 0 proved or consistent, 1 refuted, 2 malformed, unreadable or wrongly used; of several the highest.',
    'Exit-Status: 0 bewiesen oder stimmig, 1 widerlegt, 2 unlesbar oder falsch aufgerufen; von mehreren der höchste.',
    'Kilépési kód: 0 igazolt vagy ellentmondásmentes, 1 megcáfolt, 2 hibás alakú, olvashatatlan vagy rossz használat; több közül a legnagyobb.',
  ),
};

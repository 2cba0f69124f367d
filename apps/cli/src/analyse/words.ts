import { text, type TurningPoint, type Text } from '@tarokk/rules';

export const analyseHelp = {
  analyse: text(
    'Say of played games whether each announcement could have been made, with all hands open, before each card.',
    'Für gespielte Spiele sagen, ob jede Ansage mit offenen Karten zu gewinnen war, vor jeder einzelnen Karte.',
    'Megmondja a lejátszott játékokról, hogy nyílt lapokkal melyik bemondás volt megcsinálható, minden egyes lap előtt.',
  ),
  files: text(
    'Files, folders (all .json, .ndjson and .jsonl in them), or - for standard input; Royal Tarokk matches only.',
    'Dateien, Ordner (alle .json, .ndjson und .jsonl darin) oder - für die Standardeingabe; nur Matches im Royal Tarokk.',
    'Fájlok, mappák (minden .json, .ndjson és .jsonl bennük) vagy - a szabványos bemenethez; csak royal tarokk mérkőzések.',
  ),
  game: text('only this game of each match', 'nur dieses Spiel jedes Matches', 'minden mérkőzésből csak ez a játék'),
  announcement: text(
    'only announcements and silent bonuses with this id, as "tarokk announcements" lists them',
    'nur Ansagen und stille Prämien mit dieser Kennung, wie „tarokk announcements“ sie auflistet',
    'csak az ilyen azonosítójú bemondások és csendes jutalmak, ahogy a „tarokk announcements” felsorolja',
  ),
  missed: text(
    'also what nobody announced and could have been forced from the first card: trophies, or schlemme (all Schlemme, trophies too)',
    'auch was niemand ansagte und von der ersten Karte an zu erzwingen war: trophies oder schlemme (alle Schlemme samt Trophäen)',
    'az is, amit senki sem mondott be, pedig az első laptól kikényszeríthető volt: trophies vagy schlemme (minden szlem, a trófeák is)',
  ),
  limit: text(
    'positions to be searched for one announcement; what is not decided by then stays open',
    'Stellungen, die für eine Ansage durchsucht werden; was bis dahin nicht entschieden ist, bleibt offen',
    'ennyi állást vizsgál meg egy bemondásért; ami addig nem dől el, nyitva marad',
  ),
  json: text(
    'print one JSON document a line for each record',
    'für jede Aufzeichnung ein JSON-Dokument in einer Zeile ausgeben',
    'minden feljegyzésről egy JSON-dokumentum egy sorban',
  ),
};

/** Whether it could have been made before the first card. */
export const outlookWords: Readonly<Record<string, Text>> = {
  '1': text('could be made', 'war zu gewinnen', 'megcsinálható volt'),
  '0': text('could be stopped', 'war zu verhindern', 'megakadályozható volt'),
  '?': text('not decided', 'nicht entschieden', 'nem dőlt el'),
};

export const turnWords: Readonly<Record<TurningPoint['kind'], Text>> = {
  slip: text(
    'trick {trick}: {seat} let it slip with {card}; {cards} would have kept it',
    'Stich {trick}: {seat} vergab sie mit {card}; {cards} hätte sie gehalten',
    '{trick}. ütés: {seat} ezzel engedte el: {card}; ez megtartotta volna: {cards}',
  ),
  gift: text(
    'trick {trick}: {seat} gave it away with {card}; {cards} would have stopped it',
    'Stich {trick}: {seat} schenkte sie mit {card} her; {cards} hätte sie verhindert',
    '{trick}. ütés: {seat} ezzel ajándékozta oda: {card}; ez megakadályozta volna: {cards}',
  ),
};

export const words = {
  scored: text(
    'not analysed: the game is only scored, its cards are not on record',
    'nicht untersucht: das Spiel ist nur gewertet, seine Karten sind nicht aufgezeichnet',
    'nincs elemzés: a játék csak pontozott, a lapjai nincsenek feljegyezve',
  ),
  illegal: text(
    'not analysed, because a card was not legal. Rule {rule}, {seat}, trick {trick}: {why} [{code}]',
    'nicht untersucht, weil eine Karte nicht erlaubt war. Regel {rule}, {seat}, Stich {trick}: {why} [{code}]',
    'nincs elemzés, mert egy lap szabálytalan volt. {rule}. szabály, {seat}, {trick}. ütés: {why} [{code}]',
  ),
  nothing: text(
    'nothing was announced that could be analysed',
    'es wurde nichts angesagt, was zu untersuchen wäre',
    'nem volt elemezhető bemondás',
  ),
  open: text(
    'not decided before trick {trick}, card {card}: the limit of positions came first',
    'vor Stich {trick}, Karte {card}, nicht entschieden: vorher war die Grenze der Stellungen erreicht',
    'a(z) {trick}. ütés {card}. lapja előtt nem dőlt el: előbb elfogytak a megvizsgálható állások',
  ),
  missed: text(
    '{party} could have announced, and forced:',
    '{party} hätte ansagen und erzwingen können:',
    '{party} bemondhatta és kikényszeríthette volna:',
  ),
  noneMissed: text(
    'nothing else could have been announced and forced',
    'sonst war nichts anzusagen und zu erzwingen',
    'mást nem lehetett volna bemondani és kikényszeríteni',
  ),
  perhaps: text('{name} (not decided)', '{name} (nicht entschieden)', '{name} (nem dőlt el)'),
  noSuchGame: text(
    'there is no game {number} in this match of {count}; see --game',
    'es gibt kein Spiel {number} in diesem Match mit {count}; siehe --game',
    'nincs {number}. játék ebben a {count} játékos mérkőzésben; lásd --game',
  ),
  stopped: text(
    'Stopped: what stands above is all that was analysed.',
    'Abgebrochen: untersucht ist nur, was oben steht.',
    'Megszakítva: csak az van elemezve, ami fent áll.',
  ),
  progress: text('game {game} of {games}', 'Spiel {game} von {games}', '{game}. játék, összesen {games}'),
};

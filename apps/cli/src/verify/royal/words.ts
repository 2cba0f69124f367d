import { text, type AnnouncementResult, type MatchKind, type Score, type Text } from '@tarokk/rules';
import { type Style } from '../../terminal/paint.js';

export const kindWords: Readonly<Record<MatchKind, Text>> = {
  match: text('Match', 'Match', 'Mérkőzés'),
  'extra-time': text('Extra time', 'Verlängerung', 'Hosszabbítás'),
  open: text('Open match', 'Offenes Match', 'Nyitott mérkőzés'),
  variant: text('Variant', 'Variante', 'Változat'),
};

export const scoreWords: Readonly<Record<keyof Score, Text>> = {
  consolation: text('Consolation', 'Trost', 'Vigasz'),
  messages: text('Messages', 'Meldungen', 'Közlések'),
  announcements: text('Announcements', 'Ansagen', 'Bemondások'),
  silent: text('Silent bonuses', 'Stille Prämien', 'Csendes jutalmak'),
  contra: text('Contra', 'Kontra', 'Kontra'),
  limit: text('Limit', 'Limit', 'Limit'),
  total: text('Total', 'Summe', 'Összesen'),
};

type Status = AnnouncementResult['status'];

export const statusWords: Readonly<Record<Status, Text>> = {
  stated: text('stated', 'gemeldet', 'közölve'),
  won: text('made', 'gemacht', 'megvan'),
  lost: text('lost', 'verloren', 'bukott'),
  raised: text('raised', 'eingehoben', 'emelve'),
  void: text('void', 'ungültig', 'érvénytelen'),
};

export const statusSigns: Readonly<Record<Status, string>> = {
  stated: '•',
  won: '✓',
  lost: '✗',
  raised: '↑',
  void: '∅',
};

export const statusStyles: Readonly<Record<Status, Style>> = {
  stated: 'quiet',
  won: 'good',
  lost: 'bad',
  raised: 'quiet',
  void: 'bad',
};

export const words = {
  collector: text('collector', 'Eintreiber', 'behajtó'),
  interceptor: text('interceptor', 'Abfänger', 'fogó'),
  game: text('Game {number}', 'Spiel {number}', '{number}. játék'),
  oneGame: text('game {games}', 'Spiel {games}', '{games}. játék'),
  someGames: text('games {games}', 'den Spielen {games}', '{games}. játék'),
  listedGames: text('games {games}', 'Spiele {games}', '{games}. játék'),
  attack: text('{party} attacks', '{party} greift an', '{party} támad'),
  played: text('played', 'gespielt', 'lejátszva'),
  scored: text('only scored', 'nur gewertet', 'csak pontozva'),
  silent: text('silent', 'still', 'csendes'),
  contra: text('contra {points}', 'Kontra {points}', 'kontra {points}'),
  contraBy: text('contra by {seat}', 'Kontra von {seat}', 'kontrázta: {seat}'),
  trophy: text(
    'for the trophy list: {trophy}, {player} ({seat})',
    'für die Trophäenliste: {trophy}, {player} ({seat})',
    'a trófealistára: {trophy}, {player} ({seat})',
  ),
  rule: text('rule {rule}', 'Regel {rule}', '{rule}. szabály'),
  party: text('party {party}', 'Partei {party}', '{party} párt'),
  turn: text('turn {turn}', 'Zug {turn} der Lizitation', '{turn}. licitkör'),
  trick: text('trick {trick}', 'Stich {trick}', '{trick}. ütés'),
  couldBe: text('Could have been played like this:', 'Könnte so gespielt worden sein:', 'Így is lejátszhatták:'),
  cannotBe: text(
    'No game gives this sheet: {why}',
    'Kein Spiel ergibt diesen Zettel: {why}',
    'Nincs játék, amely ezt a mérkőzéslapot adná: {why}',
  ),
  notDecided: text(
    'Whether a game gives this sheet was not decided within {steps} steps; see --limit',
    'Ob ein Spiel diesen Zettel ergibt, war in {steps} Schritten nicht zu entscheiden; siehe --limit',
    '{steps} lépésben nem dőlt el, van-e játék, amely ezt a mérkőzéslapot adja; lásd --limit',
  ),
  games: text('Game', 'Spiel', 'Játék'),
  attackers: text('Attackers', 'Angreifer', 'Támadók'),
  sum: text('Sum', 'Summe', 'Összeg'),
  matchPoints: text('Match points', 'Matchpunkte', 'Mérkőzéspont'),
  oneViolation: text('1 violation', '1 Verstoß', '1 szabálysértés'),
  violations: text('{count} violations', '{count} Verstöße', '{count} szabálysértés'),
  more: text('and {count} more', 'und {count} weitere', 'és még {count}'),
};

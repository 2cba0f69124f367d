import { sentence, text, type Sentence, type Text } from '@tarokk/rules';

/** What a sheet is found to have. An error blocks confirmation, a warning needs a remark, a note is for the jury to know. */
export interface Finding {
  /** One of `findingKinds`, or the code of a violation (match-record.md). */
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'note';
  /** Rule or decision. */
  readonly rule: string;
  /** Where in the sheet. */
  readonly path: string;
  /** The game, null for what concerns the whole match. */
  readonly game: number | null;
  /** Whether a ruling may let it stand (D14); what is not can only be corrected. */
  readonly mayStand: boolean;
  /** Whether the latest ruling lets it stand. */
  readonly stands: boolean;
  readonly sentence: Sentence;
}

interface Kind {
  readonly severity: Finding['severity'];
  readonly rule: string;
  readonly mayStand: boolean;
  readonly text: Text;
}

const irregularity = (rule: string, words: Text): Kind => ({ severity: 'error', rule, mayStand: true, text: words });
const mistake = (rule: string, words: Text): Kind => ({ severity: 'error', rule, mayStand: false, text: words });
const warning = (rule: string, words: Text): Kind => ({ severity: 'warning', rule, mayStand: false, text: words });

const note = (rule: string, words: Text): Kind => ({ severity: 'note', rule, mayStand: false, text: words });

/** All findings but the violations of the record, each with its rule and whether a ruling may let it stand. */
export const findingKinds = {
  'date/future': mistake(
    'D9',
    text('the date is in the future', 'das Datum liegt in der Zukunft', 'a dátum a jövőben van'),
  ),
  'season/closed': mistake(
    'D25',
    text('the season {year} is closed', 'die Saison {year} ist geschlossen', 'a(z) {year}. szezon le van zárva'),
  ),
  'competitions/combination': mistake(
    'D15',
    text(
      'a match counts for one competition; only a Grand Prix match may count for championship or cup too (11.2)',
      'ein Match zählt für einen Bewerb; nur ein Grand-Prix-Match kann auch für Meisterschaft oder Cup zählen (11.2)',
      'egy mérkőzés egy versenybe számít; csak Grand Prix-mérkőzés számíthat a bajnokságba vagy a kupába is (11.2)',
    ),
  ),
  'team/unknown': mistake(
    '9',
    text(
      '{side} is no team of the season {year}',
      '{side} ist keine Mannschaft der Saison {year}',
      '{side} nem a(z) {year}. szezon csapata',
    ),
  ),
  'team/no-member': irregularity(
    '9',
    text(
      'game {game}: no member of {team} is at the table',
      'Spiel {game}: kein Mitglied von {team} sitzt am Tisch',
      '{game}. játék: {team} egyetlen tagja sem ül az asztalnál',
    ),
  ),
  'guest/unmarked': irregularity(
    '9',
    text(
      '{person} is no member of {team} and not marked “as a guest player”',
      '{person} ist kein Mitglied von {team} und nicht „als Gastspieler“ bezeichnet',
      '{person} nem tagja ennek: {team}, és nincs „vendégjátékosként” jelölve',
    ),
  ),
  'guest/of-opponents': irregularity(
    'D19',
    text(
      '{person} is a member of the opposing team {team}',
      '{person} ist Mitglied der gegnerischen Mannschaft {team}',
      '{person} az ellenfél csapatának tagja: {team}',
    ),
  ),
  'substitution/second': irregularity(
    'D18',
    text(
      'a second substitution of {team}; one a match is allowed',
      'ein zweiter Wechsel von {team}; einer je Match ist erlaubt',
      '{team} második cseréje; mérkőzésenként egy megengedett',
    ),
  ),
  'substitution/not-here': mistake(
    'D45',
    text(
      'the free championship knows no substitution',
      'die freie Meisterschaft kennt keinen Wechsel',
      'a szabad bajnokságban nincs csere',
    ),
  ),
  'substitution/returned': irregularity(
    'D18',
    text(
      '{person} was replaced and returns',
      '{person} wurde ersetzt und kehrt zurück',
      '{person} lecserélése után visszatér',
    ),
  ),
  'request/private-venue': irregularity(
    'D21',
    text(
      '{venue} is not public, and the jury’s approval in advance {state}',
      '{venue} ist nicht öffentlich; die Genehmigung der Jury im Voraus: {state}',
      '{venue} nem nyilvános hely; a zsűri előzetes engedélye: {state}',
    ),
  ),
  'request/before-meeting': irregularity(
    'D22',
    text(
      'a match before the annual meeting, and the jury’s approval in advance {state}',
      'ein Match vor der Jahresversammlung; die Genehmigung der Jury im Voraus: {state}',
      'mérkőzés az éves gyűlés előtt; a zsűri előzetes engedélye: {state}',
    ),
  ),
  'request/open-match': irregularity(
    'D24',
    text(
      'a match left open, and the jury’s approval {state}',
      'ein offen gelassenes Match; die Genehmigung der Jury: {state}',
      'nyitva hagyott mérkőzés; a zsűri engedélye: {state}',
    ),
  ),
  'venue/no-words': mistake(
    'D59',
    text(
      'name the private place: both sides, their players and the jury read it, nobody else',
      'nenne den privaten Ort: nur beide Seiten, ihre Spieler und die Jury lesen ihn',
      'nevezd meg a magánhelyet: csak a két oldal, a játékosaik és a zsűri olvassa',
    ),
  ),
  'date/old': warning(
    'D9',
    text('{days} days ago, more than 30', 'vor {days} Tagen, mehr als 30', '{days} napja, több mint 30 napja'),
  ),
  'venue/unknown': warning(
    'D23',
    text(
      '{venue} is not on the list of venues',
      '{venue} steht nicht in der Liste der Orte',
      '{venue} nincs a helyszínek listáján',
    ),
  ),
  'seat/unusual': warning(
    '1.1',
    text(
      '{person} usually sits in the other seat',
      '{person} sitzt sonst auf dem anderen Platz',
      '{person} máskor a másik helyen ül',
    ),
  ),
  'draw/other-dealer': warning(
    '1.2',
    text(
      'drawn were {a} (A) and {b} (B): the lower card is that of {due}, and {dealer} dealt first; correct the cards or who dealt, or say how it came',
      'gezogen wurden {a} (A) und {b} (B): die niedrigere Karte hat {due}, und {dealer} gab zuerst; berichtige die Karten oder wer gab, oder sage, wie es kam',
      'a húzott lapok: {a} (A) és {b} (B); az alacsonyabb {due} lapja, mégis {dealer} osztott először; javítsd a lapokat vagy az osztót, vagy írd le, hogyan történt',
    ),
  ),
  'places/none-left': warning(
    'D17',
    text(
      '{team} has none of its {limit} matches left; the match cannot be approved for the championship',
      '{team} hat keines seiner {limit} Matches übrig; das Match kann nicht für die Meisterschaft genehmigt werden',
      '{team} mind a(z) {limit} mérkőzését lejátszotta; a mérkőzés a bajnokságba nem hagyható jóvá',
    ),
  ),
  'sheet/no-game': note(
    '3.2',
    text(
      'game {game}: no game can give this sheet; {clash}',
      'Spiel {game}: kein Spiel kann diesen Zettel ergeben; {clash}',
      '{game}. játék: ilyen mérkőzéslapot egyetlen játék sem adhat; {clash}',
    ),
  ),
} as const satisfies Readonly<Record<string, Kind>>;

export type FindingCode = keyof typeof findingKinds;

export function found(
  code: FindingCode,
  path: string,
  values: Sentence['values'] = {},
  game: number | null = null,
): Finding {
  const { severity, rule, mayStand, text: words } = findingKinds[code];
  return { code, severity, rule, path, game, mayStand, stands: false, sentence: sentence(words, values) };
}

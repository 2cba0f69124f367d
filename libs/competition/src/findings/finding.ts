import { text } from '@tarokk/rules';
import { problemKind, type ProblemOf } from '../wording/problem-kind.js';

/** What the rules of findings say of a kind: an error blocks confirmation, a warning needs a remark, a note is for the jury to know. */
interface FindingTraits {
  readonly severity: 'error' | 'warning' | 'note';
  /** Whether a ruling may let it stand (D14); what is not can only be corrected. */
  readonly mayStand: boolean;
}

/** What a sheet is found to have; its code is that of a kind, or of a violation (match-record.md), its path where in the sheet. */
export type Finding = ProblemOf<string, string> &
  FindingTraits & {
    /** The game, null for what concerns the whole match. */
    readonly game: number | null;
    /** Whether the latest ruling lets it stand. */
    readonly stands: boolean;
  };

export const irregularity: FindingTraits = { severity: 'error', mayStand: true };
const mistake: FindingTraits = { severity: 'error', mayStand: false };
const warning: FindingTraits = { severity: 'warning', mayStand: false };
const note: FindingTraits = { severity: 'note', mayStand: false };

/** All findings but the violations of the record, each with its rule and whether a ruling may let it stand. */
export const findingKinds = {
  futureDate: problemKind(
    'date/future',
    { rule: 'D9', text: text('the date is in the future', 'das Datum liegt in der Zukunft', 'a dátum a jövőben van') },
    mistake,
  ),
  seasonClosed: problemKind(
    'season/closed',
    {
      rule: 'D25',
      text: text(
        'the season {year} is closed',
        'die Saison {year} ist geschlossen',
        'a(z) {year}. szezon le van zárva',
      ),
    },
    mistake,
  ),
  combination: problemKind(
    'competitions/combination',
    {
      rule: 'D15',
      text: text(
        'a match counts for one competition; only a Grand Prix match may count for championship or cup too (11.2)',
        'ein Match zählt für einen Bewerb; nur ein Grand-Prix-Match kann auch für Meisterschaft oder Cup zählen (11.2)',
        'egy mérkőzés egy versenybe számít; csak Grand Prix-mérkőzés számíthat a bajnokságba vagy a kupába is (11.2)',
      ),
    },
    mistake,
  ),
  unknownTeam: problemKind(
    'team/unknown',
    {
      rule: '9',
      text: text(
        '{side} is no team of the season {year}',
        '{side} ist keine Mannschaft der Saison {year}',
        '{side} nem a(z) {year}. szezon csapata',
      ),
    },
    mistake,
  ),
  noMember: problemKind(
    'team/no-member',
    {
      rule: '9',
      text: text(
        'game {game}: no member of {team} is at the table',
        'Spiel {game}: kein Mitglied von {team} sitzt am Tisch',
        '{game}. játék: {team} egyetlen tagja sem ül az asztalnál',
      ),
    },
    irregularity,
  ),
  unmarkedGuest: problemKind(
    'guest/unmarked',
    {
      rule: '9',
      text: text(
        '{person} is no member of {team} and not marked “as a guest player”',
        '{person} ist kein Mitglied von {team} und nicht „als Gastspieler“ bezeichnet',
        '{person} nem tagja ennek: {team}, és nincs „vendégjátékosként” jelölve',
      ),
    },
    irregularity,
  ),
  guestOfOpponents: problemKind(
    'guest/of-opponents',
    {
      rule: 'D19',
      text: text(
        '{person} is a member of the opposing team {team}',
        '{person} ist Mitglied der gegnerischen Mannschaft {team}',
        '{person} az ellenfél csapatának tagja: {team}',
      ),
    },
    irregularity,
  ),
  secondSubstitution: problemKind(
    'substitution/second',
    {
      rule: 'D18',
      text: text(
        'a second substitution of {team}; one a match is allowed',
        'ein zweiter Wechsel von {team}; einer je Match ist erlaubt',
        '{team} második cseréje; mérkőzésenként egy megengedett',
      ),
    },
    irregularity,
  ),
  noSubstitutionHere: problemKind(
    'substitution/not-here',
    {
      rule: 'D45',
      text: text(
        'the free championship knows no substitution',
        'die freie Meisterschaft kennt keinen Wechsel',
        'a szabad bajnokságban nincs csere',
      ),
    },
    mistake,
  ),
  returned: problemKind(
    'substitution/returned',
    {
      rule: 'D18',
      text: text(
        '{person} was replaced and returns',
        '{person} wurde ersetzt und kehrt zurück',
        '{person} lecserélése után visszatér',
      ),
    },
    irregularity,
  ),
  privateVenue: problemKind(
    'request/private-venue',
    {
      rule: 'D21',
      text: text(
        '{venue} is not public, and the jury’s approval in advance {state}',
        '{venue} ist nicht öffentlich; die Genehmigung der Jury im Voraus: {state}',
        '{venue} nem nyilvános hely; a zsűri előzetes engedélye: {state}',
      ),
    },
    irregularity,
  ),
  beforeMeeting: problemKind(
    'request/before-meeting',
    {
      rule: 'D22',
      text: text(
        'a match before the annual meeting, and the jury’s approval in advance {state}',
        'ein Match vor der Jahresversammlung; die Genehmigung der Jury im Voraus: {state}',
        'mérkőzés az éves gyűlés előtt; a zsűri előzetes engedélye: {state}',
      ),
    },
    irregularity,
  ),
  openMatch: problemKind(
    'request/open-match',
    {
      rule: 'D24',
      text: text(
        'a match left open, and the jury’s approval {state}',
        'ein offen gelassenes Match; die Genehmigung der Jury: {state}',
        'nyitva hagyott mérkőzés; a zsűri engedélye: {state}',
      ),
    },
    irregularity,
  ),
  namelessVenue: problemKind(
    'venue/no-words',
    {
      rule: 'D59',
      text: text(
        'name the private place: both sides, their players and the jury read it, nobody else',
        'nenne den privaten Ort: nur beide Seiten, ihre Spieler und die Jury lesen ihn',
        'nevezd meg a magánhelyet: csak a két oldal, a játékosaik és a zsűri olvassa',
      ),
    },
    mistake,
  ),
  oldDate: problemKind(
    'date/old',
    {
      rule: 'D9',
      text: text(
        'played {days} days ago; more than 30 days',
        'vor {days} Tagen gespielt; mehr als 30 Tage',
        '{days} napja játszották; több mint 30 napja',
      ),
    },
    warning,
  ),
  unknownVenue: problemKind(
    'venue/unknown',
    {
      rule: 'D23',
      text: text(
        '{venue} is not on the list of venues',
        '{venue} steht nicht in der Liste der Orte',
        '{venue} nincs a helyszínek listáján',
      ),
    },
    warning,
  ),
  unusualSeat: problemKind(
    'seat/unusual',
    {
      rule: '1.1',
      text: text(
        '{person} usually sits in the other seat',
        '{person} sitzt sonst auf dem anderen Platz',
        '{person} máskor a másik helyen ül',
      ),
    },
    warning,
  ),
  otherDealer: problemKind(
    'draw/other-dealer',
    {
      rule: '1.2',
      text: text(
        'drawn were {a} (A) and {b} (B): the lower card is that of {due}, and {dealer} dealt first; correct the cards or who dealt, or say how it came',
        'gezogen wurden {a} (A) und {b} (B): die niedrigere Karte hat {due}, und {dealer} gab zuerst; berichtige die Karten oder wer gab, oder sage, wie es kam',
        'a húzott lapok: {a} (A) és {b} (B); az alacsonyabb {due} lapja, mégis {dealer} osztott először; javítsd a lapokat vagy az osztót, vagy írd le, hogyan történt',
      ),
    },
    warning,
  ),
  noPlaceLeft: problemKind(
    'places/none-left',
    {
      rule: 'D17',
      text: text(
        '{team} has none of its {limit} matches left; the match cannot be approved for the championship',
        '{team} hat keines seiner {limit} Matches übrig; das Match kann nicht für die Meisterschaft genehmigt werden',
        '{team} mind a(z) {limit} mérkőzését lejátszotta; a mérkőzés a bajnokságba nem hagyható jóvá',
      ),
    },
    warning,
  ),
  noGame: problemKind(
    'sheet/no-game',
    {
      rule: '3.2',
      text: text(
        'game {game}: no game can give this sheet; {clash}',
        'Spiel {game}: kein Spiel kann diesen Zettel ergeben; {clash}',
        '{game}. játék: ilyen mérkőzéslapot egyetlen játék sem adhat; {clash}',
      ),
    },
    note,
  ),
};

/** The finding on a sheet; its rulings are looked at once all are known. */
export function found(problem: ProblemOf<string, string> & FindingTraits, game: number | null = null): Finding {
  return { ...problem, game, stands: false };
}

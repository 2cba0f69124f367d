import { text } from '@tarokk/rules';
import { terms } from '../terms/terms.js';
import { problemKind } from '../wording/problem-kind.js';

const { en, de, hu } = terms;

/** Why a move of a match is refused; the path is the part of the sheet concerned, empty for the whole. */
export type Refusal = ReturnType<(typeof moveRefusals)[keyof typeof moveRefusals]>;

export const moveRefusals = {
  noSuchMove: problemKind('lifecycle/no-such-move', {
    text: text(
      'a match that is {from} cannot become {to}',
      'ein Match im Stand „{from}“ kann nicht „{to}“ werden',
      'a(z) „{from}” állapotú mérkőzés nem lehet „{to}”',
    ),
  }),
  notYours: problemKind('lifecycle/not-yours', {
    rule: 'D12',
    text: text('this is for somebody else to do: {who}', 'das tut jemand anderer: {who}', 'ez másra tartozik: {who}'),
  }),
  ownEntry: problemKind('lifecycle/own-entry', {
    rule: 'D12',
    text: text(
      `who entered a sheet cannot confirm or ${en.dispute.infinitive} it`,
      `wer einen Spielzettel eingegeben hat, kann ihn weder bestätigen noch ${de.dispute.infinitive}`,
      `aki a mérkőzéslapot beadta, nem erősítheti meg és nem ${hu.dispute.mayThirdPerson}`,
    ),
  }),
  alreadyConfirmed: problemKind('lifecycle/already-confirmed', {
    text: text(
      'this side has confirmed already; the other is still needed',
      'diese Seite hat schon bestätigt; die andere fehlt noch',
      'ez az oldal már megerősítette; a másik még hiányzik',
    ),
  }),
  juryConcerned: problemKind('lifecycle/jury-concerned', {
    rule: 'D12',
    text: text(
      'a jury member does not decide matches in which they played or of their own team or pair',
      'ein Jurymitglied entscheidet nicht über Matches, in denen es gespielt hat, oder die der eigenen Mannschaft oder des eigenen Paars',
      'a zsűri tagja nem dönt olyan mérkőzésről, amelyen játszott, vagy amely a saját csapatáé, párjáé',
    ),
  }),
  seasonClosed: problemKind('lifecycle/season-closed', {
    rule: 'D25',
    text: text(
      'the season is closed; changes need it reopened',
      'die Saison ist geschlossen; für Änderungen muss sie wieder geöffnet werden',
      'a szezon le van zárva; változtatáshoz újra kell nyitni',
    ),
  }),
  eventClosed: problemKind('lifecycle/event-closed', {
    rule: 'D42',
    text: text(
      'the Grand Prix is closed; changes need it reopened',
      'der Grand Prix ist abgeschlossen; für Änderungen muss er wieder geöffnet werden',
      'a Grand Prix le van zárva; változtatáshoz újra kell nyitni',
    ),
  }),
  newRevisionNeeded: problemKind('lifecycle/new-revision-needed', {
    text: text('a new sheet is needed', 'ein neuer Spielzettel wird gebraucht', 'új mérkőzéslap kell'),
  }),
  reasonNeeded: problemKind('lifecycle/reason-needed', {
    text: text('a reason is needed', 'eine Begründung wird gebraucht', 'indoklás kell'),
  }),
  rulingNeeded: problemKind('lifecycle/ruling-needed', {
    rule: 'D14',
    path: 'rulings',
    text: text(
      `a ${en.dispute.noun} is decided with a ruling`,
      `${de.dispute.indefinite} wird mit einer Entscheidung beantwortet`,
      `${hu.dispute.questionAccusative} döntéssel kell lezárni`,
    ),
  }),
  notOpen: problemKind('lifecycle/not-open', {
    rule: 'D24',
    path: 'record.kind',
    text: text(
      'only a record of the kind “open” can be left open',
      'nur eine Aufzeichnung der Art „open“ kann offen bleiben',
      'csak „open” fajtájú jegyzőkönyv maradhat nyitva',
    ),
  }),
  notRevocable: problemKind('lifecycle/not-revocable', {
    text: text(
      'only a confirmation that was given on a phone of the other side is revoked, within 48 hours',
      'zurücknehmen lässt sich nur eine Bestätigung, die auf einem Telefon der anderen Seite gegeben wurde, binnen 48 Stunden',
      'csak a másik oldal telefonján adott megerősítés vonható vissza, 48 órán belül',
    ),
  }),
  errors: problemKind('lifecycle/errors', {
    rule: 'D14',
    text: text(
      '{count} {count|error is|errors are} neither corrected nor ruled on',
      '{count} Fehler {count|ist|sind} weder behoben noch entschieden',
      '{count} hiba nincs kijavítva és döntés sincs róla',
    ),
  }),
  remarksNeeded: problemKind('lifecycle/remarks-needed', {
    text: text(
      '{count} {count|warning needs|warnings need} a remark',
      '{count} {count|Warnung braucht|Warnungen brauchen} eine Bemerkung',
      '{count} figyelmeztetéshez megjegyzés kell',
    ),
  }),
  notWhole: problemKind('lifecycle/not-whole', {
    rule: 'D24',
    path: 'record.games',
    text: text(
      'an open match is approved when its eight games are there, or closed after 31 December',
      'ein offenes Match wird genehmigt, wenn seine acht Spiele da sind, oder nach dem 31. Dezember geschlossen',
      'nyitott mérkőzés akkor hagyható jóvá, ha mind a nyolc játéka megvan, vagy december 31. után lezárható',
    ),
  }),
  noPlaceLeft: problemKind('lifecycle/no-place-left', {
    rule: 'D17',
    path: 'competitions',
    text: text(
      '{teams} has played all its matches of the season; the match cannot count for either team',
      '{teams} hat alle Matches der Saison gespielt; das Match kann für keine der Mannschaften zählen',
      '{teams} a szezon összes mérkőzését lejátszotta; a mérkőzés egyik csapatnak sem számíthat',
    ),
  }),
};

import { SHEET_FORMAT, problemKind } from '@tarokk/competition';
import { MATCH_FORMAT, text } from '@tarokk/rules';

/** Documents that are entered in one transaction at most, because others wait for it. */
export const MOST_DOCUMENTS = 200;

export const unknownFormat = problemKind('import/unknown-format', {
  path: 'format',
  text: text(
    `This is neither a match sheet (${SHEET_FORMAT}) nor a match record (${MATCH_FORMAT}).`,
    `Das ist weder ein Spielzettel (${SHEET_FORMAT}) noch die Aufzeichnung eines Matches (${MATCH_FORMAT}).`,
    `Ez sem mérkőzéslap (${SHEET_FORMAT}), sem mérkőzésjegyzőkönyv (${MATCH_FORMAT}).`,
  ),
});

export const andMore = problemKind('import/more-problems', {
  text: text(
    'There {count|is|are} {count} further {count|problem|problems}.',
    'Es gibt {count} {count|weiteres Problem|weitere Probleme}.',
    'További {count} hiba van.',
  ),
});

export const differs = problemKind('import/differs', {
  rule: 'D10',
  text: text(
    'The match number {order} of these sides on this day is there already and says something else here. Another match of that day has another number.',
    'Das {order}. Match dieser Seiten an diesem Tag gibt es schon, und es sagt hier etwas anderes. Ein anderes Match des Tages hat eine andere Nummer.',
    'E két oldal aznapi {order}. mérkőzése már megvan, és itt mást mond. A nap másik mérkőzésének más a sorszáma.',
  ),
});

export const remarkNeeded = problemKind('import/remark-needed', {
  path: 'settings.remark',
  text: text(
    'Every warning needs a remark: give one for the whole import.',
    'Jede Warnung braucht eine Bemerkung: Gib eine für die ganze Übernahme an.',
    'Minden figyelmeztetéshez megjegyzés kell: adj meg egyet az egész átvételhez.',
  ),
});

export const noDocuments = problemKind('import/no-documents', {
  path: 'documents',
  text: text('There is nothing to import.', 'Es gibt nichts zu übernehmen.', 'Nincs mit átvenni.'),
});

export const tooManyDocuments = problemKind('import/too-many-documents', {
  text: text(
    'These are {count} documents; at most {most} are taken at once.',
    'Das sind {count} Dokumente; höchstens {most} werden auf einmal genommen.',
    'Ez {count} dokumentum; egyszerre legfeljebb {most} vehető át.',
  ),
});

export const otherImport = problemKind('import/other-import', {
  path: 'origin.importId',
  text: text(
    'An import with this id is complete or of another account. Take a new id for a new import.',
    'Eine Übernahme mit dieser Kennung ist abgeschlossen oder von einem anderen Konto. Nimm für eine neue Übernahme eine neue Kennung.',
    'Az ilyen azonosítójú átvétel lezárult, vagy más fióké. Új átvételhez új azonosító kell.',
  ),
});

export const compressed = problemKind('import/compressed', {
  text: text(
    'This is compressed ({kind}). Unpack it first: only text is read.',
    'Das ist komprimiert ({kind}). Pack es zuerst aus: Nur Text wird gelesen.',
    'Ez tömörített ({kind}). Előbb csomagold ki: csak szöveget olvasunk be.',
  ),
});

export const tooLong = problemKind('import/too-long', {
  text: text(
    'This document is longer than {most} bytes, the most that a request may have (BODY_LIMIT).',
    'Dieses Dokument ist länger als {most} Bytes, mehr darf eine Anfrage nicht haben (BODY_LIMIT).',
    'Ez a dokumentum hosszabb {most} bájtnál, egy kérés legfeljebb ennyi lehet (BODY_LIMIT).',
  ),
});

export const noSuchFinding = problemKind('import/no-such-finding', {
  rule: 'D14',
  text: text(
    '{code} is no finding that a ruling may let stand.',
    '{code} ist kein Befund, den eine Entscheidung gelten lassen kann.',
    '{code} nem olyan észrevétel, amelyet egy döntés elfogadhat.',
  ),
});

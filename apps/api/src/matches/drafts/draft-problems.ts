import { problemKind } from '@tarokk/competition';
import { text } from '@tarokk/rules';

export const draftProblems = {
  unknown: problemKind('draft/unknown', {
    path: 'draftId',
    text: text('There is no such draft.', 'Diesen Entwurf gibt es nicht.', 'Nincs ilyen piszkozat.'),
  }),
  notYourSide: problemKind('draft/not-your-side', {
    rule: 'D12',
    path: 'sideId',
    text: text(
      'A draft is written for a side of which you are a member; only the jury writes its own.',
      'Einen Entwurf schreibst du für eine Seite, deren Mitglied du bist; nur die Jury schreibt eigene.',
      'Piszkozatot annak az oldalnak írhatsz, amelynek tagja vagy; sajátot csak a zsűri ír.',
    ),
  }),
  otherSide: problemKind('draft/other-side', {
    path: 'sideId',
    text: text(
      'Whose a draft is does not change. Begin another one.',
      'Wem ein Entwurf gehört, ändert sich nicht. Beginne einen anderen.',
      'A piszkozat gazdája nem változik. Kezdj másikat.',
    ),
  }),
  versionNeeded: problemKind('draft/version-needed', {
    path: 'version',
    text: text(
      'Say from which version the sheet was made.',
      'Sag, aus welcher Fassung der Zettel entstanden ist.',
      'Add meg, melyik változatból készült a mérkőzéslap.',
    ),
  }),
  unknownMatch: problemKind('draft/unknown-match', {
    path: 'plannedMatchId',
    text: text(
      'There is no such planned match of this side.',
      'Diese Seite hat kein solches geplantes Match.',
      'Ennek az oldalnak nincs ilyen tervezett mérkőzése.',
    ),
  }),
  matchCancelled: problemKind('draft/match-cancelled', {
    path: 'plannedMatchId',
    text: text('This match was cancelled.', 'Dieses Match wurde abgesagt.', 'Ezt a mérkőzést lemondták.'),
  }),
  noObject: problemKind('draft/no-object', {
    path: 'document',
    text: text('A sheet is a JSON object.', 'Ein Spielzettel ist ein JSON-Objekt.', 'A mérkőzéslap egy JSON-objektum.'),
  }),
  tooDeep: problemKind('draft/too-deep', {
    path: 'document',
    text: text(
      'No sheet is nested more than {most} levels deep.',
      'Kein Spielzettel ist mehr als {most} Ebenen tief verschachtelt.',
      'Egyetlen mérkőzéslap sincs {most} szintnél mélyebben egymásba ágyazva.',
    ),
  }),
  tooLarge: problemKind('draft/too-large', {
    path: 'document',
    text: text(
      'The sheet has {bytes} bytes; at most {most} are kept.',
      'Der Spielzettel hat {bytes} Bytes; höchstens {most} werden aufgehoben.',
      'A mérkőzéslap {bytes} bájt; legfeljebb {most} tárolható.',
    ),
  }),
  tooMany: problemKind('draft/too-many', {
    text: text(
      'There are {most} drafts already. Delete what is no longer needed.',
      'Es gibt schon {most} Entwürfe. Lösche, was nicht mehr gebraucht wird.',
      'Már {most} piszkozat van. Töröld, ami nem kell.',
    ),
  }),
};

/** Why a draft is not kept so. */

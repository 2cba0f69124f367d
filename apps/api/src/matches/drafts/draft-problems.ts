import { sentence, text, type Sentence, type Text } from '@tarokk/rules';
import type { Problem } from '../../platform/problems/refused.types.js';

const texts = {
  unknown: {
    rule: null,
    path: 'draftId',
    text: text('There is no such draft.', 'Diesen Entwurf gibt es nicht.', 'Nincs ilyen piszkozat.'),
  },
  'not-your-side': {
    rule: 'D12',
    path: 'sideId',
    text: text(
      'A draft is written for a side of which you are a member; only the jury writes its own.',
      'Einen Entwurf schreibst du für eine Seite, deren Mitglied du bist; nur die Jury schreibt eigene.',
      'Piszkozatot annak az oldalnak írhatsz, amelynek tagja vagy; sajátot csak a zsűri ír.',
    ),
  },
  'other-side': {
    rule: null,
    path: 'sideId',
    text: text(
      'Whose a draft is does not change. Begin another one.',
      'Wem ein Entwurf gehört, ändert sich nicht. Beginne einen anderen.',
      'A piszkozat gazdája nem változik. Kezdj másikat.',
    ),
  },
  'version-needed': {
    rule: null,
    path: 'version',
    text: text(
      'Say from which version the sheet was made.',
      'Sag, aus welcher Fassung der Zettel entstanden ist.',
      'Add meg, melyik változatból készült a mérkőzéslap.',
    ),
  },
  'unknown-match': {
    rule: null,
    path: 'plannedMatchId',
    text: text(
      'There is no such planned match of this side.',
      'Diese Seite hat kein solches geplantes Match.',
      'Ennek az oldalnak nincs ilyen tervezett mérkőzése.',
    ),
  },
  'match-cancelled': {
    rule: null,
    path: 'plannedMatchId',
    text: text('This match was cancelled.', 'Dieses Match wurde abgesagt.', 'Ezt a mérkőzést lemondták.'),
  },
  'no-object': {
    rule: null,
    path: 'document',
    text: text('A sheet is a JSON object.', 'Ein Spielzettel ist ein JSON-Objekt.', 'A mérkőzéslap egy JSON-objektum.'),
  },
  'too-deep': {
    rule: null,
    path: 'document',
    text: text(
      'No sheet is nested more than {most} levels deep.',
      'Kein Spielzettel ist mehr als {most} Ebenen tief verschachtelt.',
      'Egyetlen mérkőzéslap sincs {most} szintnél mélyebben egymásba ágyazva.',
    ),
  },
  'too-large': {
    rule: null,
    path: 'document',
    text: text(
      'The sheet has {bytes} bytes; at most {most} are kept.',
      'Der Spielzettel hat {bytes} Bytes; höchstens {most} werden aufgehoben.',
      'A mérkőzéslap {bytes} bájt; legfeljebb {most} tárolható.',
    ),
  },
  'too-many': {
    rule: null,
    path: '',
    text: text(
      'There are {most} drafts already. Delete what is no longer needed.',
      'Es gibt schon {most} Entwürfe. Lösche, was nicht mehr gebraucht wird.',
      'Már {most} piszkozat van. Töröld, ami nem kell.',
    ),
  },
} as const satisfies Readonly<Record<string, { rule: string | null; path: string; text: Text }>>;

/** Why a draft is not kept so. */
export function draftProblem(code: keyof typeof texts, values: Sentence['values'] = {}): Problem {
  const { rule, path, text: words } = texts[code];
  return { code: `draft/${code}`, rule, path, sentence: sentence(words, values) };
}

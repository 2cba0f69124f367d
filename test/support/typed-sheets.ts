import type { SheetRecord } from '@tarokk/competition';
import { graphql, type ResultOf, type VariablesOf } from './ask.js';

const call = graphql('fragment call on AuctionCall { announce contra card cards suit suits count }');
const line = graphql('fragment line on SheetLine { announce card cards suit suits count by result }');
const contra = graphql('fragment contra on SheetContra { contra card cards suit suits count }');
const party = graphql(
  `fragment party on ScoredParty {
    tarocks honours has announcements { ...line } contras { ...contra } silent points
  }`,
  [line, contra],
);

/** Every field of a sheet. */
export const wholeSheet = graphql(
  `fragment wholeSheet on MatchSheet {
    format
    record {
      format kind date venue firstDealer
      parties { a { team collector interceptor } b { team collector interceptor } }
      games {
        ... on PlayedGame {
          number
          deal { a { interceptor collector } b { interceptor collector } }
          auction { seat calls { ...call } }
          tricks
          claim { a b }
        }
        ... on ScoredGame { number sheet { a { ...party } b { ...party } } }
      }
    }
    persons { a { interceptor collector } b { interceptor collector } }
    sides { a b }
    date order
    venue { name public }
    competitions guests
    substitutions { person for from }
    notes { game draw { a b } redealt }
    rulings { kind code game accepted points { a b } seat trophy entered reason }
  }`,
  [call, party],
);
export type WholeSheet = ResultOf<typeof wholeSheet>;

export const SUBMIT_TYPED =
  graphql(`mutation ($key: IdempotencyKey!, $sheet: MatchSheetInput, $document: JSON, $remarks: [RemarkInput!]) {
  submitSheet(input: { idempotencyKey: $key, sheet: $sheet, document: $document, remarks: $remarks, requestRuling: true }) {
    __typename
    ... on SheetSubmitted { outcome match { id } }
    ... on SheetDiffers { differences }
    ... on Refused { problems { code path message } }
  }
}`);
export type SheetInput = NonNullable<VariablesOf<typeof SUBMIT_TYPED>['sheet']>;

/** What names something in words, or by an id of the office; all other texts of a sheet are values of enums. */
const TEXTS: ReadonlySet<string> = new Set([
  'team',
  'collector',
  'interceptor',
  'name',
  'venue',
  'date',
  'person',
  'for',
  'code',
  'reason',
  'guests',
]);
const partyFields: Readonly<Record<string, string>> = { A: 'a', B: 'b' };

/** The document of a sheet as a program with generated types sends it. */
export function typedSheet({ persons, sides, ...sheet }: SheetRecord): SheetInput {
  const pairOf = (side: 'A' | 'B'): object => ({
    interceptor: persons[`${side}.interceptor`],
    collector: persons[`${side}.collector`],
  });
  return {
    ...(typed(sheet, '') as SheetInput),
    persons: { a: pairOf('A'), b: pairOf('B') } as SheetInput['persons'],
    sides: { a: sides.A, b: sides.B },
  };
}

function typed(value: unknown, key: string): unknown {
  if (typeof value === 'string') return TEXTS.has(key) ? value : value.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
  if (Array.isArray(value)) return key === 'games' ? value.map(gameOf) : value.map((inner) => typed(inner, key));
  if (typeof value !== 'object' || value === null) return value;
  // The hands of a deal have the keys of names.
  const isHands = 'interceptor' in value && Array.isArray(value.interceptor);
  return Object.fromEntries(
    Object.entries(value).map(([inner, each]) => [partyFields[inner] ?? inner, isHands ? each : typed(each, inner)]),
  );
}

function gameOf(game: object): object {
  return { ['sheet' in game ? 'scored' : 'played']: typed(game, '') };
}

/** The fields of a shown sheet that have a value, as they could be sent again. */
export function sentAgain(shown: unknown, key = ''): unknown {
  if (Array.isArray(shown)) {
    const items = shown.map((inner) => sentAgain(inner));
    return key === 'games'
      ? items.map((game) => ({ ['sheet' in (game as object) ? 'scored' : 'played']: game }))
      : items;
  }
  if (typeof shown !== 'object' || shown === null) return shown;
  return Object.fromEntries(
    Object.entries(shown)
      .filter(([, value]) => value !== null)
      .map(([inner, value]) => [inner, sentAgain(value, inner)]),
  );
}

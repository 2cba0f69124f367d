import { type Sheet } from './sheet.js';
import { sheetRecord } from './write.js';

/**
 * The sheet with the names of its teams and players in the record. What is kept has ids in their places (`nameOf` is left
 * out): a revision stays for ever, while a name may change, or be asked to disappear; so names are filled in when shown.
 */
export function named(sheet: Sheet, nameOf: (id: string) => string = (id) => id): Sheet {
  const [aInterceptor, aCollector, bInterceptor, bCollector] = sheet.persons.map(nameOf) as [
    string,
    string,
    string,
    string,
  ];
  const [a, b] = sheet.sides.map(nameOf) as [string, string];
  return {
    ...sheet,
    record: {
      ...sheet.record,
      parties: [
        { team: a, interceptor: aInterceptor, collector: aCollector },
        { team: b, interceptor: bInterceptor, collector: bCollector },
      ],
    },
  };
}

/**
 * What a sheet says, as one JSON text, which is kept, and for its hash: two readers of one sheet have the same, whatever names
 * it was shown with, and whatever was ruled on it since.
 */
export function sheetText(sheet: Sheet): string {
  return JSON.stringify(sheetRecord(named({ ...sheet, rulings: [] })));
}

/**
 * What somebody answers for who confirms a sheet on the phone of the other side (docs/api.md): all that it says but its number
 * of the day and its place, which may have to be changed when it is handed in, and what was noted beside the games. None of it
 * changes anything of what was played.
 */
export function answeredText(sheet: Sheet): string {
  const { order: _order, venue: _venue, notes: _notes, ...answered } = sheetRecord(named({ ...sheet, rulings: [] }));
  return JSON.stringify(answered);
}

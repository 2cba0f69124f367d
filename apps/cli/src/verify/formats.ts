import { decodeJson } from '@tarokk/rules';
import { type Outcome, type RecordFormat } from './format.js';
import { malformed } from './malformed.js';
import { royalMatches } from './royal/royal-matches.js';

/** Every format that `tarokk verify` knows; a further one is one more entry. */
const formats: readonly RecordFormat[] = [royalMatches];

/** The verdict on one record, as UTF-8 text. Its format is recognised by its key `format`. Never throws. */
export function verifyRecord(source: Uint8Array): Outcome {
  const decoded = decodeJson(source);
  return decoded.ok ? formatOf(decoded.value).verify(decoded.value) : malformed([decoded.problem]);
}

/** What names no format that we know is read as a Royal Tarokk match, which says what is wrong with it. */
function formatOf(value: unknown): RecordFormat {
  const named = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  return formats.find(({ format }) => format === named) ?? royalMatches;
}

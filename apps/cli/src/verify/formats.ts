import { decodeJson } from '@tarokk/rules';
import { type RecordOutcome, type RecordFormat, type WitnessWanted } from './format.js';
import { malformed } from './malformed.js';
import { royalMatches } from './royal/royal-matches.js';
import { tarockSessions } from './sessions/tarock-sessions.js';

/** Every format that `tarokk verify` knows; a further one is one more entry. */
const formats: readonly RecordFormat[] = [royalMatches, tarockSessions];

/** The verdict on one record, as UTF-8 text. Its format is recognised by its key `format`. Never throws. */
export function verifyRecord(source: Uint8Array, witness: WitnessWanted | null): RecordOutcome {
  const decoded = decodeJson(source);
  return decoded.ok ? formatOf(decoded.value).verify(decoded.value, witness) : malformed([decoded.problem]);
}

/**
 * What names no format that we know is read as a session if it looks like one, else as a Royal Tarokk match, which says
 * what is wrong with it.
 */
function formatOf(value: unknown): RecordFormat {
  if (typeof value !== 'object' || value === null) return royalMatches;
  const named = 'format' in value ? value.format : undefined;
  const looksLike = 'ruleset' in value || 'deals' in value ? tarockSessions : royalMatches;
  return formats.find(({ format }) => format === named) ?? looksLike;
}

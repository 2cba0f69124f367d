import { hashOf, hex } from '../bytes.js';
import { canonical, type Json } from './canonical.js';
import { canonicalEntry, type Fields, type LogEntry } from './entry.js';
import { ChainFollower, type FollowedLink, type Published } from './chain-follower.js';
import { Faults, type LogReport } from './report.js';

/** What the first line of an exported log says. */
export const LOG_FORMAT = 'royal-tarokk-log/1';

/** A line that does not belong to an exported log. */
export class MalformedLog extends Error {
  override readonly name = 'MalformedLog';

  /** @param line from 1 */
  constructor(readonly line: number) {
    super(`line ${line} is not of ${LOG_FORMAT}`);
  }
}

/**
 * The log as lines of a file: the format, then the links with their entries.
 * @param links those of each chain in the order of their numbers
 */
export async function* logLines(links: AsyncIterable<FollowedLink>): AsyncGenerator<string> {
  yield canonical({ format: LOG_FORMAT });
  for await (const { chain: of, number, hash, entry } of links) {
    const written = entry === null ? 'null' : canonicalEntry(entry);
    yield `{"chain":${JSON.stringify(of)},"number":${number},"hash":"${hex(hash)}","entry":${written}}`;
  }
}

/**
 * Verifies the chains of an exported log, line by line.
 * @throws MalformedLog at the first line that has not the form of an exported log
 */
export async function verifyLog(lines: AsyncIterable<string>, published: readonly Published[]): Promise<LogReport> {
  const faults = new Faults();
  const follower = new ChainFollower(published);
  let line = 0;
  for await (const text of lines) {
    if (++line === 1) {
      const first = parsed(text);
      if (!isObject(first) || first['format'] !== LOG_FORMAT) throw new MalformedLog(line);
      continue;
    }
    if (text.trim() === '') continue;
    const link = linkOf(parsed(text));
    if (link === null) throw new MalformedLog(line);
    faults.add(follower.follow(link));
  }
  if (line === 0) throw new MalformedLog(1);
  for (const missing of follower.missing()) faults.add(missing);
  return faults.report(follower.reached(), 0, 0);
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

function linkOf(value: Json): FollowedLink | null {
  if (!isObject(value)) return null;
  const { chain, number, hash: written, entry } = value;
  const hash = typeof written === 'string' ? hashOf(written) : null;
  if (typeof chain !== 'string' || typeof number !== 'number' || hash === null) return null;
  if (entry === null) return { chain, number, hash, entry };
  return entry !== undefined && isEntry(entry) ? { chain, number, hash, entry } : null;
}

const texts = ['at', 'chain', 'action', 'object', 'objectId'];
const textsOrNull = ['account', 'token', 'request', 'reason'];
const fieldsOrNull = ['before', 'after'];
const members = texts.length + textsOrNull.length + fieldsOrNull.length;

/** Nothing may be in an entry that its digest leaves out. */
export function isEntry(value: Json): value is Json & LogEntry {
  return (
    isObject(value) &&
    Object.keys(value).length === members &&
    texts.every((name) => typeof value[name] === 'string') &&
    textsOrNull.every((name) => value[name] === null || typeof value[name] === 'string') &&
    fieldsOrNull.every((name) => value[name] === null || isObject(value[name] ?? null))
  );
}

function isObject(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { openingOf } from '@tarokk/competition';
import { type LoggedTable, loggedTables } from '../log/logged-tables.js';
import { competitionArchives } from '../competitions/competitions.js';
import { ARCHIVE_FORMAT, archiveFiles, type Manifest, readManifest, recordsOf, tableIn } from '../format/manifest.js';
import { MalformedArchive } from '../format/problems.js';
import type { ArchiveLine } from '../format/rows.js';
import type { ZipReader } from '../format/zip-reader.js';
import { Approvals, readVenues } from './approvals.js';
import { followChain, type KeptHead } from './chain.js';
import { firstField, sentenceValues } from './differing.js';
import { seasonFault } from './faults.js';
import { compareNames } from './names.js';
import { readPersons } from './persons.js';
import { comparePlaces } from './places.js';
import { RecordCheck } from './records.js';
import { SeasonFaults, type SeasonReport } from './report.js';
import { SeasonRecords } from './season-records.js';
import { readTeams } from './teams.js';
import { compareTrophies, readBetween, readOpeningCounts } from './trophies.js';

/** Without them nothing can be recounted. */
const needed = [
  ...['season', 'side', 'team', 'match', 'match_revision', 'match_ruling', 'trophy'].map(recordsOf),
  ...Object.values(competitionArchives).map(({ table }) => table.file),
  archiveFiles.log,
  archiveFiles.trophies,
  archiveFiles.opening,
  archiveFiles.persons,
];
/** The rows that others are judged by come first. */
const judgedLast = ['match_revision', 'free_game_revision'];

const nothing = { figures: null, unvouched: null, irregular: [], irregularCount: 0 };

/**
 * Verifies an archive by itself: its files by the manifest, the chain of the log, each row by its last entry, each sheet by the
 * rules, the tables by the sheets.
 * @param published heads that somebody kept
 * @param keptDigest SHA-256 of the manifest that somebody kept, in hexadecimal digits; null where nobody did
 * @throws MalformedArchive for what is no archive of this format
 */
export async function verifySeason(
  archive: ZipReader,
  published: readonly KeptHead[],
  keptDigest: string | null = null,
): Promise<SeasonReport> {
  const manifest = await openManifest(archive);
  const { sha256: digest } = await archive.sha256(archiveFiles.manifest);
  const faults = new SeasonFaults();
  const archives = Object.values(competitionArchives);
  const isKnown = (name: string): boolean =>
    (Object.values(archiveFiles) as string[]).includes(name) ||
    archives.some(({ table }) => table.file === name) ||
    loggedTables.some(({ table }) => table === tableIn(name));
  const unverified = manifest.files.map(({ name }) => name).filter((name) => !isKnown(name));

  for (const { name, size, sha256 } of manifest.files) {
    const found = await archive.sha256(name);
    const isSame = found.size === size && found.sha256 === sha256;
    if (!isSame) faults.add(seasonFault('file-changed', { file: name }));
  }
  const kind = archive.has(archiveFiles.accounts) ? 'full' : 'public';
  const differing = firstField({ kind: manifest.kind }, { kind });
  if (differing !== null) faults.add(seasonFault('manifest-differs', sentenceValues(differing)));
  // A file that was changed proves nothing, so its content is not verified.
  const isChanged = faults.any;
  if (keptDigest !== null && keptDigest !== digest)
    faults.add(seasonFault('manifest-other', { digest, kept: keptDigest }));
  const seasonless = manifest.files.some(({ name, size }) => name === recordsOf('season') && size === 0);
  if (isChanged) return faults.report({ manifest, digest, seasonless, unverified, ...nothing });

  const persons = await readPersons(archive, faults);
  const competitions = archives.map((each) => ({
    table: each.table,
    recount: each.recount(manifest.season, persons, faults),
  }));
  const chain = await followChain(archive, manifest, published, faults);
  // A public archive does not have the requests to the jury.
  const approvals = manifest.kind === 'full' ? new Approvals(await readVenues(archive)) : null;
  const records = new SeasonRecords(persons, await readTeams(archive), faults, [
    ...competitions.map(({ recount }) => recount),
    ...(approvals === null ? [] : [approvals]),
  ]);
  const check = new RecordCheck(manifest.kind, chain, faults);
  for await (const { logged, line } of recordLines(archive, loggedTables)) {
    check.hold(logged, line);
    records.take(logged.table, line);
  }
  check.end();
  records.end(manifest);
  let places = 0;
  for (const { table, recount } of competitions) places += await comparePlaces(archive, table, recount, faults);
  const won = [...records.trophies, ...competitions.flatMap(({ recount }) => recount.trophies)];
  const opening = await readOpeningCounts(archive);
  const trophies = await compareTrophies(archive, openingOf(opening), won, faults);
  const vouchedNames = await compareNames(archive, manifest, persons, chain, faults);
  const { links, entries } = chain;
  const { proved, unproved, wordsLeftOut } = check;
  const counted = { matches: records.verified, places, trophies };
  const figures = { links, entries, proved, unproved, wordsLeftOut, vouchedNames: vouchedNames.vouched, ...counted };
  const { irregular = [], irregularCount = 0 } = approvals ?? {};
  const between = await readBetween(archive);
  const { unvouched: unvouchedNames, without } = vouchedNames;
  const unvouched = { names: unvouchedNames, without, opening: opening.length + between.length };
  return faults.report({ manifest, digest, seasonless, figures, unvouched, unverified, irregular, irregularCount });
}

/** @throws MalformedArchive when there is none, or files and manifest do not fit together */
export async function openManifest(archive: ZipReader): Promise<Manifest> {
  const manifest = readManifest(await archive.document(archiveFiles.manifest));
  if (manifest === null) throw new MalformedArchive('manifest', { format: ARCHIVE_FORMAT });
  const listed = new Set(manifest.files.map(({ name }) => name));
  const missing = [...listed, ...needed].find((name) => !archive.has(name));
  if (missing !== undefined) throw new MalformedArchive('missing', { file: missing });
  const unlisted = archive.names.find((name) => name !== archiveFiles.manifest && !listed.has(name));
  if (unlisted !== undefined) throw new MalformedArchive('unlisted', { file: unlisted });
  return manifest;
}

/** All rows of these tables, in an order in which each can be judged by those before it. */
export async function* recordLines<T extends LoggedTable>(
  archive: ZipReader,
  tables: readonly T[],
): AsyncGenerator<{ readonly logged: T; readonly line: ArchiveLine }> {
  const inOrder = tables.toSorted((a, b) => judgedLast.indexOf(a.table) - judgedLast.indexOf(b.table));
  for (const logged of inOrder.filter(({ table }) => archive.has(recordsOf(table)))) {
    for await (const line of archive.lines(recordsOf(logged.table))) yield { logged, line };
  }
}

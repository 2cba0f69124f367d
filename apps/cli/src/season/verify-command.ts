import { fill, problemMessage, say as saySentence, type Language } from '@tarokk/rules';
import { hashOf, type KeptHead, MalformedArchive, saySeasonFault, type SeasonReport } from '@tarokk/archive';
import { verifyFile } from '@tarokk/archive/file';
import { complain } from '../office/door.js';
import { counted } from '../terminal/numbers.js';
import { write } from '../terminal/output.js';
import { paintFor, wantsColour } from '../terminal/paint.js';
import { harmless, wrap } from '../terminal/width.js';
import { PAGE_WIDTH, type Page } from '../verify/page.js';
import { whyUnreadable } from '../verify/reading/places.js';
import { withArchive } from './given-archive.js';
import type { KeptHash } from './kept-hash.js';
import { seasonWords } from './words.js';

export interface SeasonVerifyArguments {
  readonly heads: readonly KeptHash[];
  /** Of the manifest; null where none was kept. */
  readonly digest: string | null;
  readonly json: boolean;
  readonly language: Language;
}

const FORMAT = 'royal-tarokk-season-result/1';

/** `tarokk season verify ARCHIVE` */
export async function seasonVerifyCommand(archive: string, asked: SeasonVerifyArguments): Promise<void> {
  const { language, json, digest } = asked;
  const published = asked.heads.map(({ place, hash }): KeptHead => ({ ...place, hash: hashOf(hash)! }));
  let report: SeasonReport;
  try {
    report = await withArchive(archive, (path) => verifyFile(path, published, digest));
  } catch (error) {
    const message = whyNoArchive(error, MalformedArchive, language);
    complain(`${archive}: ${message}`);
    // A program that asked for JSON reads it, whatever came of the file.
    if (json)
      await write(process.stdout, `${JSON.stringify({ format: FORMAT, verdict: 'unreadable', message }, null, 2)}\n`);
    return;
  }
  const paint = paintFor(wantsColour(process.stdout, process.env));
  const lines = json
    ? [JSON.stringify(document(report, language), null, 2)]
    : page(report, { language, paint, width: PAGE_WIDTH });
  await write(process.stdout, lines.map((line) => `${line}\n`).join(''));
  process.exitCode = report.verdict === 'same' ? 0 : 1;
}

/**
 * @param malformed the class of what is no archive: an office that imports has its own copy of the library
 * @throws the error when it is none of the file
 */
export function whyNoArchive(error: unknown, malformed: typeof MalformedArchive, language: Language): string {
  if (error instanceof malformed) return error.in(language);
  return problemMessage(whyUnreadable(error), language);
}

function page(report: SeasonReport, { language, paint, width }: Page): string[] {
  const { verdict, manifest, digest, figures, unvouched, faults, faultCount, unverified } = report;
  const { irregular, irregularCount } = report;
  const { season, kind, office, closedAt, head } = manifest;
  const say = (words: keyof typeof seasonWords, values: Readonly<Record<string, string | number>> = {}): string[] =>
    wrap(harmless(fill(seasonWords[words][language], values)), width - 4);
  const { without, ...figuresOfNothing } = unvouched ?? { without: null };
  const numbers = Object.fromEntries(
    Object.entries<number>({ ...figures, ...figuresOfNothing }).map(([name, value]) => [
      name,
      counted(value, language),
    ]),
  );
  const about = [office, seasonWords[kind === 'full' ? 'fullKind' : 'public'][language]];
  const state = report.seasonless ? 'seasonless' : closedAt === null ? 'open' : 'closed';
  about.push(seasonWords[state][language]);
  const lines =
    verdict === 'same'
      ? [paint.good(`✓ ${say('same', { season }).join(' ')}`)]
      : [paint.bad(`✗ ${say('different', { season, count: faultCount }).join(' ')}`)];
  lines.push(`  ${harmless(about.join(' · '))}`);
  for (const fault of faults) {
    const [first, ...rest] = wrap(harmless(saySeasonFault(fault, language)), width - 4);
    lines.push(`  ${paint.bad('✗')} ${first!}`, ...rest.map((line) => `    ${line}`));
  }
  if (faultCount > faults.length) lines.push(`  ${say('more', { count: faultCount - faults.length }).join(' ')}`);
  const told = figures === null ? say('stopped') : [...say('figures', numbers), ...say('log', numbers)];
  if (figures !== null && figures.vouchedNames > 0) told.push(...say('vouchedNames', numbers));
  if (without !== null && !report.seasonless)
    told.push(...say(without === 'closing' ? 'withoutClosing' : 'withoutRoot'));
  if (unvouched !== null && unvouched.names > 0) told.push(...say('unvouchedNames', numbers));
  if (unvouched !== null && unvouched.opening > 0) told.push(...say('unvouchedOpening', numbers));
  if (figures !== null && figures.wordsLeftOut > 0)
    told.push(...say('wordsLeftOut', { count: numbers['wordsLeftOut']! }));
  if (irregularCount > 0) told.push(...say('irregular', { count: counted(irregularCount, language) }));
  for (const { match, sentence } of irregular) {
    told.push(...say('irregularity', { match, sentence: saySentence(sentence, language) }).map((line) => `  ${line}`));
  }
  if (head !== null) told.push(fill(seasonWords.head[language], { head: `${head.chain}:${head.number}:${head.hash}` }));
  told.push(fill(seasonWords.digest[language], { digest }));
  for (const file of unverified) told.push(...say('unverified', { file }));
  return [...lines, ...told.map((line) => `  ${line}`)];
}

/** The same for programs. */
function document(report: SeasonReport, language: Language): object {
  const { verdict, manifest, digest, figures, unvouched, faults, faultCount, unverified } = report;
  const { irregular, irregularCount } = report;
  const { season, kind, office, closedAt, head } = manifest;
  return {
    format: FORMAT,
    verdict,
    archive: { season, kind, office, closedAt, seasonless: report.seasonless, head, digest },
    figures,
    unvouched,
    unverified,
    irregularCount,
    irregular: irregular.map(({ sentence, ...each }) => ({ ...each, message: saySentence(sentence, language) })),
    faultCount,
    faults: faults.map((each) => ({ code: each.code, ...each.where, message: saySeasonFault(each, language) })),
  };
}

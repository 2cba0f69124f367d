import { fill, type Language } from '@tarokk/rules';
import { hex, type LogReport, sayFault } from '@tarokk/archive';
import { counted } from '../terminal/numbers.js';
import { cell, right, table } from '../terminal/table.js';
import { harmless, wrap } from '../terminal/width.js';
import type { Page } from '../verify/page.js';
import { auditWords } from './words.js';

/** What was found, for people: the verdict, each fault, and the ends of the chains, which can be held against published ones. */
export function reportPage(
  { verdict, chains, waiting, objects, faults, faultCount }: LogReport,
  { language, paint, width }: Page,
): string[] {
  const say = (words: keyof typeof auditWords, values: Readonly<Record<string, number>> = {}): string =>
    fill(auditWords[words][language], countedAll(values, language));
  const links = chains.reduce((sum, { number }) => sum + number, 0);
  const lines =
    verdict === 'whole'
      ? [paint.good(`✓ ${say('whole', { chains: chains.length, links })}`)]
      : [paint.bad(`✗ ${say('broken', { count: faultCount })}`)];
  if (verdict === 'whole' && objects > 0) lines.push(`  ${say('objects', { objects })}`);
  if (waiting > 0) lines.push(`  ${say('waiting', { count: waiting })}`);
  for (const each of faults) {
    const [first, ...rest] = wrap(harmless(sayFault(each, language)), width - 4);
    lines.push(`  ${paint.bad('✗')} ${first!}`, ...rest.map((line) => `    ${line}`));
  }
  if (faultCount > faults.length) lines.push(`  ${say('more', { count: faultCount - faults.length })}`);
  const ends = chains.map(({ chain, number, hash }) => [cell(harmless(chain)), right(number), cell(hex(hash))]);
  return ends.length === 0 ? lines : [...lines, say('ends'), ...table(ends, { paint, width, indent: 2 })];
}

/** The same for programs. */
export function reportDocument(report: LogReport, language: Language): object {
  const { verdict, chains, waiting, objects, faults, faultCount } = report;
  return {
    format: 'royal-tarokk-log-result/1',
    verdict,
    chains: chains.map(({ chain, number, hash, whole }) => ({ chain, number, hash: hex(hash), whole })),
    waiting,
    objects,
    faultCount,
    faults: faults.map((each) => ({ code: each.code, ...each.where, message: sayFault(each, language) })),
  };
}

function countedAll(values: Readonly<Record<string, number>>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, counted(value, language)]));
}

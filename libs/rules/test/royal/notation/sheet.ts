import { type PartyName } from '../../../src/royal/table.js';
import { lowerTarocks } from '../../../src/royal/record/match.js';
import { silentBonusIds } from '../../../src/royal/announcements/ids.js';
import { callText, type CallText } from './auction.js';
import { result, violations, type Json } from './game.js';

/*
 * A scored sheet as text, one side after the other:
 *
 *     A: 12 tarocks, 1 honour, T18 T16
 *        collector: ultimo T1 won, vogerl
 *        contra: gang S
 *        silent: obscur
 *        points: 85
 *     B: …
 *
 * Without `points` a side claims what its lines add up to.
 */

interface Side {
  tarocks: number;
  honours: number;
  has: string[];
  announcements: CallText[];
  contras: CallText[];
  silent: string[];
  points: number | null;
}

function sideOf(source: string): Side {
  const parts = /^(\d+) tarocks?, (\d) honours?(?:,\s*(.*))?$/.exec(source.trim());
  if (!parts) throw new Error(`"${source}": a side begins with "12 tarocks, 1 honour, T18 T16"`);
  const has = (parts[3] ?? '').split(/\s+/).filter((code) => code !== '');
  const wrong = has.find((code) => !(lowerTarocks as readonly string[]).includes(code));
  if (wrong !== undefined) throw new Error(`"${wrong}" does not count for a consolation`);
  return {
    tarocks: Number(parts[1]),
    honours: Number(parts[2]),
    has,
    announcements: [],
    contras: [],
    silent: [],
    points: null,
  };
}

const listOf = (source: string): string[] => source.split(',').map((item) => item.trim());

function enter(side: Side, key: string, value: string): void {
  switch (key) {
    case 'collector':
    case 'interceptor':
      for (const line of listOf(value)) {
        const [, call, came] = /^(.*?)(?:\s+(won|lost))?$/.exec(line)!;
        side.announcements.push({ ...callText(call!), by: key, ...(came === undefined ? {} : { result: came }) });
      }
      return;
    case 'contra':
      side.contras.push(...listOf(value).map((call) => callText(`contra ${call}`)));
      return;
    case 'silent': {
      const bonuses = listOf(value);
      const wrong = bonuses.find((id) => !(silentBonusIds as readonly string[]).includes(id));
      if (wrong !== undefined) throw new Error(`"${wrong}" is no silent bonus`);
      side.silent.push(...bonuses);
      return;
    }
    case 'points':
      side.points = Number(value);
      return;
    default:
      throw new Error(`"${key}" is no line of a sheet`);
  }
}

export function sheet(source: string, attackers: PartyName = 'B'): Json {
  const sides = new Map<string, Side>();
  let side: Side | null = null;
  for (const line of source.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const colon = line.indexOf(':');
    const [key, value] = [line.slice(0, colon), line.slice(colon + 1).trim()];
    if (key === 'A' || key === 'B') sides.set(key, (side = sideOf(value)));
    else if (side) enter(side, key, value);
    else throw new Error(`"${line}" stands before the first side`);
  }
  const both = (['A', 'B'] as const).map((party) => {
    const found = sides.get(party);
    if (!found) throw new Error(`the side of ${party} is missing`);
    return found;
  }) as [Side, Side];
  const totals = (points: (side: Side) => number): Json => ({
    sheet: { A: { ...both[0], points: points(both[0]) }, B: { ...both[1], points: points(both[1]) } },
  });
  const { score } = result(
    totals(() => 0),
    attackers,
  );
  return totals((one) => one.points ?? score[one === both[0] ? 'A' : 'B'].total);
}

/** The codes of the violations of a sheet. */
export function complaints(source: string, attackers: PartyName = 'B'): readonly string[] {
  return violations(sheet(source, attackers), attackers);
}

/** The score of one party of a sheet. */
export function scoreOf(source: string, party: PartyName = 'B', attackers: PartyName = 'B') {
  return result(sheet(source, attackers), attackers).score[party];
}

/** B attacks with 13 tarocks, both honours, T18, T17 and T16: 40. A defends with 9 tarocks: 60 + 30 + 15 + 20, cut to 90. */
export const sides = (own: string, other = ''): string => `
  A: 9 tarocks, 0 honours
  ${other}
  B: 13 tarocks, 2 honours, T18 T17 T16
  ${own}`;

import { parseMatch, writeMatch, type Match } from '@tarokk/rules';

const otherSuit = { S: 'C', C: 'S', H: 'D', D: 'H' } as const;
type SuitCode = keyof typeof otherSuit;

/** The same match with spades and clubs exchanged, or hearts and diamonds. */
export function withSuitsExchanged(match: Match, pair: 'SC' | 'HD'): Match {
  const exchanged = new RegExp(`"([${pair}])(K|Q|C|J|10)?"`, 'g');
  return read(
    writeMatch(match).replace(exchanged, (_whole, suit: SuitCode, rank = '') => `"${otherSuit[suit]}${rank}"`),
  );
}

/** The same match with the parties exchanged, seats and all: who attacks and who defends stays as it was. */
export function withPartiesExchanged(match: Match): Match {
  const other = (party: string): string => (party === 'A' ? 'B' : 'A');
  const text = writeMatch(match)
    .replace(/"([AB])":/g, (_whole, party: string) => `"${other(party)}":`)
    .replace(/"firstDealer":"([AB])"/, (_whole, party: string) => `"firstDealer":"${other(party)}"`)
    .replace(/"([AB])\.(collector|interceptor)"/g, (_whole, party: string, role) => `"${other(party)}.${role}"`);
  return read(text);
}

function read(text: string): Match {
  const parsed = parseMatch(text);
  if (!parsed.ok) throw new Error(`no match: ${JSON.stringify(parsed.problems[0])}`);
  return parsed.value;
}

import { findRuleset, readSession, verifySession } from '@tarokk/rules';

type Json = Record<string, unknown>;

/** A scored deal in short; the players by what they are: D declarer, P partner, O and Q the opponents. */
export interface Sheet {
  readonly outcome?: string;
  readonly contract?: string;
  /** Declarer's side first, or by seat from forehand on. */
  readonly points?: readonly number[];
  readonly tricks?: readonly number[];
  readonly level?: number;
  /** P, or null for nobody; as the contract has it if not given. */
  readonly partner?: 'P' | null;
  /** Seats in letters; D if not given. */
  readonly declarers?: string;
  readonly kontra?: number;
  /** `trull D announced won 2`: bonus, side (D or O), kind, how it went, level. */
  readonly bonuses?: readonly string[];
  /** `O tarokks-8` */
  readonly declarations?: readonly string[];
  readonly claims?: readonly string[];
  /** `O T21` or, by side, `O xxi-lost`. */
  readonly lost?: readonly string[];
  /** `D O 1`: declarer, opponent, level. */
  readonly contras?: readonly string[];
  readonly agreed?: string;
  /** Who is named as the Rufer; D if not given. */
  readonly rufer?: string;
}

interface Usual {
  readonly contract: string;
  readonly points: readonly number[];
  readonly tricks: readonly number[];
  /** Contracts without a partner. */
  readonly alone: readonly string[];
}

const of70 = { points: [40, 30], tricks: [7, 5] };
const usual: Readonly<Record<string, Usual>> = {
  hungarian: { contract: 'two', points: [50, 44], tricks: [5, 4], alone: [] },
  taroky: { contract: 'povinnost', ...of70, alone: ['trojka', 'solo'] },
  'taroky-polish': { contract: 'powinnosc', ...of70, alone: ['brewer', 'zolo-brewer'] },
  'taroki-z-krolami': { contract: '2', ...of70, alone: [] },
  'kings-tarock': { contract: 'koenigrufer', ...of70, alone: ['sechserdreier', 'dreier', 'solodreier'] },
};

/** Forehand declares. */
const places = 'DOPQ';
const players = ['Anna', 'Béla', 'Csaba', 'Dóra'];

/** The key `scored` of a sheet: exactly those keys that the ruleset asks for, and those that the sheet gives. */
function scored(ruleset: string, sheet: Sheet, dealer: number): Json {
  const form = findRuleset(ruleset)!.scored;
  const { contract: usualContract, alone, ...counts } = usual[ruleset]!;
  const seat = (letter: string): number => (dealer + 1 + places.indexOf(letter)) % 4;
  const outcome = sheet.outcome ?? 'played';
  const hasContract = form.contracts(outcome).length > 0;
  const contract = sheet.contract ?? usualContract;
  const partner = sheet.partner === undefined ? (alone.includes(contract) ? null : 'P') : sheet.partner;
  const bySeat = (list: readonly number[]): number[] =>
    places.split('').map((_, at) => list[(at + 4 - seat('D')) % 4]!);
  const count = (key: 'points' | 'tricks'): unknown => {
    const list = sheet[key] ?? counts[key];
    if (list.length === 4) return bySeat(list);
    return { declarer: list[0], opponents: list[1] };
  };
  const side = (letter: string): string => (letter === 'D' || letter === 'P' ? 'declarer' : 'opponents');
  const bonus = (text: string): Json => {
    const [id, letter, kind, won, level = '0'] = text.split(' ');
    const follows = form.bonuses.find((one) => one.id === id)?.won === false;
    const kontra = level === '0' ? {} : { kontra: Number(level) };
    return {
      bonus: id,
      side: side(letter!),
      announced: kind === 'announced',
      ...(follows ? {} : { won: won === 'won' }),
      ...kontra,
    };
  };
  const fact = (text: string): Json => ({ seat: seat(text[0]!), what: text.slice(2) });
  const lost = (text: string): Json =>
    /^. T\d/.test(text) ? { seat: seat(text[0]!), card: text.slice(2) } : { item: text.slice(2), side: side(text[0]!) };
  const contra = (text: string): Json => {
    const [declarer, opponent, level] = text.split(' ');
    return { declarer: seat(declarer!), opponent: seat(opponent!), level: Number(level) };
  };

  const values: Json = {
    contract,
    level: sheet.level ?? 1,
    declarers: (sheet.declarers ?? 'D').split('').map(seat),
    partner: partner === null ? null : seat(partner),
    points: count('points'),
    tricks: count('tricks'),
    kontra: sheet.kontra,
    bonuses: sheet.bonuses?.map(bonus),
    declarations: sheet.declarations?.map(fact),
    claims: sheet.claims?.map(fact),
    contras: sheet.contras?.map(contra),
    rufer: seat(sheet.rufer ?? 'D'),
    agreed: sheet.agreed === undefined ? undefined : sheet.agreed.split('').map(seat),
    lost: sheet.lost?.map(lost),
  };
  const keys = form.keys(outcome, hasContract ? contract : '', {}, players.length);
  const known = Object.entries(values).filter(([key, value]) => keys.some((one) => one === key) && value !== undefined);
  return { ...(outcome === 'played' ? {} : { outcome }), ...Object.fromEntries(known) };
}

/** A session of scored deals; each is dealt by whom the state says. */
export function sheetSession(ruleset: string, sheets: readonly Sheet[]): Json {
  const deals: Json[] = [];
  const session = { format: 'tarock-session/1', ruleset, players, firstDealer: 0, deals };
  for (const [index, sheet] of sheets.entries()) {
    const reading = readSession(session);
    if (!reading.ok) throw new Error(`${ruleset}, deal ${index}: ${JSON.stringify(reading.problems)}`);
    const { dealer } = verifySession(reading.session).state;
    deals.push({ number: index + 1, dealer, scored: scored(ruleset, sheet, dealer) });
  }
  return session;
}

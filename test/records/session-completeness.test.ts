import { describe, expect, it } from '@jest/globals';
import { readSession, rulesets, verifySession, type SessionResult } from '@tarokk/rules';
import { readText } from '../docs/rulebook.js';
import { sessionRecords, type VerifiedSession } from '../support/session-records.js';

const records = sessionRecords();

const document = readText('docs/rules/session-record.md');
const codesFrom = (start: string, end?: string): string[] => {
  const part = document.slice(document.indexOf(start), end === undefined ? undefined : document.indexOf(end));
  return [...part.matchAll(/`([a-z]+\/[a-z-]+)`/g)].map(([, code]) => code!);
};

/** The codes of S5 and of the table of common codes. */
const commonCodes = [...codesFrom('**S5 ', '**S6 '), ...codesFrom('### Common codes')];

it('the document has 23 common codes, each once', () => {
  expect(new Set(commonCodes).size).toBe(23);
  expect(commonCodes).toHaveLength(23);
});

/** Codes of the common ground that a game cannot draw. */
const never: Readonly<Record<string, readonly string[]>> = {
  // No turn is ever too late, and everything that can be named can be doubled (6.5).
  hungarian: ['announce/late', 'kontra/not-possible'],
  // One turn each: nobody has passed for good (S8). No `notice`. Everything that can be named can be doubled (C5.4).
  taroky: ['auction/after-pass', 'kontra/not-possible', 'session/past-end'],
  'taroky-polish': ['auction/after-pass', 'kontra/not-possible', 'session/past-end'],
  'taroki-z-krolami': ['auction/after-pass', 'session/past-end'],
  // No declarations.
  'kings-tarock': ['declare/false'],
};

/** What is doubled, announced … but never a line of its own. */
const noLine: Readonly<Record<string, readonly string[]>> = {
  // 6.2: never silent; 7.4: a factor of the game.
  'kings-tarock': ['grammaboy silent won', 'valat announced won', 'valat announced lost', 'valat silent won'],
};

describe.each(rulesets)('everything that $id knows occurs in an example record', (ruleset) => {
  const own = records.filter(({ session }) => session.ruleset === ruleset);
  const deals = own.flatMap(({ result }) => result.deals);
  const acts = own.flatMap(({ session }) =>
    session.deals.flatMap((deal) =>
      deal.form === 'scored'
        ? []
        : [...deal.start, ...deal.calling, ...deal.exchange, ...deal.announcements.flatMap(({ say }) => say), ...deal.after],
    ),
  );
  const drawn = new Set(
    own.flatMap(({ result }) =>
      [...result.violations, ...result.deals.flatMap(({ violations, warnings }) => [...violations, ...warnings])].map(
        ({ code }) => code,
      ),
    ),
  );

  it.each(ruleset.contracts)('contract $id: settled, played out and as a score sheet', ({ id }) => {
    for (const form of ['played', 'scored']) {
      const found = deals.filter((deal) => deal.contract === id && deal.form === form && deal.lines.length > 0);
      expect([form, found]).not.toEqual([form, []]);
    }
  });

  it.each(ruleset.scored.outcomes)('outcome %s: as a score sheet, and played unless it is of score sheets alone', (id) => {
    const forms = new Set(deals.filter(({ outcome }) => outcome === id).map(({ form }) => form));
    expect([...forms].sort()).toEqual(id === 'misdeal' ? ['scored'] : ['played', 'scored']);
  });

  it.each(ruleset.bonuses)('bonus $id: announced, made and not made, silent', ({ id }) => {
    // Taroki z królami 1.3: cztery króle is an act of its own.
    expect(acts.some((act) => act.act === id || (act.act === 'announce' && act.bonus === id))).toBe(true);
    const lines = deals.flatMap((deal) => deal.lines).filter(({ item }) => item === id);
    const kinds = ['announced won', 'announced lost', 'silent won'].filter((kind) => {
      const [announced, won] = [kind.startsWith('announced'), kind.endsWith('won')];
      return !lines.some((line) => line.announced === announced && line.won === won);
    });
    expect(kinds.map((kind) => `${id} ${kind}`).filter((kind) => !noLine[ruleset.id]?.includes(kind))).toEqual([]);
  });

  it('every item of the settlement is a line, won or lost', () => {
    const found = new Set(deals.flatMap(({ lines }) => lines.map(({ item }) => item)));
    const bonuses = noLine[ruleset.id]?.map((line) => line.split(' ')[0]!) ?? [];
    const missing = ruleset.items.map(({ id }) => id).filter((id) => !found.has(id) && !bonuses.includes(id));
    expect(missing).toEqual([]);
  });

  it('every declaration is made in play and written on a score sheet', () => {
    const ids = allDeclarations(ruleset);
    const played = new Set(acts.map((act) => (act.act === 'declare' ? act.what : null)));
    const listed = new Set(
      own.flatMap(({ session }) =>
        session.deals.flatMap((deal) => (deal.form === 'scored' ? deal.facts.declarations.map(({ what }) => what) : [])),
      ),
    );
    expect(ids.filter((id) => !played.has(id) || !listed.has(id))).toEqual([]);
  });

  it('every level of kontra counts in some line', () => {
    const levels = new Set(acts.map((act) => (act.act === 'kontra' ? act.level : 0)));
    const names = ruleset.kontras.map((_, index) => index + 1);
    expect(names.filter((level) => !levels.has(level))).toEqual([]);
    // Above the highest one it is a violation, which occurs too.
    expect(Math.max(...levels)).toBe(names.length + 1);
  });

  it('every act that a phase knows', () => {
    const { start, calling, exchange, say, after } = ruleset.form;
    const found = new Set(acts.map(({ act }) => act));
    expect([...start, ...calling, ...exchange, ...say, ...after].filter((act) => !found.has(act))).toEqual([]);
  });

  it.each(Object.keys(ruleset.codes))('code %s', (code) => {
    expect(drawn).toContain(code);
  });

  it('every common code, but for those that the game cannot draw', () => {
    const missing = commonCodes.filter((code) => !drawn.has(code));
    expect(missing.sort()).toEqual(never[ruleset.id]);
  });

  const values = ruleset.options.flatMap(({ id, values: [first, ...others] }) =>
    others.map((value) => [id, value, [first!, ...others.filter((other) => other !== value)]] as const),
  );

  // Jest refuses an empty table, and some games have no options.
  (values.length > 0 ? it : it.skip).each(values)('option %s: %s decides a record, against %j', (id, value, others) => {
    for (const other of others) {
      const decided = own.filter((one) => one.value.options?.[id] === value && comesToElse(one, id, other));
      expect([other, decided]).not.toEqual([other, []]);
    }
  });
});

function allDeclarations(ruleset: (typeof rulesets)[number]): readonly string[] {
  const defaults = Object.fromEntries(ruleset.options.map(({ id, values }) => [id, values[0]!]));
  const all = ruleset.options.flatMap(({ id, values }) => values.map((value) => ({ ...defaults, [id]: value })));
  return [...new Set([defaults, ...all].flatMap((options) => ruleset.declarations(options).map(({ id }) => id)))];
}

/** Whether a record is no record, or comes to another result, with another value of an option. */
function comesToElse({ value, result }: VerifiedSession, id: string, other: string): boolean {
  const reading = readSession({ ...value, options: { ...value.options, [id]: other } });
  return !reading.ok || facts(verifySession(reading.session)) !== facts(result);
}

/** The result without sentences. */
const facts = ({ verdict, deals, totals, state }: SessionResult): string =>
  JSON.stringify({ verdict, deals, totals, state }, (key, part: unknown) => (key === 'reason' ? undefined : part));

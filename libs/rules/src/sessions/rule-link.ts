/** Headings of the documents of the rulesets by section, as their addresses name them. */
const hungarian = {
  '1': '1-table-cards-deal',
  '2': '2-auction',
  '3': '3-conventions-they-are-rules-who-makes-a-conventional-bid-or-pass-must-hold-the-card',
  '4': '4-talon-discards-annulling',
  '5': '5-calling-a-partner',
  '6': '6-round-of-announcements',
  '7': '7-play-and-bonuses',
  '8': '8-game-double-game-volát',
  '9': '9-settlement',
  '10': '10-options',
};
const taroky = {
  C1: 'c1-table-cards-deal',
  C2: 'c2-auction-and-contracts',
  C3: 'c3-calling-povinnost-druhá',
  C4: 'c4-talon',
  C5: 'c5-announcements-s7',
  C6: 'c6-play-and-settlement',
  C7: 'c7-varšava',
  C8: 'c8-the-pool-option-zid-on',
  P1: 'p1-names-and-units',
  P2: 'p2-declarations',
  P3: 'p3-play',
};
const krolami = {
  '1': '1-table-cards-deal',
  '2': '2-auction',
  '3': '3-calling-a-king-the-first-kontras-phase-calling',
  '4': '4-talon-phase-exchange',
  '5': '5-announcements-s7',
  '6': '6-play',
};
const kings = {
  '1': '1-table-cards-deal',
  '2': '2-games',
  '3': '3-auction',
  '4': '4-calling-a-king-koenigrufer-solorufer-aufrufer',
  '5': '5-talon-phase-exchange',
  '6': '6-announcements-s7',
  '7': '7-play-and-settlement',
  '8': '8-trischaken',
};

interface RulesDocument {
  readonly file: string;
  readonly sections: Readonly<Record<string, string>>;
}

const documents: Readonly<Record<string, RulesDocument>> = {
  hungarian: { file: 'hungarian-tarokk.md', sections: hungarian },
  taroky: { file: 'taroky.md', sections: taroky },
  'taroky-polish': { file: 'taroky.md', sections: taroky },
  'taroki-z-krolami': { file: 'taroki-z-krolami.md', sections: krolami },
  'kings-tarock': { file: 'kings-tarock.md', sections: kings },
};

/**
 * Where a rule number leads: the section that holds it, relative to the folder `docs`; without a number to the codes that all
 * rulesets know.
 * @param ruleset its id
 */
export function sessionRuleLink(ruleset: string, rule: string | null): string {
  if (rule === null) return 'rules/session-record.md#common-codes';
  if (rule.startsWith('S')) return 'rules/session-record.md#common-rules';
  const { file, sections } = documents[ruleset]!;
  const anchor = sections[rule.split('.')[0]!];
  return anchor === undefined ? `rules/${file}` : `rules/${file}#${anchor}`;
}

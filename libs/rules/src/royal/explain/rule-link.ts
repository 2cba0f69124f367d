/** Headings of the rules document by section, as its addresses name them. */
const sectionAnchors: Readonly<Record<string, string>> = {
  '1': '1-table-cards-deal',
  '2': '2-auction',
  '3': '3-play',
  '4.1':
    '41-messages-5-true-and-as-the-table-allows-else-the-call-is-a-violation-each-once-a-player-suit-count-once-a-suit',
  '4.2': '42-material-6',
  '4.3': '43-silent-bonuses-4-never-announced-scored-when-they-happen',
  '4.4': '44-free-tricks-6',
  '4.5': '45-bound-tricks-5-bind-the-card',
  '4.6': '46-high-card-schlemme-5-parameter-one-high-card-which-is-bound',
  '4.7': '47-flight-schlemme-2-parameter-one-high-card-which-is-bound',
  '4.8': '48-catch-5-and-other-schlemme-7',
  '4.9': '49-trophies-25-the-order-of-this-table-is-the-rank-of-the-trophies-lowest-first-113',
  '4': '4-the-70-announcements-and-bonuses',
  '5': '5-counting-5--6--4--6--5--5--2--5--7--25--70-of-which-66-are-announced',
  '6': '6-what-raises-what',
  '7': '7-scoring-a-game',
  '8': '8-match',
};

/**
 * Where a rule number leads: the section of the rules document that holds it, relative to the folder `docs`.
 * @param rule of sections 1–8, like `2.3` or `4.6`
 */
export function ruleLink(rule: string): string {
  const anchor = sectionAnchors[rule] ?? sectionAnchors[rule.split('.')[0]!];
  return anchor === undefined ? 'rules/royal-tarokk.md' : `rules/royal-tarokk.md#${anchor}`;
}

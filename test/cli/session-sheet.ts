/** A session of two score sheets of Hungarian Tarokk: the claims of its first deal and of its totals are wrong. */
export const sessionSheet = {
  format: 'tarock-session/1',
  ruleset: 'hungarian',
  options: { 'xx-discard': 'forbidden' },
  date: '2026-03-14',
  venue: 'Kávéház',
  players: ['Anna', 'Béla', 'Csaba', 'Dóra'],
  firstDealer: 3,
  notice: 1,
  deals: [
    {
      number: 1,
      dealer: 3,
      scored: {
        contract: 'two',
        declarers: [0],
        partner: 2,
        points: { declarer: 52, opponents: 42 },
        tricks: { declarer: 6, opponents: 3 },
        kontra: 1,
        skiz: 1,
        bonuses: [
          { bonus: 'trull', side: 'declarer', announced: false, won: true },
          { bonus: 'pagat-ultimo', side: 'opponents', announced: true, won: false },
        ],
      },
      claim: { payments: [4, -4, 4, -4] },
    },
    { number: 2, dealer: 0, scored: { outcome: 'passed-out' } },
  ],
  claim: { totals: [4, -4, 4, -4] },
};

/** The same with nothing claimed. */
export const unclaimedSheet = {
  ...sessionSheet,
  deals: sessionSheet.deals.map(({ claim: _, ...deal }) => deal),
  claim: undefined,
};

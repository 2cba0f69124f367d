/** The colour of each party, beside its letter. */
export const partyStyles = ['partyA', 'partyB'] as const;

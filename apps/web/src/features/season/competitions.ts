/** The competitions of a season, as the schema names them. */
export const competitions = ['CHAMPIONSHIP', 'CUP', 'GRAND_PRIX', 'FREE_CHAMPIONSHIP'] as const;

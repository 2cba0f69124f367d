/** `npm run test:full` says FULL=1: many more seeds, longer runs, every combination. */
export const isFull = process.env['FULL'] === '1';

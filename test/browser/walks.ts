/** Windows in which a walk is looked at. */
export const sizes = {
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1366, height: 768 } },
};

/** One language a size; with FULL=1 both on both. Matches of the same two sides on one day are told apart by their number. */
export const walks = [
  { language: 'hu', size: 'phone', order: 1 },
  { language: 'de', size: 'desk', order: 2 },
  ...(process.env['FULL'] === '1'
    ? ([
        { language: 'de', size: 'phone', order: 3 },
        { language: 'hu', size: 'desk', order: 4 },
      ] as const)
    : []),
] as const;

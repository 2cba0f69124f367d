interface Some {
  readonly nodes: readonly unknown[];
}

/** What the office has so far. A page asks for it only where its reader can change it: an admin for jurors, a juror for teams. */
interface OfficeSetup {
  readonly jury?: Some;
  readonly season: object | null;
  readonly teams?: Some;
}

export interface Lacking {
  readonly what: 'jury' | 'season' | 'teams';
  readonly year: number;
}

/** What the office lacks first, for whoever can give it; null when matches can be played. */
export function lackingOf({ jury, season, teams }: OfficeSetup, { year }: { readonly year: number }): Lacking | null {
  if (jury?.nodes.length === 0) return { what: 'jury', year };
  // Who keeps no seasons was not asked for teams.
  if (teams === undefined) return null;
  if (season === null) return { what: 'season', year };
  return teams.nodes.length === 0 ? { what: 'teams', year } : null;
}

/** Of which season the figures are; it stands in the address. */
export interface AnnouncementsSearch {
  /** Other than the latest one. */
  readonly season?: string;
}

export function readAnnouncementsSearch({ season }: Record<string, unknown>): AnnouncementsSearch {
  return typeof season === 'string' && /^\d{4}$/.test(season) ? { season } : {};
}

const frame = /^\/embed(?=\/)/;

/** Pages under `/embed` are for frames on other sites: without the office's own frame, and the office lets them be framed. */
export function isEmbedded(pathname: string): boolean {
  return frame.test(pathname);
}

/** What stands around a page, where it is not what stands around all. */
export function frameOf(pathname: string): 'embedded' | 'room' | 'at-a-game' | undefined {
  if (isEmbedded(pathname)) return 'embedded';
  // The screen of a room has a head of its own, and nothing to press.
  if (/^\/grand-prix\/[^/]+\/[^/]+\/room$/.test(pathname)) return 'room';
  // A game card by card needs the whole window; its own head leads back to where it belongs.
  if (/^\/(?:(?:matches|announcements)\/[^/]+\/games\/|rules\/pairs\/[^/]+\/[^/]+\/.)/.test(pathname))
    return 'at-a-game';
  return undefined;
}

/** The page of the office that shows the same as a page for frames; any other page is itself. */
export function pageOfFrame(pathname: string): string {
  return pathname.replace(frame, '');
}

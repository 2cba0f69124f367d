const frame = /^\/embed(?=\/)/;

/** Pages under `/embed` are for frames on other sites: without the office's own frame, and the office lets them be framed. */
export function isEmbedded(pathname: string): boolean {
  return frame.test(pathname);
}

/** The page of the office that shows the same as a page for frames; any other page is itself. */
export function pageOfFrame(pathname: string): string {
  return pathname.replace(frame, '');
}

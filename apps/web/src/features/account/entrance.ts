import { usePage } from '../../api/page-context.js';

interface Entered {
  readonly me?: { readonly account: { readonly jury: boolean; readonly admin: boolean } };
}

/**
 * Leads on who has just logged in. Everything is loaded anew, for everything may look otherwise to them, and the page with the
 * token of a link leaves the browser's history.
 * @param next where they wanted to go; otherwise where they work
 */
export function useEntrance(next?: string): (answer: Entered) => void {
  const { language } = usePage();
  return ({ me }) => {
    const jury = me?.account.jury === true;
    location.replace(next ?? `/${language}/${jury ? 'jury' : 'account'}`);
  };
}

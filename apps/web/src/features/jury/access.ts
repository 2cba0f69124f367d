import { redirect } from '@tanstack/react-router';
import type { PageContext } from '../../api/context.js';
import type { Viewer } from '../../api/viewer.js';
import { addressIn } from '../../messages/addresses.js';

interface Guarded {
  readonly context: PageContext & { readonly viewer: Viewer };
  readonly location: { readonly pathname: string };
}

/** Before a page of the jury: who is not of it is told who is, and what they may do themselves. */
export function ofJury({ context, location }: Guarded): void {
  if (context.viewer.account.jury) return;
  refuse(context, location);
}

/** Before pages of a whole season, which admins read and do their part of. */
export function ofJuryOrAdmin({ context, location }: Guarded): void {
  const { jury, admin } = context.viewer.account;
  if (!jury && !admin) refuse(context, location);
}

/** Before the desks of cup and Grand Prix, which are also for whom an admin has appointed where the whole jury plays (D58). */
export function ofJuryOrAppointed({ context, location }: Guarded): void {
  const { jury, appointedForEvent } = context.viewer.account;
  if (!jury && !appointedForEvent) refuse(context, location);
}

function refuse(context: Guarded['context'], location: Guarded['location']): never {
  throw redirect({
    to: '/administration',
    search: { asked: addressIn(context.language, location.pathname) },
  });
}

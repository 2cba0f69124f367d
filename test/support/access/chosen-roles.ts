import { saidOf } from './document.js';
import { mutations } from './mutations.js';
import { type Role, roles } from './setup.js';
import { isFull } from '../full.js';

/** Whoever writes docs/access.md anew tries everything too. */
const triesAll = isFull || process.env['UPDATE_FILES'] === '1';

/** Whether docs/access.md says that this role is refused, or is shown nothing. */
export function isRefused(mutation: string, role: Role): boolean {
  return saidOf(mutation, role) !== 'yes';
}

/**
 * Who tries a mutation: every role of which docs/access.md says that it is refused, and of a mutation that is not in it every role. Of
 * those that may do it one: what each of them does needs all that it is done to made anew, and what people may do is what most other
 * tests are about. It is the one that has done least so far, so that every role does something; FULL=1 tries all.
 */
export function chosenRoles(): (mutation: string, role: Role) => boolean {
  if (triesAll) return () => true;
  const done = new Map<Role, number>(roles.map((role) => [role, 0]));
  const doers = new Map<string, Role>();
  for (const mutation of Object.keys(mutations)) {
    const [doer] = roles.filter((role) => !isRefused(mutation, role)).toSorted((a, b) => done.get(a)! - done.get(b)!);
    if (doer === undefined) continue;
    doers.set(mutation, doer);
    done.set(doer, done.get(doer)! + 1);
  }
  return (mutation, role) => isRefused(mutation, role) || role === 'adminToken' || role === doers.get(mutation);
}

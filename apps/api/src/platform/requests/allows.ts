import { applyDecorators, SetMetadata } from '@nestjs/common';
import { Extensions } from '@nestjs/graphql';

/**
 * Who may use a query or mutation at all. The service decides what they may do with a certain object.
 * `anyone` needs no account, `account` any login or token, `login` a login (no token), `side` whoever may submit, `jury` and
 * `admin` these roles by a login, of the jury by a token too, `setup` an admin also by a token with the scope `admin`, `side-or-jury` whoever may act in the life of a match. A token that may only read is for no mutation.
 */
export const audiences = [
  'anyone',
  'account',
  'login',
  'side',
  'jury',
  'admin',
  'jury-or-admin',
  'setup',
  'jury-or-setup',
  'side-or-jury',
] as const;
export type AllowedCallers = (typeof audiences)[number];

export const ALLOWS = 'office:allows';

/** Every query and mutation says for whom it is; one that does not is refused for everybody. */
export const Allows = (audience: AllowedCallers): ReturnType<typeof applyDecorators> =>
  applyDecorators(SetMetadata(ALLOWS, audience), Extensions({ allows: audience }));

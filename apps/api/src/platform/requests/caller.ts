import type { Language } from '@tarokk/rules';
import { LimitNotes } from './limit-notes.js';

/** What an API token may be used for. A login may everything that its account may. */
export const scopes = ['read', 'submit', 'jury', 'admin'] as const;
export type Scope = (typeof scopes)[number];

export interface CallingAccount {
  readonly id: string;
  readonly personId: string;
  /** Already narrowed to what the token's scopes allow. */
  readonly jury: boolean;
  /** By a login alone: no token erases, closes, or makes admins and tokens. */
  readonly admin: boolean;
  /** For what sets an office up: an admin, by a login or by a token with the scope `admin`. */
  readonly setsUp: boolean;
  readonly maySubmit: boolean;
}

/** Who sends a request, found out once, before anything is executed. */
export interface Caller {
  readonly account: CallingAccount | null;
  readonly loginId: string | null;
  readonly tokenId: string | null;
  /** The request has an API token that is unknown, has expired or was revoked: the program is told so whatever it asks. */
  readonly isTokenRefused: boolean;
  readonly address: string;
  /** What the program calls itself, at most 200 characters. */
  readonly userAgent: string;
  readonly requestId: string;
  /** Whether the caller has closed the connection, so that nobody would get the answer. */
  readonly isGone: () => boolean;
  /** What its answer tells of the limits on which it is counted. */
  readonly limits: LimitNotes;
  /** Of the request's Accept-Language; English otherwise. */
  readonly language: Language;
}

/** Somebody at the server itself, by its terminal. */
export function atTheServer(language: Language): Caller {
  const requestId = 'server';
  const nobody = { account: null, loginId: null, tokenId: null, isTokenRefused: false };
  const limits = new LimitNotes();
  return { ...nobody, address: '', userAgent: '', requestId, isGone: () => false, limits, language };
}

/** Somebody without a login who has shown that an account is theirs: the log names them. */
export function knownAs(caller: Caller, id: string, personId: string): Caller {
  return { ...caller, account: { id, personId, jury: false, admin: false, setsUp: false, maySubmit: false } };
}

import type { Language } from '@tarokk/rules';

/** What an API token may be used for. A login may everything that its account may. */
export const scopes = ['read', 'submit', 'jury'] as const;
export type Scope = (typeof scopes)[number];

export interface CallingAccount {
  readonly id: string;
  readonly personId: string;
  /** Already narrowed to what the token's scopes allow; a token never makes an admin. */
  readonly jury: boolean;
  readonly admin: boolean;
  readonly maySubmit: boolean;
}

/** Who sends a request, found out once, before anything is executed. */
export interface Caller {
  readonly account: CallingAccount | null;
  readonly loginId: string | null;
  readonly tokenId: string | null;
  readonly address: string;
  readonly requestId: string;
  /** Of the request's Accept-Language; English otherwise. */
  readonly language: Language;
}

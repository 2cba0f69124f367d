/** A head that somebody kept, as it was typed: of some nothing but the hash. */
export interface KeptHash {
  readonly place: { readonly chain: string; readonly number: number } | null;
  /** 64 hexadecimal digits. */
  readonly hash: string;
}

/** A head that somebody kept, as it was typed. */
export interface GivenHead {
  readonly chain: string;
  readonly number: number;
  /** 64 hexadecimal digits. */
  readonly hash: string;
}

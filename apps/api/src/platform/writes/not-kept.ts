/** What a write answers with and has not done: all of it is taken back, and its idempotency key can be used again. */
export class NotKept<A extends object> {
  constructor(readonly answer: A) {}
}
